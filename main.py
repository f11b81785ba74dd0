"""Starts the app; Buildozer looks for it here."""

import sys

from skyliners.app.start import start

if __name__ == "__main__":
    sys.exit(start())
