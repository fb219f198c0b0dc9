/** Checks that what the content refers to exists: pictures, films, pages and places on them. */

import type { Content } from '#content-model/assemble.server.ts';
import { collectionPages } from '#content-model/collection-paths.server.ts';
import {
  currentAddress,
  isCollectionPath,
  parseSitePath,
  projectAnchors,
  projectOfPath,
} from '#content-model/links.server.ts';
import { parseYaml, positionOf } from '#content-model/parse.server.ts';
import { fieldName, type Problem } from '#content-model/problem.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { type FoundReference, referencesIn } from '#content-model/shape.server.ts';
import { nearest } from '#contract/nearest.ts';
import { required } from '#contract/required.ts';
import type { Manifest } from '#pictures/manifest.ts';
import { stemOf } from '#pictures/sources.ts';

/** Mistakes, and notes that do not stop a build. */
export interface Findings {
  readonly problems: Problem[];
  readonly notes: Problem[];
}

export interface FileReference extends FoundReference {
  readonly file: string;
}

/** All references in the files directly in `content/`, as they are written. */
export const allReferences = (texts: Readonly<Record<string, string>>): FileReference[] =>
  Object.entries(FILES).flatMap(([name, shape]) => {
    const file = `content/${name}.yaml`;
    const text = required(texts[file], file);
    const value: unknown = parseYaml(file, text).document.toJS();
    return referencesIn(shape, value).map((found) => ({ ...found, file }));
  });

interface Known {
  readonly content: Content;
  readonly manifest: Manifest;
  /** Keys of pictures that nothing refers to; one of them may be meant by a misspelt key. */
  readonly unused: readonly string[];
}
interface Named extends Known {
  /** Names of films that the content shows, so they are not meant by a misspelt name. */
  readonly films: ReadonlySet<string>;
}

export type Says = { readonly message: string; readonly isNote?: boolean } | undefined;

function aboutPicture(key: string, { manifest, unused }: Known): Says {
  if (Object.hasOwn(manifest.pictures, key)) return undefined;
  const meant =
    nearest(key, unused) ??
    (Object.hasOwn(manifest.pictures, stemOf(key)) ? stemOf(key) : undefined);
  if (meant)
    return {
      message: `is "${key}", but there is no picture with that name. Did you mean "${meant}"?`,
    };
  return {
    isNote: true,
    message: `there is no picture "${key}" (any more), so the studio’s logo is shown instead. Add content/media/${key}.jpg, or name another picture.`,
  };
}

function aboutFilm(name: string, { manifest, films }: Named): Says {
  const film = Object.hasOwn(manifest.films, name);
  if (film && manifest.pictures[`films/${name}`]) return undefined;
  if (film)
    return {
      message: `content/media/films/${name}.jpg, the first frame of the film, is missing, so the film would not be shown. Save its first frame under that name.`,
    };
  const meant = nearest(
    name,
    Object.keys(manifest.films).filter((other) => !films.has(other)),
  );
  if (meant)
    return {
      message: `is "${name}", but there is no film with that name. Did you mean "${meant}"?`,
    };
  return {
    isNote: true,
    message: `there is no film "${name}" yet, so a picture is shown in its place. Add content/media/films/${name}.av1.mp4, ${name}.h264.mp4 and ${name}.jpg.`,
  };
}

function aboutAddress(written: string, { content }: Known): Says {
  const address = currentAddress(written, content.addresses.moved);
  const place = parseSitePath(address);
  if (!place) return aboutScheme(address);
  const named = projectOfPath(place);
  if (named !== undefined) return aboutProject(address, named, content);
  const collections = collectionPages(content.collections).map(({ path }) => path);
  const pages = Object.keys(content.pages).filter((path) => path !== '/404');
  if (isCollectionPath(place.path)) {
    if (collections.includes(place.path) && place.anchor === undefined) return undefined;
    const meant = nearest(place.path, collections);
    if (meant)
      return {
        message: `leads to "${place.path}", but the site has no such page. Did you mean "${meant}"?`,
      };
    return {
      isNote: true,
      message: `leads to "${place.path}", which has no pictures yet, so the link is not shown. Add a picture for it, or remove the link.`,
    };
  }
  if (!pages.includes(place.path)) {
    const meant = pages.find((path) => path === `/${place.path}`) ?? nearest(place.path, pages);
    return {
      message: `leads to "${place.path}", which is not a page of the site. ${meant ? `Did you mean "${meant}"?` : `Its pages are ${pages.join(', ')}; another site is written with https://.`}`,
    };
  }
  if (place.anchor === undefined) return undefined;
  return {
    message: `names a place "#${place.anchor}" that ${place.path} does not have. Write "${place.path}".`,
  };
}

/** @param named as in `projectOfPath`: a kind of projects, a project, or one of its pictures */
function aboutProject(address: string, named: string, { categories }: Content): Says {
  const anchors = projectAnchors(categories);
  if (anchors.has(named)) return undefined;
  const meant = nearest(
    named,
    [...anchors].filter((name) => !name.includes('/')),
  );
  if (meant)
    return {
      message: `leads to "${address}", but there is no project at this address; did you mean "${address.replace(named, meant)}"?`,
    };
  return {
    isNote: true,
    message: `leads to "${address}", which no longer exists, so the link leads to /projects.`,
  };
}

function aboutScheme(address: string): Says {
  if (/^http:\/\//i.test(address))
    return { message: `is an address without encryption (http). Write https:// instead.` };
  if (/^https:\/\//i.test(address) && URL.canParse(address)) return undefined;
  if (/^(mailto|tel):\S+$/i.test(address)) return undefined;
  return {
    message: `"${address}" is not an address. Write a page such as "/contact", or https://… for another site.`,
  };
}

const ABOUT = { picture: aboutPicture, film: aboutFilm, address: aboutAddress };

/** Mistakes and notes about the references of the content. */
export function checkReferences(
  references: readonly FileReference[],
  texts: Readonly<Record<string, string>>,
  known: Known,
): Findings {
  const findings: Findings = { problems: [], notes: [] };
  const films = new Set(
    references.flatMap(({ refersTo, value }) => (refersTo === 'film' ? [value] : [])),
  );
  for (const { refersTo, value, path, file } of references) {
    const says = ABOUT[refersTo](value, { ...known, films });
    if (!says) continue;
    const place = positionOf(parseYaml(file, required(texts[file], file)), path);
    const problem = { file, ...place, field: fieldName(path), message: says.message };
    (says.isNote ? findings.notes : findings.problems).push(problem);
  }
  return findings;
}
