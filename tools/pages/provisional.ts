/** Writes the list of pictures that the server makes on request until they are encoded. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { CARD_SIZE } from '#app/seo/card-size.ts';
import type { DrawnCard } from '#app/seo/drawn-card.server.ts';
import { contentFile, publicDir } from '#pictures/content-dir.ts';
import { cutsIn } from '#pictures/cuts.ts';
import { readFraming, withAngles } from '#pictures/framing.ts';
import { readManifest } from '#pictures/manifest.ts';
import { backgroundColour } from '#pictures/settings.ts';
import { listContent, picturesIn } from '#pictures/sources.ts';
import { variantFiles, widthOf } from '#pictures/variants.ts';
import { PROVISIONAL, type Provisional } from '#server/releases/provisional.ts';
import { baseOf, namesIn } from '#tools/release/shown-media.ts';

const words = (name: string) =>
  readFile(contentFile(`content/${name}.yaml`), 'utf8').catch(() => undefined);

/** All addresses of the manifest, and all share cards, which show only their picture until they are drawn. */
export async function writeProvisional(build: string, cards: readonly DrawnCard[]): Promise<void> {
  const background = backgroundColour(await words('brand'));
  const files = await listContent();
  const framing = await readFraming(files, (file) => readFile(contentFile(file), 'utf8'));
  const whole = withAngles(picturesIn(files), framing);
  const manifest = readManifest();
  const shown = namesIn(join(build, 'client'));
  const pictures: Record<string, Provisional['pictures'][string]> = {};
  for (const { key, file, cut, straighten } of [
    ...whole,
    ...cutsIn(await words('materials'), whole),
  ]) {
    const picture = manifest.pictures[key];
    const path = resolve(contentFile(file));
    for (const address of picture ? variantFiles(key, picture) : []) {
      // Pictures of hidden projects are not served.
      if (!shown.has(baseOf(basename(address)))) continue;
      const width = widthOf(address);
      pictures[address] = {
        file: path,
        width,
        background,
        ...(cut && { cut: { ...cut, at: [...cut.at] } }),
        ...(straighten && { straighten }),
      };
    }
  }
  for (const { address, picture } of cards)
    if (pictures[picture]) pictures[address] = { ...pictures[picture], ...CARD_SIZE };
  const provisional: Provisional = { encoded: resolve(publicDir(), 'media'), pictures };
  await writeFile(join(build, PROVISIONAL), JSON.stringify(provisional));
}
