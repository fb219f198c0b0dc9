"""Reads EXR files and finishes pictures: white balance, glow, AgX tone mapping, local contrast, lens effects, grain
(numpy, scipy)."""

import pathlib
import struct
import zlib

import numpy as np


def read_exr(path):
    """Reads a scanline EXR file (none, zips or zip; half or float): {channel: float32 h × w}."""
    b = pathlib.Path(path).read_bytes()
    p = 8
    hdr = {}

    def cstr(p):
        e = b.index(0, p)
        return b[p:e].decode(), e + 1

    while b[p] != 0:
        name, p = cstr(p)
        _, p = cstr(p)
        (size,) = struct.unpack_from("<i", b, p)
        p += 4
        hdr[name] = b[p : p + size]
        p += size
    p += 1
    x0, y0, x1, y1 = struct.unpack("<4i", hdr["dataWindow"])
    w, h = x1 - x0 + 1, y1 - y0 + 1
    ch, q, c = [], 0, hdr["channels"]
    while c[q] != 0:
        e = c.index(0, q)
        n = c[q:e].decode()
        q = e + 1
        (t,) = struct.unpack_from("<i", c, q)
        q += 16
        ch.append((n, t))
    comp = hdr["compression"][0]
    lines = {0: 1, 2: 1, 3: 16}[comp]
    nblk = (h + lines - 1) // lines
    offs = struct.unpack_from(f"<{nblk}Q", b, p)
    dt: dict[int, np.dtype] = {1: np.dtype("<f2"), 2: np.dtype("<f4"), 0: np.dtype("<u4")}
    out = {n: np.zeros((h, w), np.float32) for n, t in ch}
    rowb = sum(dt[t].itemsize for n, t in ch) * w
    for o in offs:
        y, sz = struct.unpack_from("<ii", b, o)
        y -= y0
        nl = min(lines, h - y)
        raw = b[o + 8 : o + 8 + sz]
        if comp and sz < rowb * nl:
            d = np.frombuffer(zlib.decompress(raw), np.uint8).astype(np.int32)
            d[1:] -= 128
            d = (np.cumsum(d) & 255).astype(np.uint8)
            u = np.empty_like(d)
            m = (len(d) + 1) // 2
            u[0::2] = d[:m]
            u[1::2] = d[m:]
            raw = u.tobytes()
        q = 0
        for r in range(nl):
            for n, t in ch:
                s = dt[t].itemsize * w
                out[n][y + r] = np.frombuffer(raw, dt[t], w, q)
                q += s
    return out


def rgb(ch, name="Combined", comps="RGB"):
    """The channels `comps` of a layer as h × w × 3; `ch`: the result of `read_exr`."""
    for pre in ("ViewLayer.", "View Layer.", ""):
        if pre + name + "." + comps[0] in ch:
            return np.stack([ch[pre + name + "." + c] for c in comps], -1)
    if name == "Combined" and comps[0] in ch:
        return np.stack([ch[c] for c in comps], -1)  # a file with a single layer
    raise KeyError(f"the EXR file has no layer {name}, only the channels " + ", ".join(sorted(ch)))


def gauss(a, s):
    """Gaussian blur; `s`: sigma in pixels."""
    from scipy.ndimage import gaussian_filter

    return gaussian_filter(a, (s, s, 0) if a.ndim == 3 else s)


# AgX tone mapping (Sobotka), with a polynomial fit of the base contrast.
_AGX_IN = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ],
    np.float32,
)
_AGX_OUT = np.array(
    [
        [1.19687900512017, -0.0980208811401368, -0.0990297440797205],
        [-0.0528968517574562, 1.15190312990417, -0.0989611768448433],
        [-0.0529716355144438, -0.0980434501171241, 1.15107367264116],
    ],
    np.float32,
)


