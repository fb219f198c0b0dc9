/** Draws the initials of a name as outlines: the default mark. Always in Gotu, whichever fonts the site has. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import { initialsOf } from '#contract/mark.ts';

/** Area of the letters in the mark's square of 37 units: below the top of the arch. */
const ROOM = { middle: 18.5, base: 32, width: 22, height: 16 } as const;

const require = createRequire(import.meta.url);
const FILES = [
  require.resolve('@fontsource/gotu/files/gotu-latin-400-normal.woff2'),
  require.resolve('@fontsource/gotu/files/gotu-devanagari-400-normal.woff2'),
];

interface Drawn {
  readonly path: string;
  readonly across: number;
}

/** The outlines in the font's units, y upwards; undefined if the font lacks a letter. */
async function drawIn(file: string, text: string): Promise<Drawn | undefined> {
  const woff2 = await readFile(file);
  const font = new Font(new Face(new Blob(await convert(woff2, 'sfnt')), 0));
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  const glyphs = letters.getGlyphInfosAndPositions();
  if (glyphs.length === 0 || glyphs.some(({ codepoint }) => codepoint === 0)) return undefined;
  let across = 0;
  const paths = glyphs.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const path = move(font.glyphToPath(codepoint), 1, across + xOffset, 1, yOffset);
    across += xAdvance;
    return path;
  });
  return { path: paths.join(''), across };
}

/** Scales and then moves every point of a path of absolute commands (M, L, Q, C, Z). */
function move(path: string, scaleX: number, x: number, scaleY: number, y: number): string {
  let isX = false;
  const round = (value: number) => String(Math.round(value * 100) / 100);
  return path.replaceAll(/([A-Z])|-?[\d.]+/g, (found, command?: string) => {
    if (command) {
      isX = false;
      return command;
    }
    isX = !isX;
    return isX ? round(Number(found) * scaleX + x) : round(Number(found) * scaleY + y);
  });
}

/** The path of a name's initials in the mark's square; '' if no font has its letters, so that only the arch is shown. */
export async function initialsPath(name: string): Promise<string> {
  const text = initialsOf(name);
  for (const file of FILES) {
    const drawn = text && (await drawIn(file, text));
    if (!drawn) continue;
    const capital = 700;
    const scale = Math.min(ROOM.width / drawn.across, ROOM.height / capital);
    return move(drawn.path, scale, ROOM.middle - (drawn.across * scale) / 2, -scale, ROOM.base);
  }
  return '';
}
