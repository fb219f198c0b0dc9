/** Draws an SVG as a picture, so nothing of the file itself is published. Nothing outside the file is read. */
import sharp, { type Sharp } from 'sharp';
import { sizeFault } from '#contract/desk/uploads.ts';
import { UploadError } from '../../upload-error.ts';
import { PIXELS_MAX } from './draw-picture.ts';

/** Longer side of the drawing in pixels, before its margins are cut. */
const SIDE = 2600;
/** Maximum number of shapes after each reference is expanded. A CAD plan with hatches has about ten thousand. */
const SHAPES_MAX = 300_000;

const DECLARATION = /^\s*<\?xml[^>]*\?>/;
/** An entity whose text has markup or other entities; the number of its shapes could not be counted. */
const NESTED_ENTITY = /<!ENTITY\s[^"'>]*(?:"[^"]*[<&][^"]*"|'[^']*[<&][^']*')/;
/** Parts of the source without elements, whatever they look like. */
const NO_ELEMENTS = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g;
const TAG = /<(\/?)[\w:.-]+((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ID = /\sid\s*=\s*["']([^"']*)["']/;
const REFERENCE = /(?:url\(\s*["']?|href\s*=\s*["'])#([^"')]+)/g;

function decode(bytes: Buffer): string {
  const label = /^(fffe|feff)/.exec(bytes.toString('hex', 0, 2)) ? 'utf-16' : 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A part of the drawing: the number of its shapes, and the names of the parts that it references. */
interface Part {
  shapes: number;
  readonly refers: string[];
}

/**
 * The number of shapes that would be drawn. librsvg stops by itself, but only after half a minute: ten parts that each
 * reference the next one ten times are ten thousand million shapes.
 */
export function countShapes(source: string): number {
  const whole: Part = { shapes: 0, refers: [] };
  const named = new Map<string, Part>();
  /** The named parts around the current element, outermost first, with the depth of each. */
  const open: { readonly part: Part; readonly depth: number }[] = [];
  let depth = 0;
  for (const [, isEnd, attributes = '', isEmpty] of source.replace(NO_ELEMENTS, '').matchAll(TAG)) {
    if (isEnd) {
      if (open.at(-1)?.depth === depth) open.pop();
      depth -= 1;
      continue;
    }
    depth += 1;
    let part = open.at(-1)?.part ?? whole;
    const id = ID.exec(attributes)?.[1];
    if (id !== undefined) {
      part.refers.push(id);
      part = { shapes: 0, refers: [] };
      if (!named.has(id)) named.set(id, part);
      open.push({ part, depth });
    }
    part.shapes += 1;
    for (const [, name = ''] of attributes.matchAll(REFERENCE)) part.refers.push(name);
    if (isEmpty) {
      if (id !== undefined) open.pop();
      depth -= 1;
    }
  }
  const counted = new Map<Part, number>();
  const count = (part: Part): number => {
    const known = counted.get(part);
    if (known !== undefined) return known;
    // A part inside itself is drawn once, or refused.
    counted.set(part, 0);
    let sum = part.shapes;
    for (const name of part.refers) {
      const other = named.get(name);
      if (other) sum += count(other);
    }
    counted.set(part, sum);
    return sum;
  };
  return count(whole);
}

/**
 * The drawing in the size of a plan. For a source without an address, librsvg reads no files or addresses and resolves no
 * external entities. @throws UploadError
 */
export async function drawSvg(bytes: Buffer): Promise<Sharp> {
  const fault = sizeFault('planSvg', bytes.length);
  if (fault) throw new UploadError(fault);
  const source = decode(bytes).replace(DECLARATION, '');
  if (NESTED_ENTITY.test(source) || countShapes(source) > SHAPES_MAX)
    throw new UploadError('This SVG is too complex for a plan: export it as PDF.');
  // After a long prolog the library would not recognise the file as an SVG.
  const svg = Buffer.from(`<!-- <svg> -->${source}`);
  const { width, height } = await sharp(svg, { limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw new UploadError('This SVG is damaged, or is incomplete: export it again, or as PDF.', {
        cause: error,
      });
    });
  if (width / height > 20 || height / width > 20)
    throw new UploadError(
      'This drawing is more than twenty times as long as it is wide. Crop it to the plan, and export it again.',
    );
  const density = Math.min(100_000, Math.max(1, (72 * SIDE) / Math.max(width, height)));
  return sharp(svg, { density, limitInputPixels: PIXELS_MAX });
}
