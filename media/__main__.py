"""python -m media list | render NAME... [--draft] [--force] | develop NAME... | film NAME | hours ROOM | plan NAME | crops | contact-sheet"""

import argparse

from . import darkroom


def show_list(pattern):
    for name, view in darkroom.pictures(pattern).items():
        state = "done" if darkroom.is_exposed(name, view) else "to do"
        print(f"{state:6} {name:32} {view.size[0]}x{view.size[1]} {view.to}")


def main():
    parser = argparse.ArgumentParser(prog="python -m media", description=__doc__)
    parser.add_argument("verb", choices=["list", "render", "develop", "film", "hours", "plan", "crops", "contact-sheet"])
    parser.add_argument("names", nargs="*", default=[""], help="scene or scene/view; the beginning of a name is enough")
    parser.add_argument("--draft", action="store_true", help="480 px, into the cache only")
    parser.add_argument("--force", action="store_true", help="also what is up to date")
    parser.add_argument("--out", help="another folder for the prints")
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

        contact_sheet.make()
    elif args.verb == "plan":
        from . import plans

        for name in args.names:
            plans.draw(name)
    elif args.verb == "hours":
        from . import hours

        for name in args.names:
            hours.make(name)
    elif args.verb == "film":
        from . import films

        for name in args.names:
            films.make(name)


main()
