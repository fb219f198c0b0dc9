"""python -m media list | render NAME... [--draft] [--force] | develop NAME... | film NAME [--draft] | hours ROOM |
survey NAME | plan NAME | crops | contact-sheet"""

import argparse
import pathlib

from . import darkroom


def show_list(pattern):
    for name, view in darkroom.pictures(pattern).items():
        state = "done" if darkroom.is_exposed(name, view) else "to do"
        print(f"{state:6} {name:32} {view.size[0]}x{view.size[1]} {view.to}")


def main():
    parser = argparse.ArgumentParser(prog="python -m media", description=__doc__)
    parser.add_argument(
        "verb", choices=["list", "render", "develop", "film", "hours", "survey", "plan", "crops", "contact-sheet"]
    )
    parser.add_argument("names", nargs="*", default=[""], help="scene or scene/view; the beginning of a name is enough")
    parser.add_argument("--draft", action="store_true", help="480 px, into the cache only")
    parser.add_argument("--force", action="store_true", help="also what is up to date")
    parser.add_argument("--out", help="another folder for the prints or the plans")
    args = parser.parse_args()
    if args.verb == "list":
        show_list(args.names[0])
    elif args.verb == "render":
        darkroom.render(args.names, args.draft, args.force, args.out)
    elif args.verb == "develop":
        darkroom.develop_again(args.names)
    elif args.verb == "crops":
        from . import crops

        crops.make()
    elif args.verb == "contact-sheet":
        from . import contact_sheet

        contact_sheet.before_and_after(args.names[0]) if args.names[0] else contact_sheet.make()
    elif args.verb == "plan":
        from . import homes, plans

        for name in filter(None, args.names) if any(args.names) else homes.NAMES:
            plans.draw(name, args.out and pathlib.Path(args.out))
    elif args.verb == "survey":
        from . import survey

        for name in args.names:
            survey.measure(name)
    elif args.verb == "hours":
        from . import hours

        for name in args.names:
            hours.make(name)
    elif args.verb == "film":
        from . import films

        for name in args.names:
            films.draft(name) if args.draft else films.make(name)


main()
