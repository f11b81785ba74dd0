"""`skyliners` and `python -m skyliners`: without arguments the app, else a command."""

import signal
import sys


def main() -> int:
    if len(sys.argv) > 1 and sys.argv[1] != "--check":
        from skyliners.tools.commands import run  # noqa: PLC0415  # no Kivy for these

        # Whoever interrupts a command wants it to end, not to hear where it stood.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        return run(sys.argv[1:])
    from skyliners.app.start import start  # noqa: PLC0415  # the rest costs time

    return start()


if __name__ == "__main__":
    sys.exit(main())
