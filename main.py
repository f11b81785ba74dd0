"""Starts the app; Buildozer looks for it here."""

from skyliners.app.application import start

if __name__ == "__main__":
    start()
