/** Checks all files of `content/` and puts them together with their pictures and films. */
import type { z } from 'zod';
import type { Manifest } from '#pictures/manifest.ts';
import { type Addresses, readAddresses } from './addresses.server.ts';
import { readCategories, type Sources } from './projects.server.ts';
import { ContentError, readYaml } from './read.server.ts';
import { FILES } from './schema.server.ts';
import type { Category, Film, FilmLight, Picture } from './types.ts';

type Files = { readonly [K in keyof typeof FILES]: z.infer<(typeof FILES)[K]> };

interface FilmRef {
  readonly film: string;
  readonly caption: string;
  readonly alt: string;
  readonly still?: { readonly file: string; readonly caption: string; readonly alt: string };
  readonly from?: string;
  readonly to?: string;
  readonly night?: { readonly film: string; readonly from?: string; readonly to?: string };
}

/** A film as far as its files are there. */
function lightOf(name: string, { films, pictures }: Manifest): FilmLight {
  const made = films[name];
  return {
    framed: pictures[`films/${name}`],
    phone: pictures[`films/${name}-phone`],
    sources: made && { av1: made.av1, h264: made.h264 },
    phoneSources: made?.phone,
  };
}

export interface Content extends Files {
  readonly categories: readonly Category[];
  readonly addresses: Addresses;
  /** The picture of a slot; a slot that has no file yet gets none, and the page shows the stand-in. */
  picture(ref: { readonly file: string; readonly alt: string }): Picture;
  film(ref: FilmRef): Film;
}

/**
 * Puts all content together.
 * @throws ContentError naming file, field and reason
 */
export function assemble(sources: Sources, manifest: Manifest): Content {
  const files = Object.fromEntries(
    Object.entries(FILES).map(([name, shape]) => {
      const file = `content/${name}.yaml`;
      const source = sources[file];
      if (source === undefined)
        throw new ContentError(`${file} is missing: the site cannot be built without it.`);
      return [name, readYaml(file, source, shape)];
    }),
  ) as unknown as Files;
  const framed = (key: string) => manifest.pictures[key];
  return {
    ...files,
    categories: readCategories(sources, manifest),
    addresses: readAddresses(sources),
    picture: ({ file, alt }) => {
      const hung = (name: string) => ({ framed: framed(name), phone: framed(`${name}-phone`) });
      const night = hung(`${file}-night`);
      return { alt, ...hung(file), ...(night.framed && { night }) };
    },
    film: ({ film, still, night, ...words }) => {
      const day = lightOf(film, manifest);
      if (still && !day.framed)
        return { ...words, alt: still.alt, caption: still.caption, framed: framed(still.file) };
      if (!night) return { ...words, ...day };
      const { film: byNight, ...hours } = night;
      const light = lightOf(byNight, manifest);
      return { ...words, ...day, ...(light.framed && { night: { ...hours, ...light } }) };
    },
  };
}
