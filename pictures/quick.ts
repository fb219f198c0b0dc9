/**
 * A process that makes pictures for a site whose pictures are still being encoded. It gets requests as messages
 * (server/releases/provisional.ts), and ends after some time without any. It makes JPEGs, which takes a thirtieth of
 * the time of AVIF.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openPhoto } from './colour/open-photo.ts';
import { applyFraming } from './framing.ts';
import type { Cut } from './sources.ts';

/** A requested picture (`provisional.json` of a release); sizes in pixels. */
interface QuickPicture {
  /** Path of the photo. */
  readonly file: string;
  readonly cut?: Cut;
  readonly straighten?: number;
  readonly width: number;
  /** Only for a share card; other pictures keep their proportions. */
  readonly height?: number;
  /** Background of a transparent picture. */
  readonly background: string;
}
type QuickAnswer = { readonly id: number } & (
  | { readonly data: Buffer }
  | { readonly failed: string }
);

const QUALITY = 72;
const IDLE_MS = 30_000;

async function make({ file, width, height, background, ...source }: QuickPicture): Promise<Buffer> {
  const { photo } = await openPhoto(await readFile(file), { failOn: 'error' });
  const upright = photo.autoOrient();
  const { autoOrient, hasAlpha } = await upright.metadata();
  const whole = hasAlpha ? upright.flatten({ background }) : upright;
  const size = height ? { width, height, fit: 'cover' as const } : { width };
  const { image } = applyFraming(whole, autoOrient, source);
  return image.resize(size).jpeg({ quality: QUALITY }).toBuffer();
}

sharp.cache(false);
sharp.concurrency(1);
const idle = setTimeout(() => process.exit(), IDLE_MS);
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, ask }: { id: number; ask: QuickPicture }) => {
  idle.refresh();
  const answer: QuickAnswer = await make(ask).then(
    (data) => ({ id, data }),
    (error: Error) => ({ id, failed: error.message }),
  );
  process.send?.(answer);
});
