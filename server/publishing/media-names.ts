/** What pictures of pages and films are called, and where their files are, in two contents that are compared. */

import { basename, dirname } from 'node:path';
import { orderPictures } from '#content-model/picture-order.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { isGroup } from '#contract/group.ts';
import { listContent, picturesIn, projectFileParts, stemOf } from '#pictures/sources.ts';
import { filmName, filmUses } from '#server/labels/film-uses.ts';
import { labelFromKey } from '#server/labels/label-of.ts';
import { pictureUses } from '#server/labels/picture-uses.ts';
import { entryText, type Folders, picturesOf } from './compared.ts';
import { entryName, type MediaSides } from './sides.ts';
import { yamlValueOf } from './value-differences.ts';

/** Names are in quotation marks: a picture's description, else the place that shows it, else its file. */
export interface MediaNames extends MediaSides {
  /** By its caption, else its file. */
  readonly film: (name: string) => string;
}

const names = Object.keys(FILES) as (keyof typeof FILES)[];
const quoted = (name: string) => `“${entryName(name)}”`;

async function readSide(folder: string) {
  // A folder or file may be replaced meanwhile: then nothing is known of it.
  const listed = await listContent(folder).catch(() => []);
  const files = listed.map((file) => file.replace(/^content\//, ''));
  const read = files
    .filter((file) => names.some((name) => file === `${name}.yaml`) || projectFileParts(file))
    .map(async (file) => [file, await entryText(folder, file)] as const);
  const texts = new Map(await Promise.all(read));
  const pictures = new Map(
    picturesIn(files.map((file) => `content/${file}`)).map(({ key, file }) => [
      key,
      file.replace(/^content\//, ''),
    ]),
  );
  /** The description of a project's own picture, and its place: "Patil Residence, picture 3". */
  function ofProject(key: string) {
    const file = pictures.get(key) ?? '';
    const folder = dirname(file);
    const text = texts.get(`${folder}/project.yaml`);
    if (text === undefined) return null;
    const parsed = yamlValueOf(text);
    const { title, photos, sequence } = isGroup(parsed) ? parsed : {};
    const own = [...pictures.values()].filter((one) => dirname(one) === folder);
    const ordered = orderPictures(
      own.map((one) => basename(one)),
      Array.isArray(sequence) ? sequence.map(String) : [],
    );
    const words = Object.entries(isGroup(photos) ? photos : {}).find(
      ([photo]) => stemOf(photo) === stemOf(basename(file)),
    )?.[1];
    return {
      alt: isGroup(words) && typeof words.alt === 'string' ? words.alt : '',
      label: `${title || basename(folder)}, picture ${ordered.indexOf(basename(file)) + 1}`,
    };
  }
  /** Only files that mention the key are parsed. */
  const usesOf = (key: string) =>
    names
      .map((name) => [name, texts.get(`${name}.yaml`) ?? ''] as const)
      .filter(([, text]) => text.includes(key))
      .flatMap(([name, text]) => pictureUses(name, yamlValueOf(text)))
      .filter((use) => use.key === key);
  return { pictures, films: filmUses(texts), ofProject, usesOf };
}

/** Reads the words of both contents. */
export async function readMediaNames(folders: Folders): Promise<MediaNames> {
  const [after, before] = await Promise.all([readSide(folders.after), readSide(folders.before)]);
  const sides = { before, after };
  const known = new Map<string, string>();
  function called(key: string): string {
    const uses = [after, before].flatMap(({ usesOf }) => usesOf(key));
    const photos = [after, before].flatMap(({ ofProject }) => ofProject(key) ?? []);
    const alt = [...uses, ...photos].find((one) => one.alt)?.alt;
    const [place] = [...photos, ...uses];
    if (alt) return quoted(alt);
    return place ? `“${place.label}”` : quoted(labelFromKey(key.replaceAll('/', ', ')));
  }
  return {
    picture(key) {
      const name = known.get(key) ?? called(key);
      known.set(key, name);
      return name;
    },
    film(name) {
      const use = after.films.get(name) ?? before.films.get(name);
      return use ? filmName(use) : quoted(labelFromKey(name));
    },
    shown(side, key) {
      const file = sides[side].pictures.get(key);
      return file === undefined ? null : picturesOf(side, [file]);
    },
  };
}
