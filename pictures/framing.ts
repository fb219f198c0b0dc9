/** The framing of pictures: the angle by which they are straightened, and the point that crops keep visible. */
import type { Sharp } from 'sharp';
import { parseDocument } from 'yaml';
import { FRAMING_FILE, remainingShare, STRAIGHTEN_MAX } from '#contract/framing.ts';
import { cutOf } from './cuts.ts';
import { pictureKey, projectFileParts, type Source } from './sources.ts';

export interface Framing {
  /** Degrees, clockwise. */
  readonly straighten?: number;
  /** Fractions of width and height, from the top left. */
  readonly focus?: readonly [number, number];
  /** The same for phones, if it differs. */
  readonly phoneFocus?: readonly [number, number];
}

type Written = Readonly<
  Record<string, { straighten?: unknown; focus?: unknown; phoneFocus?: unknown } | null>
>;

const isAngle = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= STRAIGHTEN_MAX && value !== 0;
const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'number' && part >= 0 && part <= 1);

/** Whether a file of the content contains the framing of pictures. */
export const hasFraming = (file: string) =>
  file === FRAMING_FILE || projectFileParts(file) !== undefined;

/**
 * The framing in one file, by the pictures' keys. Mistakes are left out, because the check reports them.
 * @param file "content/pictures.yaml" or a `project.yaml`
 */
export function framingIn(file: string, text: string): Map<string, Framing> {
  const found = new Map<string, Framing>();
  if (!/^\s*[^#]*\b(straighten|focus|phoneFocus)\b/m.test(text)) return found;
  const document = parseDocument(text);
  if (document.errors.length > 0) return found;
  const { folder } = projectFileParts(file) ?? {};
  const whole = (document.toJS() ?? {}) as { photos?: Written } & Written;
  for (const [name, written] of Object.entries((folder ? whole.photos : whole) ?? {})) {
    const { straighten, focus, phoneFocus } = written ?? {};
    const key = folder ? pictureKey(`${folder}/${name}`) : name.normalize('NFC');
    const framing = {
      ...(isAngle(straighten) && { straighten }),
      ...(isPoint(focus) && { focus }),
      ...(isPoint(phoneFocus) && { phoneFocus }),
    };
    if (key && Object.keys(framing).length > 0) found.set(key, framing);
  }
  return found;
}

/** The framing in all files of the content; `read` resolves with the text of a file. */
export async function readFraming(
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<Map<string, Framing>> {
  const all = await Promise.all(
    files.filter(hasFraming).map(async (file) => [...framingIn(file, await read(file))]),
  );
  return new Map(all.flat());
}

/** Adds to the sources the angles by which they are straightened. */
export const withAngles = (
  sources: readonly Source[],
  framing: ReadonlyMap<string, Framing>,
): Source[] =>
  sources.map((source) => {
    const { straighten } = framing.get(source.key) ?? {};
    return straighten ? { ...source, straighten } : source;
  });

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels to crop at the edges, which rotation blends with the background. */
const EDGE = 4;

/** The part of the rotated picture without empty corners, in pixels. */
function levelPart({ width: across, height: down }: Size, degrees: number) {
  const left = remainingShare(across, down, degrees) - EDGE / Math.min(across, down);
  const [width, height] = [Math.floor(across * left), Math.floor(down * left)];
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const middle = (whole: number, part: number) =>
    Math.max(0, Math.floor((Math.round(whole) - part) / 2));
  return {
    left: middle(across * cos + down * sin, width),
    top: middle(across * sin + down * cos, height),
    width,
    height,
  };
}

/**
 * The visible part of a photo: straightened, reduced to the largest rectangle of its own proportions, then cropped.
 * @param photo after `autoOrient()`; `size`: its size in pixels
 */
export function applyFraming(
  photo: Sharp,
  { width, height }: Size,
  { straighten = 0, cut }: Pick<Source, 'straighten' | 'cut'>,
): Size & { readonly image: Sharp } {
  if (straighten === 0 && !cut) return { image: photo, width, height };
  const whole = { left: 0, top: 0, width, height };
  const level = straighten === 0 ? whole : levelPart(whole, straighten);
  const square = cut ? cutOf(cut, level.width, level.height) : { ...level, left: 0, top: 0 };
  const turned = straighten === 0 ? photo : photo.rotate(straighten);
  // In one step, because sharp would do a second `extract` after the resize.
  const image = turned.extract({
    ...square,
    left: level.left + square.left,
    top: level.top + square.top,
  });
  return { image, width: square.width, height: square.height };
}
