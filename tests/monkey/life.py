"""A process in which a story, or a part of it, happens; see `telling.py`.

`python -m tests.monkey.life FOLDER [--moves N] [--from LINE] [--plant FAULT]`
"""

import faulthandler
import signal

from tests.monkey import fate

if __name__ == "__main__":
    faulthandler.enable()
    faulthandler.register(signal.SIGUSR1)  # whoever waits in vain wants to know where it is
    fate.enter()
    from tests.monkey.telling import main  # whatever it imports is the world's

    main()
