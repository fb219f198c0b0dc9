/** Converts an uploaded plan, recognised by its bytes, into the site's format. Runs in a child process. */
import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { namesOf, PLAN_TYPES } from '#contract/upload-types.ts';
import { FORMATS, isHeic } from '#pictures/formats.ts';
import { UploadError } from '../../upload-error.ts';
import { drawPicture, PIXELS_MAX } from './draw-picture.ts';
import { drawSvg } from './draw-svg.ts';

const SHEETS_MAX = 40;
/** Longer side in pixels of a drawn PDF page, and of the small ones to choose from. */
const SHEET_SIDE = 2600;
const SMALL_SIDE = 360;

export interface ReadPlan {
  /** The plan in the site's format: a picture in an SVG. */
  readonly svg: string;
}
/** Several pages: small PNGs, of which the owner chooses one. */
export interface Sheets {
  readonly sheets: readonly Uint8Array[];
}

const KINDS: readonly (readonly [kind: string, is: (head: Buffer, text: string) => boolean])[] = [
  ['pdf', (_, text) => text.includes('%PDF-')],
  ['png', FORMATS.png.matches],
  ['jpeg', FORMATS.jpeg.matches],
  ['dwg', (_, text) => /^AC10\d\d/.test(text)],
  ['heic', (head) => isHeic(head) || FORMATS.avif.matches(head)],
  [
    'svg',
    (head, text) => /^(\xef\xbb\xbf)?\s*</.test(text) || /^(fffe|feff)/.test(head.toString('hex')),
  ],
];

const WRONG: Readonly<Record<string, string>> = {
  dwg: 'This is an AutoCAD drawing (DWG): plot it to PDF and upload the PDF.',
  heic: 'This is a HEIC picture: save it as JPEG and upload the JPEG.',
};

/** The file type by its bytes, not by its name. */
function kindOf(bytes: Buffer): string | undefined {
  const head = Buffer.alloc(1024);
  bytes.copy(head);
  const text = head.toString('latin1');
  return KINDS.find(([, is]) => is(head, text))?.[0];
}

const picture = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).autoOrient();

async function drawn(pixels: Sharp): Promise<ReadPlan> {
  try {
    return { svg: await drawPicture(pixels) };
  } catch (error) {
    if (error instanceof UploadError) throw error;
    const isLarge = /pixel limit/i.test((error as Error).message);
    throw new UploadError(
      isLarge
        ? 'This picture is larger than a sheet of A0: save it smaller.'
        : 'This picture is damaged, or is incomplete: save it again.',
    );
  }
}

const bitmap = ({ data, width, height }: Bitmap) =>
  sharp(data, { raw: { width, height, channels: 4 } });
interface Bitmap {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function readPdf(bytes: Buffer, sheet: number | undefined): Promise<ReadPlan | Sheets> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch((error: Error) => {
    throw new UploadError(
      /password/i.test(error.message)
        ? 'This PDF is locked with a password: save it without one.'
        : 'This PDF is damaged, or is incomplete: export it again.',
    );
  });
  const count = document.getPageCount();
  if (count === 0) throw new UploadError('This PDF has no page. Export it again.');
  const draw = (n: number, side: number) => {
    const page = document.getPage(n - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = side / Math.max(originalWidth, originalHeight, 1);
    return page.render({
      scale,
      render: async ({ data, width, height }) =>
        bitmap({ data, width, height }).png({ compressionLevel: 1 }).toBuffer(),
    });
  };
  if (count > 1 && sheet === undefined) {
    const sheets: Uint8Array[] = [];
    for (let n = 1; n <= Math.min(count, SHEETS_MAX); n += 1)
      sheets.push((await draw(n, SMALL_SIDE)).data);
    return { sheets };
  }
  if (sheet !== undefined && sheet > count)
    throw new UploadError('This PDF has no such page. Choose another one.');
  const { data } = await draw(sheet ?? 1, SHEET_SIDE);
  return drawn(picture(Buffer.from(data)));
}

/** @param sheet page of a PDF, from 1. Rejects with an `UploadError`, a message for the owner */
export async function readPlan(file: string, sheet?: number): Promise<ReadPlan | Sheets> {
  const bytes = await readFile(file);
  const kind = kindOf(bytes) ?? '';
  if (kind === 'pdf') return readPdf(bytes, sheet);
  if (kind === 'svg') return drawn(await drawSvg(bytes));
  if (kind === 'png' || kind === 'jpeg') return drawn(picture(bytes));
  throw new UploadError(WRONG[kind] ?? `This file is not an ${namesOf(PLAN_TYPES)}.`);
}
