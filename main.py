"""Starts the app; Buildozer looks for it here."""

from skyliners.app.start import start

if __name__ == "__main__":
    start()
