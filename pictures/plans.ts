/** Gives each project's drawn plan a hashed name beside the pictures, thinned to what a screen can show. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FramedPlan } from './manifest.ts';
import type { Source } from './sources.ts';
import { thinOutlines } from './thin-outlines.ts';

/** A line may move by this share of the longer side: a quarter of a pixel on a plan of 600. */
const TOLERANCE = 1 / 2500;

/** Writes the plans into `folder`. One that does not say how large it is stops the build. */
export async function publishPlans(
  sources: readonly Source[],
  folder: string,
): Promise<Record<string, FramedPlan>> {
  const plans: Record<string, FramedPlan> = {};
  for (const { key, file } of sources) {
    const svg = await readFile(file, 'utf8');
    const viewBox = readViewBox(svg);
    if (!viewBox)
      throw new Error(
        `${file} has no viewBox of four numbers, so no page knows its proportion. Export it with one, or remove the file.`,
      );
    const drawn = withSize(
      thinOutlines(svg, Math.max(viewBox[2], viewBox[3]) * TOLERANCE),
      viewBox,
    );
    const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 8);
    const src = `/media/${key}-plan-${hash}.svg`;
    await writeFile(join(folder, src), drawn);
    plans[key] = { src, viewBox };
  }
  return plans;
}

function readViewBox(svg: string): FramedPlan['viewBox'] | undefined {
  const [, written] = /<svg\b[^>]*\sviewBox="([^"]*)"/.exec(svg) ?? [];
  const [x, y, width, height] =
    written
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const isWhole = [x, y].every(Number.isFinite) && width! > 0 && height! > 0;
  return isWhole ? [x!, y!, width!, height!] : undefined;
}

/** Without a size of its own an image of a drawing is 300 pixels wide wherever its box is to fit it. */
const withSize = (svg: string, [, , width, height]: FramedPlan['viewBox']) =>
  /<svg\b[^>]*\swidth=/.test(svg)
    ? svg
    : svg.replace('<svg', `<svg width="${width}" height="${height}"`);
