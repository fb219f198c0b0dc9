/** The manifest that the encoder would write, without encoding. For the check, which runs before it, and for tests. */

import type { EncodedFilm, Manifest } from '#pictures/manifest.ts';
import { urlName } from '#pictures/names.ts';
import { filmKey, picturesIn, plansIn } from '#pictures/sources.ts';

const entries = <T>(list: readonly (readonly [string, T])[]) => Object.fromEntries(list);

/** @param files paths of all content; each picture gets a size of 1600 × 1000 pixels */
export function sampleManifest(files: readonly string[]): Manifest {
  const pictures = picturesIn(files).map(
    ({ key }) =>
      [
        key,
        { base: `/media/${urlName(key)}`, width: 1600, height: 1000, colour: '#887766' },
      ] as const,
  );
  const names = [...new Set(files.flatMap((file) => filmKey(file)?.name ?? []))];
  const sources = (name: string) => ({
    av1: `/media/${urlName(name)}.av1.mp4`,
    h264: `/media/${urlName(name)}.h264.mp4`,
  });
  const films = names
    .filter((name) => !name.endsWith('-phone'))
    .map((name): [string, EncodedFilm] => [
      name,
      {
        ...sources(name),
        ...(names.includes(`${name}-phone`) && { phone: sources(`${name}-phone`) }),
      },
    ]);
  const plans = plansIn(files).map(
    ({ key }) =>
      [key, { src: `/media/${urlName(key)}-plan.svg`, viewBox: [0, 0, 400, 300] }] as const,
  );
  return { pictures: entries(pictures), films: entries(films), plans: entries(plans) };
}
