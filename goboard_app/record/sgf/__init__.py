"""Game records as bytes: reading, character sets, writing, findings, and other formats."""

import warnings

# Python 3.12 and later warn of an escape in sgfmill when they compile it, with some installers at the first start only.
warnings.filterwarnings("ignore", "invalid escape sequence", SyntaxWarning, module=r".*sgfmill")
