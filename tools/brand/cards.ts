/** Draws share cards at the end of a build, without a browser. */
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { CARD_SIZE } from '#app/seo/card-size.ts';
import type { DrawnCard } from '#app/seo/drawn-card.server.ts';
import { html } from '#content-model/costs/html.ts';
import { type FontPair, fontPair } from '#contract/fonts.ts';
import { ARCH_LINE } from '#contract/mark.ts';
import { isBlank } from '#contract/text.ts';
import { pictureConcurrency } from '#pictures/concurrency.ts';
import { replaceFile } from '#tools/replace-file.ts';
import { type Brand, readBrand } from './brand.ts';

const OPENING = { width: 640, height: 590 };
/** Ends left of the picture. */
const TEXT_WIDTH = 470;
/** Below the mark, above the bottom margin. */
const TEXT_TOP = 130;
const MARGIN = 52;
const QUALITY = 82;
const AT_ONCE = 4;
const OPENING_SHAPE = `<svg viewBox="0 0 1 1" preserveAspectRatio="none" width="${OPENING.width}" height="${OPENING.height}"><path d="M0 1V.235C.18 .075 .42 0 1 0V1Z"/></svg>`;
/** Family names in the font files that differ from those in the style sheet. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'anek-latin': 'Anek Latin Medium',
  'cormorant-garamond': 'Cormorant Garamond Light Medium',
  figtree: 'Figtree Light',
};

/**
 * Characters of the fonts for cards: Latin, Devanagari, punctuation, currencies, arrows and signs (Unicode ranges). All
 * cards use the same set: with others a line would be a pixel higher, and cards of one site would differ.
 */
const LETTERS = [
  [0x20, 0x24f],
  [0x900, 0x97f],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2190, 0x22ff],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  .map((code) => String.fromCodePoint(code))
  .join('');

interface Face {
  readonly name: string;
  /** Converts a font for the drawing library. */
  readonly file: string;
}

async function faceFor({ family, file, weight }: FontPair['text'], folder: string): Promise<Face> {
  const woff2 = await readFile(join('app/styles/fonts', `${file}.woff2`));
  const face = { name: OWN_NAMES[file] ?? family, file: join(folder, `${file}.ttf`) };
  await writeFile(
    face.file,
    await subsetFont(woff2, LETTERS, {
      targetFormat: 'truetype',
      ...(weight === '400' ? {} : { variationAxes: { wght: 400 } }),
    }),
  );
  return face;
}

interface Words {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
}

/** More would not fit on a card in the smallest size, and the library cannot draw pictures of any height. */
const LETTERS_MAX = 600;
const shortened = (text: string) => {
  const letters = [...text.replace(/\s*\n\s*/g, '\n')];
  return letters.length > LETTERS_MAX
    ? `${letters.slice(0, LETTERS_MAX).join('')}…`
    : letters.join('');
};

/** In place of a text without visible characters, which the library refuses to draw. */
const NOTHING = {
  create: { width: 1, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
} as const;

/** Draws a text as a picture with as many lines as it needs; a word that is wider than a line is broken. */
const drawText = ({ text, face, size, colour }: Words) =>
  sharp(
    isBlank(text)
      ? NOTHING
      : {
          text: {
            text: html`<span foreground="${colour}" line_height="0.72">${shortened(text)}</span>`
              .text,
            // The comma ends the family name. Otherwise "Medium" would be read as a weight.
            font: `${face.name}, ${size}`,
            fontfile: face.file,
            width: TEXT_WIDTH,
            wrap: 'word-char',
            rgba: true,
            dpi: 72,
          },
        },
  )
    .png()
    .toBuffer({ resolveWithObject: true });

/** The same in the largest size in which it is not higher than that. The smallest size is cut at the end. */
async function drawTextWithin(height: number, words: Words, smallest = 18) {
  for (let size = words.size; ; size = Math.max(smallest, Math.floor(size * 0.8))) {
    const drawn = await drawText({ ...words, size });
    if (drawn.info.height <= height) return drawn;
    if (size > smallest) continue;
    const area = { left: 0, top: 0, width: drawn.info.width, height: Math.max(1, height) };
    return sharp(drawn.data).extract(area).png().toBuffer({ resolveWithObject: true });
  }
}

const markOf = ({ arch, letter, day: { text } }: Brand) =>
  Buffer.from(
    `<svg viewBox="0 0 37 37" width="48" height="48"><path fill="none" stroke="${text}" stroke-width="${ARCH_LINE}" d="${arch}"/><path fill="${text}" d="${letter}"/></svg>`,
  );

type Faces = Readonly<Record<'display' | 'small', Face>>;

async function draw(card: DrawnCard, client: string, { display, small }: Faces, brand: Brand) {
  const { background, text, 'text-muted': muted } = brand.day;
  const picture = await sharp(join(client, card.picture))
    .resize({ ...OPENING, fit: 'cover' })
    .composite([{ input: Buffer.from(OPENING_SHAPE), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const { width, height } = CARD_SIZE;
  const studio = await drawTextWithin(72, {
    text: card.studio,
    face: display,
    size: 34,
    colour: text,
  });
  const note =
    card.note &&
    (await drawTextWithin(48, { text: card.note, face: small, size: 16, colour: muted }, 16));
  const line = await drawTextWithin(140, { text: card.line, face: small, size: 22, colour: muted });
  const lineTop = height - MARGIN - line.info.height - (note ? note.info.height + 18 : 0);
  const headline = await drawTextWithin(lineTop - 36 - TEXT_TOP, {
    text: card.headline,
    face: display,
    size: 60,
    colour: text,
  });
  const layers: OverlayOptions[] = [
    { input: picture, left: width - OPENING.width, top: height - OPENING.height },
    { input: markOf(brand), left: 60, top: 52 },
    { input: studio.data, left: 124, top: 76 - Math.round(studio.info.height / 2) },
    { input: headline.data, left: 60, top: lineTop - 36 - headline.info.height },
    { input: line.data, left: 60, top: lineTop },
    ...(note ? [{ input: note.data, left: 60, top: height - MARGIN - note.info.height }] : []),
  ];
  const drawn = await sharp({ create: { ...CARD_SIZE, channels: 3, background } })
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  replaceFile(join(client, card.address), drawn);
}

/** Draws cards into `client`, the folder of the built pages with their pictures. */
export async function drawCards(missing: readonly DrawnCard[], client: string, ofBrand?: Brand) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'cards-'));
  const brand = ofBrand ?? (await readBrand());
  const { display, text } = fontPair(brand.fonts);
  const faces = {
    display: await faceFor(display, folder.path),
    small: await faceFor(text, folder.path),
  };
  const queue = [...missing];
  const work = async () => {
    for (let card = queue.pop(); card; card = queue.pop()) await draw(card, client, faces, brand);
  };
  await Promise.all(Array.from({ length: pictureConcurrency(AT_ONCE) }, work));
}