def agx(x, ev=0.0, contrast=1.0, sat=1.0, warmth=0.0, lo=-10.0, hi=5.2, power=1.0):
    """AgX tone mapping: linear light to display values from 0 to 1; `ev`: exposure in stops."""
    x = np.maximum(x, 0) * 2.0**ev
    if warmth:
        x = x * np.array([1 + warmth, 1, 1 - warmth * 1.3], np.float32)
    x = x @ _AGX_IN.T
    x = (np.clip(np.log2(np.maximum(x, 1e-10)), lo - 2.47393, hi - 1.17393) - (lo - 2.47393)) / (
        (hi - 1.17393) - (lo - 2.47393)
    )
    x2 = x * x
    x4 = x2 * x2
    y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    y = np.clip(y, 0, 1)
    if power != 1:
        y = y**power
    if contrast != 1:
        y = 0.45 + (y - 0.45) * contrast
    luma = (y @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    y = luma + (y - luma) * sat
    y = y @ _AGX_OUT.T
    return np.clip(y, 0, 1)  # display values (encoded like sRGB)


LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def card(light):
    """The colour of a white card in a view, from the light on all its surfaces: the mean without deep shade and
    highlights."""
    bright = light @ LUMA
    lit = bright[bright > 1e-4]
    if not lit.size:
        return (1.0, 1.0, 1.0)
    low, high = np.percentile(lit, (30, 97))
    white = light[(bright >= low) & (bright <= high)].mean(0)
    return tuple(round(float(c), 3) for c in white / (white @ LUMA))


def balance(x, white, adaptation=0.8):
    """Removes the part `adaptation` of the light's colour from linear light; `white`: the colour of a white card in
    that light."""
    white = np.asarray(white, np.float32) / float(np.asarray(white, np.float32) @ LUMA)
    return x / white**adaptation


def glow(x, amount=0.05, thr=1.2):
    """Adds soft bloom around highlights brighter than `thr`, with a warmer fringe close to them, as in film; computed
    at a quarter of the size."""
    from scipy.ndimage import zoom

    h, w = x.shape[:2]
    H, W = h // 4 * 4, w // 4 * 4
    hi = np.minimum(np.maximum(x[:H, :W] - thr, 0), 12).reshape(H // 4, 4, W // 4, 4, 3).mean((1, 3))
    q = w / 4
    g = gauss(hi, q / 220) * 0.5 + gauss(hi, q / 60) * 0.35 + gauss(hi, q / 20) * 0.25
    g += gauss(hi, q / 300) * np.array([0.5, 0.12, 0.02], np.float32)
    g = zoom(g, (h / g.shape[0], w / g.shape[1], 1), order=1, mode="nearest", grid_mode=True)
    return x + amount * g.astype(np.float32)


def finish(y, grain=0.0045, seed=1):
    """The steps after tone mapping: black level, local contrast, sharpness, lens effects, grain (in luminance,
    strongest in the middle tones, none in overexposed areas)."""
    black = min(0.07, float(np.percentile(y @ LUMA, 0.3)))
    y = np.clip((y - black) / (1 - black), 0, 1)
    h, w = y.shape[:2]
    light = (y @ LUMA)[..., None]
    near = light - gauss(light, max(h, w) / 70)
    y = np.clip(y + np.clip(near * 0.12, -0.035, 0.035), 0, 1)
    y = lens(sharpen(y, 0.15))
    if not grain:
        return y
    noise = np.random.default_rng(seed).normal(0, 1, (h, w, 1)).astype(np.float32)
    noise = gauss(noise, 0.75)
    light = (y @ LUMA)[..., None]
    burnt = np.clip((gauss(light, 2) - 0.80) / 0.14, 0, 1)
    return np.clip(y + grain * noise / noise.std() * (0.25 + 3.0 * light * (1 - light)) * (1 - burnt), 0, 1)


def lens(y, vignette=0.07, softness=1.1):
    """Makes the corners a little darker and softer."""
    h, w = y.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    r2 = np.clip(((xx / w - 0.5) ** 2 + ((yy / h - 0.5) * h / w) ** 2) / 0.36, 0, 1)
    soft = (r2**1.5)[..., None]
    y = y * (1 - soft) + gauss(y, softness) * soft
    return y * (1 - vignette * r2**1.3)[..., None]


def sharpen(y, amt=0.25, s=0.8):
    return np.clip(y + amt * (y - gauss(y, s)), 0, 1)
