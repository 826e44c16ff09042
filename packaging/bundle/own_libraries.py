"""Run before the program: what goboard starts, such as an engine, finds its own libraries.

The starter in front of the program has put our folder first into `LD_LIBRARY_PATH`. The loader has
read that once for this process; another program would take our libraries for its own.
"""

import os

before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if before is not None:
    os.environ["LD_LIBRARY_PATH"] = before
else:
    os.environ.pop("LD_LIBRARY_PATH", None)
