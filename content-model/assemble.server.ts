/** Checks all files of `content/` and combines them with their pictures and films. */
import type { z } from 'zod';
import type { Manifest } from '#pictures/manifest.ts';
import { type Addresses, readAddresses } from './addresses.server.ts';
import { fillBands } from './bands.server.ts';
import { collectionPages } from './collection-paths.server.ts';
import { type Collections, collectPictures } from './collections.server.ts';
import { sentenceFor } from './counted.server.ts';
import { withHoursIn } from './format-hours.server.ts';
import {
  currentAddress,
  liveAddress,
  projectAnchors,
  withoutEmptyCollection,
} from './links.server.ts';
import { refuseUnknownMaterials } from './materials.server.ts';
import { readPicturesFile } from './pictures-file.server.ts';
import { ContentError, collect, type Problem } from './problem.server.ts';
import { withCosts } from './project-costs.server.ts';
import { readCategories, type Sources } from './projects.server.ts';
import { readYaml } from './read.server.ts';
import { FILES } from './schema.server.ts';
import { taggedValues } from './shape.server.ts';
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

/** A file may be called `constructor`, which every object has. */
const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** A film with those of its files that exist. */
function lightOf(name: string, { films, pictures }: Manifest): FilmLight {
  const made = own(films, name);
  return {
    encoded: own(pictures, `films/${name}`),
    phone: own(pictures, `films/${name}-phone`),
    sources: made && { av1: made.av1, h264: made.h264 },
    phoneSources: made?.phone,
  };
}

export interface Content extends Files {
  readonly categories: readonly Category[];
  readonly addresses: Addresses;
  readonly collections: Collections;
  /** The picture of a slot. Without a file it has no `encoded`, and the page shows the stand-in. */
  picture(ref: { readonly file: string; readonly alt: string }): Picture;
  film(ref: FilmRef): Film;
}

/** Reads the files directly in `content/`. Mistakes are added to `problems`; the result is complete only if that stays empty. */
function readFiles(sources: Sources, problems: Problem[]): Files {
  const read = Object.entries(FILES).map(([name, shape]) => {
    const file = `content/${name}.yaml`;
    const source = sources[file];
    const message = `The file is missing, and the site cannot be built without it. New versions of the site include it: copy ${file} from the checkout.`;
    const atDesk = `The file ${file} is missing. The person who runs the server has to restore it.`;
    if (source === undefined) problems.push({ file, message, atDesk });
    return [
      name,
      source === undefined
        ? undefined
        : collect(problems, () => readYaml<z.ZodType>(file, source, shape)),
    ];
  });
  return Object.fromEntries(read) as Files;
}

/**
 * Adapts the texts to the projects: a link to a removed project leads to all projects, and sentences with counts get
 * the current numbers.
 * Changes `files` in place.
 */
function followProjects(
  files: Files,
  categories: readonly Category[],
  collections: Collections,
  { moved }: Addresses,
) {
  const anchors = projectAnchors(categories);
  const paths = new Set(collectionPages(collections).map(({ path }) => path));
  const { site } = files;
  const leads = ({ to }: { readonly to: string }) => withoutEmptyCollection(to, paths) === to;
  site.menuFoot = site.menuFoot.filter(leads);
  site.footer.links = site.footer.links.map((column) => column.filter(leads));
  for (const [name, shape] of Object.entries(FILES))
    for (const { tag, value, path } of taggedValues(shape, files[name as keyof Files])) {
      if (tag === 'address')
        put(
          files,
          [name, ...path],
          withoutEmptyCollection(
            liveAddress(currentAddress(value as string, moved), anchors),
            paths,
          ),
        );
      if (tag === 'counted') put(files, [name, ...path], sentenceFor(value as string, categories));
    }
}

function put(files: Files, path: readonly PropertyKey[], value: string) {
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], files);
  (owner as Record<PropertyKey, unknown>)[path.at(-1) ?? ''] = value;
}

/**
 * Combines all content.
 * @throws ContentError with all mistakes in all files
 */
export function assemble(sources: Sources, manifest: Manifest): Content {
  const problems: Problem[] = [];
  const written = readFiles(sources, problems);
  const files = written.site ? withHoursIn(written, written.site.hours) : written;
  collect(problems, () => readPicturesFile(sources));
  const categories = collect(problems, () => readCategories(sources, manifest)) ?? [];
  // Mistakes in a project's file are reported above.
  const isReadable = problems.length === 0;
  if (isReadable)
    collect(problems, () =>
      refuseUnknownMaterials(sources, Object.keys(files.materials.materials)),
    );
  const withCost =
    isReadable &&
    collect(problems, () => withCosts(categories, files.costs, files.projects.words, sources));
  if (isReadable)
    collect(problems, () => fillBands(files.faq, files.costs, sources['content/faq.yaml'] ?? ''));
  const addresses = isReadable && collect(problems, () => readAddresses(sources));
  if (!addresses || !withCost || problems.length > 0) throw new ContentError(problems);
  const collections = collectPictures(files.materials, categories);
  followProjects(files, categories, collections, addresses);
  const encoded = (key: string) => own(manifest.pictures, key);
  const hung = (name: string) => ({ encoded: encoded(name), phone: encoded(`${name}-phone`) });
  /** A picture with its variants for phones and the dark scheme. */
  const hungWithNight = (file: string) => {
    const night = hung(`${file}-night`);
    return { ...hung(file), ...(night.encoded && { night }) };
  };
  return {
    ...files,
    categories: withCost,
    addresses,
    collections,
    picture: ({ file, alt }) => ({ alt, ...hungWithNight(file) }),
    film: ({ film, still, night, ...words }) => {
      const day = lightOf(film, manifest);
      if (still && !day.encoded)
        return { ...words, alt: still.alt, caption: still.caption, ...hungWithNight(still.file) };
      if (!night) return { ...words, ...day };
      const { film: byNight, ...hours } = night;
      const light = lightOf(byNight, manifest);
      return { ...words, ...day, ...(light.encoded && { night: { ...hours, ...light } }) };
    },
  };
}
