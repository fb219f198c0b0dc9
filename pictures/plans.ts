/** Copies each project's plan to a hashed name beside the pictures. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readViewBox } from '#contract/view-box.ts';
import { contentFile } from './content-dir.ts';
import { PictureFault } from './faults.ts';
import type { DrawnPlan } from './manifest.ts';
import { urlName } from './names.ts';
import type { Source } from './sources.ts';
import { keepOrWrite } from './write-atomically.ts';

/** Writes the plans into `folder`. @throws PictureFault for a plan without width and height */
export async function publishPlans(
  sources: readonly Source[],
  folder: string,
): Promise<Record<string, DrawnPlan>> {
  const plans: Record<string, DrawnPlan> = {};
  for (const { key, file } of sources) {
    const svg = await readFile(contentFile(file), 'utf8');
    const viewBox = readViewBox(svg);
    if (!viewBox)
      throw new PictureFault(
        `${file} has no viewBox of four numbers, so no page knows its proportion. Export it with one, or remove the file.`,
      );
    const drawn = withSize(svg, viewBox);
    const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 8);
    const src = `/media/${urlName(key)}-plan-${hash}.svg`;
    await keepOrWrite(join(folder, src), Buffer.from(drawn));
    plans[key] = { src, viewBox };
  }
  return plans;
}

/** Browsers show an SVG image without a size 300 pixels wide. */
const withSize = (svg: string, [, , width, height]: DrawnPlan['viewBox']) =>
  /<svg\b[^>]*\swidth=/.test(svg)
    ? svg
    : svg.replace('<svg', `<svg width="${width}" height="${height}"`);
