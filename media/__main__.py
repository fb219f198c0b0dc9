"""Renders the pictures, films and plans of the demonstration; media/README.md explains each command."""

import argparse
import pathlib

from . import darkroom


def show_list(pattern):
    for name, view in darkroom.pictures(pattern).items():
        state = "done" if darkroom.is_up_to_date(name, view) else "to do"
        print(f"{state:6} {name:32} {view.size[0]}x{view.size[1]} {view.to}")


def main():
    parser = argparse.ArgumentParser(prog="python -m media", description=__doc__)
    parser.add_argument(
        "command", choices=["list", "render", "develop", "film", "hours", "survey", "plan", "crops", "contact-sheet"]
    )
    parser.add_argument("names", nargs="*", default=[""], help="scene or scene/view, or the beginning of a name")
    parser.add_argument("--draft", action="store_true", help="480 px, into the cache")
    parser.add_argument("--force", action="store_true", help="also render pictures that are up to date")
    parser.add_argument("--out", help="another folder for JPEGs or plans")
    args = parser.parse_args()
    if args.command == "list":
        show_list(args.names[0])
    elif args.command == "render":
        darkroom.render(args.names, args.draft, args.force, args.out)
    elif args.command == "develop":
        darkroom.develop_again(args.names)
    elif args.command == "crops":
        from . import crops

        crops.make()
    elif args.command == "contact-sheet":
        from . import contact_sheet

        contact_sheet.before_and_after(args.names[0]) if args.names[0] else contact_sheet.make()
    elif args.command == "plan":
        from . import homes, plans

        for name in filter(None, args.names) if any(args.names) else homes.NAMES:
            plans.draw(name, args.out and pathlib.Path(args.out))
    elif args.command == "survey":
        from . import survey

        for name in args.names:
            survey.measure(name)
    elif args.command == "hours":
        from . import hours

        for name in args.names:
            hours.make(name)
    elif args.command == "film":
        from . import films

        for name in args.names:
            films.draft(name) if args.draft else films.make(name)


main()
