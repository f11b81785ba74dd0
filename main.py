"""Starts the app; Buildozer looks for it here."""

import sys

from skyliners.app.device.start import start

if __name__ == "__main__":
    sys.exit(start())
