"""Lists the pictures, renders those that are out of date, and records in `rendered.json` how each one was made."""

import importlib
import json
import os
import pathlib
import statistics
import time

from . import catalogue

ROOT = pathlib.Path(__file__).resolve().parent
CONTENT = ROOT.parent / "content"
CACHE = pathlib.Path(os.environ.get("DARKROOM_CACHE", ROOT / ".cache"))
RECORD = ROOT / "rendered.json"


def record():
    """The content of `rendered.json`: {name: entry}."""
    return json.loads(RECORD.read_text()) if RECORD.exists() else {}


def save_entry(name, entry):
    entries = record() | {name: entry}
    RECORD.write_text(json.dumps(entries, indent=1, sort_keys=True) + "\n")


def scene_of(name):
    return importlib.import_module(f".scenes.{name.split('/')[0]}", __package__)


def pictures(pattern=""):
    """Returns {name: View} of the picture `pattern`, or of all whose names start with it, in the catalogue's order."""
    found = {}
    for scene in catalogue.SCENES:
        for view, v in scene_of(scene).VIEWS.items():
            if f"{scene}/{view}".startswith(pattern):
                found[f"{scene}/{view}"] = v
    return {pattern: found[pattern]} if pattern in found else found


def is_up_to_date(name, view):
    """Whether the picture was rendered with this view and the scene's current `EDITION`."""
    return record().get(name, {}).get("recipe") == view.recipe(scene_of(name).EDITION)


def render(patterns, draft=False, force=False, out=None):
    """Renders and develops the pictures that are out of date (`draft` or `force`: all that match). Consecutive views
    with the same rooms and light share one built scene."""
    from . import exposure, gate
    from .kit.light import lamps_out

    jobs = [(n, v) for p in patterns for n, v in pictures(p).items()]
    if not draft and not force:
        jobs = [(n, v) for n, v in jobs if not is_up_to_date(n, v)]
    print(estimate([v for _, v in jobs], draft), flush=True)
    started, stage = time.time(), None
    for k, (name, view) in enumerate(jobs):
        scene = scene_of(name)
        by_day = name.split("/")[1] in getattr(scene, "BY_DAY", ())
        if stage != (scene, view.stage(), by_day):
            scene.build(view)
            stage = (scene, view.stage(), by_day)
            if by_day:
                lamps_out()
        if not draft:
            exposure.point(view)
            gate.check(view, getattr(scene, "PASSES", ()))
        render_one(name, view, draft, out)
        spent = time.time() - started
        left = spent / (k + 1) * (len(jobs) - k - 1)
        print(f"{k + 1}/{len(jobs)} {name} · {spent:.0f} s so far · about {left / 60:.0f} min left", flush=True)


def estimate(views, draft):
    """Describes the work ahead: number of pictures and time, from the median seconds per million samples recorded so
    far."""
    rates = [e["seconds"] / e["samples"] for e in record().values() if e.get("samples")]
    if draft or not views or not rates:
        return f"{len(views)} to render"
    seconds = statistics.median(rates) * sum(samples_of(v) for v in views)
    return f"{len(views)} to render, about {seconds / 60:.0f} min on a machine like the last one"


def samples_of(view):
    """Millions of samples of a final render, at most: adaptive sampling takes fewer."""
    return round(view.size[0] * view.size[1] * view.samples / 1e6)


def render_one(name, view, draft, out):
    """Renders one view and makes its JPEG; records it unless it is a draft."""
    from . import develop, exposure

    kind = "drafts" if draft else "negatives"
    negative = CACHE / kind / f"{name}.exr"
    seconds, made_by, card = exposure.expose(view, str(negative), draft)
    target = pathlib.Path(out or CACHE / kind) / f"{name}.jpg" if draft or out or not view.to else CONTENT / view.to
    develop.save(develop.print_of(str(negative), view.ev, view.look, view.white or card), str(target))
    if not draft:
        entry = {"recipe": view.recipe(scene_of(name).EDITION), "finish": view.finish(), "to": view.to}
        save_entry(
            name,
            entry
            | {
                "seconds": round(seconds),
                "device": made_by,
                "samples": samples_of(view),
                "card": card,
                "bytes": target.stat().st_size,
            },
        )
    print(f"  {seconds:.0f} s -> {target}", flush=True)


def develop_again(patterns):
    """Makes the JPEGs again from the EXR files in the cache, without rendering."""
    from . import develop

    for p in patterns:
        for name, view in pictures(p).items():
            negative = CACHE / "negatives" / f"{name}.exr"
            if negative.exists() and view.to:
                white = view.white or record()[name].get("card", (1, 1, 1))
                target = CONTENT / view.to
                develop.save(develop.print_of(str(negative), view.ev, view.look, white), str(target))
                save_entry(name, record()[name] | {"finish": view.finish(), "bytes": target.stat().st_size})
