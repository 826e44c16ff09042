"""Run the program with `python -m goboard_app`."""

from goboard_app.main import main

raise SystemExit(main())
