"""`skyliners` and `python -m skyliners`: without arguments the app, else a command."""

import signal
import sys


def main() -> int:
    if not {*sys.argv[1:]} <= {"--check", "--verbose"}:
        from skyliners.tools.commands import run  # noqa: PLC0415  # no Kivy for these

        # Whoever interrupts a command wants it to end, not to hear where it stood.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        return run(sys.argv[1:])
    from skyliners.app.device.start import start  # noqa: PLC0415  # the rest costs time

    return start()


if __name__ == "__main__":
    sys.exit(main())
