"""Makes pictures of the pages: copies or crops of the projects' pictures."""

import shutil

from PIL import Image

from .darkroom import CONTENT
from .develop import save

PATIL, KULKARNI, JOSHI, DESHMUKH = (
    f"projects/residential/{n}-residence/" for n in ("patil", "kulkarni", "joshi", "deshmukh")
)
SALON = "projects/commercial/salon-project/"
WHOLE = (0.0, 0.0, 1.0, 1.0)
SHARE_SIZE = (1200, 630)

# file below content/media: (picture, part); a part is (left, top, right, bottom) from 0 to 1
CHOSEN = {
    "services/residential": (KULKARNI + "02", WHOLE),
    "services/commercial": (SALON + "03", (0.0, 0.06, 1.0, 1.0)),
    "services/landscape": (DESHMUKH + "08", WHOLE),
    "why-choose-us/1": (DESHMUKH + "01", WHOLE),
    "why-choose-us/2": (KULKARNI + "01", WHOLE),
    "why-choose-us/3": (JOSHI + "01", WHOLE),
    "foundation/1": (PATIL + "08", (0.0, 0.20, 1.0, 0.995)),
    "features/1": (KULKARNI + "04", WHOLE),
    "features/2": (SALON + "04", WHOLE),
    "features/3": (JOSHI + "04", (0.0, 0.14, 1.0, 0.89)),
    "projects/1": (SALON + "01", WHOLE),
    "projects/2": (PATIL + "01", WHOLE),
    "projects/3": (DESHMUKH + "01", WHOLE),
    # For the dark scheme.
    "services/residential-night": (JOSHI + "01", WHOLE),
    "services/commercial-night": ("media/hours/salon-night", WHOLE),
    "services/landscape-night": (DESHMUKH + "25", WHOLE),
    "features/1-night": (JOSHI + "02", WHOLE),
    "projects/3-night": (DESHMUKH + "25", WHOLE),
    "why-choose-us/1-night": (DESHMUKH + "06", WHOLE),
    # For phones, which show them upright.
    "why-choose-us/1-phone": (DESHMUKH + "01", (0.02, 0.0, 0.553, 1.0)),
    "why-choose-us/1-night-phone": (DESHMUKH + "06", (0.22, 0.1, 0.70, 1.0)),
    "why-choose-us/2-phone": (KULKARNI + "01", (0.24, 0.0, 0.773, 1.0)),
    "why-choose-us/3-phone": (JOSHI + "01", (0.04, 0.0, 0.573, 1.0)),
    "features/1-phone": (KULKARNI + "04", (0.19, 0.05, 0.75, 1.0)),
    "features/2-phone": (SALON + "04", (0.12, 0.25, 0.88, 0.858)),
    "features/3-phone": (JOSHI + "04", (0.24, 0.14, 0.74, 0.89)),
    "projects/1-phone": (SALON + "01", (0.2, 0.0, 0.867, 1.0)),
    "projects/2-phone": (PATIL + "01", (0.1, 0.0, 0.767, 1.0)),
    "projects/3-phone": (DESHMUKH + "01", (0.08, 0.0, 0.747, 1.0)),
    "share": (DESHMUKH + "01", (0.0, 0.12, 1.0, 0.9075)),
}


def make():
    for target, (source, part) in CHOSEN.items():
        if part == WHOLE:  # a copy loses no quality, and git stores it once
            shutil.copyfile(CONTENT / f"{source}.jpg", CONTENT / "media" / f"{target}.jpg")
            continue
        left, top, right, bottom = part
        image = Image.open(CONTENT / f"{source}.jpg").convert("RGB")
        w, h = image.size
        image = image.crop((round(left * w), round(top * h), round(right * w), round(bottom * h)))
        if target == "share":
            image = image.resize(SHARE_SIZE, Image.Resampling.LANCZOS)
        save(image, str(CONTENT / "media" / f"{target}.jpg"))
        print(target, image.size)
