/** Finds renders and films of the demonstration that should be replaced by the studio's own. */
import { dirname, resolve } from 'node:path';
import { parseYaml, positionOf } from '#content-model/parse.server.ts';
import { fieldName } from '#content-model/problem.server.ts';
import { required } from '#contract/required.ts';
import { contentFile } from '#pictures/content-dir.ts';
import { isPicture } from '#pictures/formats.ts';
import { pictureKey } from '#pictures/sources.ts';
import { isFilmed, isRender } from '#server/new-studio/demonstration.ts';
import { allReferences, type FileReference } from '#tools/content/references.ts';
import { type ContentValue, isWhole, type Texts } from './content-values.ts';
import type { Finding } from './finding.ts';

interface Content {
  readonly root: string;
  /** Paths of everything in `content/` below `root`. */
  readonly files: readonly string[];
  readonly texts: Texts;
  /** Values that visitors see. */
  readonly words: readonly ContentValue[];
}

/** The key by which pages show a picture: its own, or that of the picture of which it is the night or phone version. */
function usedAs(file: string, used: ReadonlySet<string>): string | undefined {
  const key = pictureKey(file) ?? '';
  return [key, key.replace(/(-night)?(-phone)?$/, '')].find((name) => used.has(name));
}

/** Maximum number of names in a line of the terminal. */
const NAMED = 3;
function listOf(keys: readonly string[]): string {
  const more = keys.length - NAMED;
  return [...keys.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** "1 picture is a render", "7 pictures are renders". */
const many = (count: number, one: string, several: string) =>
  count === 1 ? `1 picture ${one}` : `${count} pictures ${several}`;

/** Patterns of the sentences about pictures. */
interface Sentences {
  readonly ofProject: (count: number) => Pick<Finding, 'what' | 'atDesk'>;
  readonly ofPage: (keys: readonly string[]) => Pick<Finding, 'what' | 'atDesk'>;
}
const RENDERS: Sentences = {
  ofProject: (count) => ({
    what: `${many(count, 'is a render', 'are renders')}: photographs of the finished project belong here.`,
    atDesk: `${many(count, 'was rendered', 'were rendered')}, not photographed. Replace ${count === 1 ? 'it' : 'them'} with photographs.`,
  }),
  ofPage: (keys) => ({
    what: `${many(keys.length, 'is a render', 'are renders')} (${listOf(keys)}): photographs of your own work belong here.`,
    atDesk: `${many(keys.length, 'was rendered', 'were rendered')}, not photographed. Replace ${keys.length === 1 ? 'it with a photograph' : 'them with photographs'} of your own work.`,
  }),
};
const ofOwn = (count: number) => ({ what: `${many(count, 'is', 'are')} your own.` });
const OWN: Sentences = { ofProject: ofOwn, ofPage: ({ length }) => ofOwn(length) };

const unnamed = (count: number) => ({
  what: `${many(count, 'is a render and is', 'are renders and are')} shown on no page: remove what you do not need.`,
  atDesk: `${many(count, 'was rendered and is', 'were rendered and are')} shown on no page. Remove what you do not need.`,
});

/** A finding for each folder of these pictures. */
const byFolder = (pictures: readonly string[], say: Sentences['ofProject']): Finding[] =>
  [...Map.groupBy(pictures, dirname)].map(([folder, own]) => ({
    who: 'designer',
    file: `${folder}/`,
    pictures: own,
    ...say(own.length),
  }));

/** Empty if the content is incomplete (`isWhole`), as in some tests. */
const namedPictures = (texts: Texts): FileReference[] =>
  isWhole(texts) ? allReferences(texts).filter(({ refersTo }) => refersTo === 'picture') : [];

/** Pictures that pages show, by page; line and field are those of the first picture on the page. `files`: by the keys that pages use. */
function onPages(
  files: ReadonlyMap<string, readonly string[]>,
  { texts, words }: Pick<Content, 'texts' | 'words'>,
  { ofPage }: Sentences,
): Finding[] {
  const shown = new Set(words.map(({ file, path }) => `${file} ${path}`));
  const uses = namedPictures(texts).filter(
    ({ value, file, path }) => files.has(value) && shown.has(`${file} ${path.join('.')}`),
  );
  return [...Map.groupBy(uses, ({ file }) => file)].map(([file, own]) => {
    const [{ path }] = own as [FileReference, ...FileReference[]];
    const keys = [...new Set(own.map(({ value }) => value))];
    return {
      who: 'designer',
      file,
      line: positionOf(parseYaml(file, required(texts[file], file)), path).line,
      field: fieldName(path),
      ...ofPage(keys),
      pictures: keys.flatMap((key) => files.get(key)?.slice(0, 1) ?? []),
    };
  });
}

/** A still is made together with its film, so it is not counted separately as a picture of the studio's own. */
const isOfFilm = (file: string) => file.startsWith('content/media/films/');
const isOfProject = (file: string) => file.startsWith('content/projects/');

/** Renders that should be photographs, and the studio's own pictures that have replaced one. */
async function photographs({ root, files, texts, words }: Content) {
  const pictures = files.filter(isPicture);
  const rendered = await Promise.all(
    pictures.map((file) => isRender(resolve(root, contentFile(file)))),
  );
  const used = new Set(namedPictures(texts).map(({ value }) => value));
  function found(sentences: Sentences, isWanted: (file: string, at: number) => boolean) {
    const some = pictures.filter(isWanted);
    const others = some.filter((file) => !isOfProject(file));
    const byName = Map.groupBy(others, (file) => usedAs(file, used) ?? '');
    return {
      onPages: onPages(byName, { texts, words }, sentences),
      ofProjects: byFolder(some.filter(isOfProject), sentences.ofProject),
      rest: byName.get('') ?? [],
    };
  }
  const renders = found(RENDERS, (_, at) => rendered[at] === true);
  const own = found(OWN, (file, at) => rendered[at] !== true && !isOfFilm(file));
  return {
    findings: [...renders.onPages, ...byFolder(renders.rest, unnamed), ...renders.ofProjects],
    done: [...own.onPages, ...own.ofProjects],
  };
}

/** Films of the demonstration that are still shown, and the studio's own films. */
async function films({ root, words }: Content) {
  const named = words.filter(({ path, value }) => /(^|\.)film$/.test(path) && Boolean(value));
  const all = named.map(async ({ file, line, path, value }) => {
    const film = resolve(root, contentFile(`content/media/films/${value}.h264.mp4`));
    const where = path.startsWith('hero.') ? ' at the top of the page' : '';
    const pictures = [`content/media/films/${value}.jpg`];
    return {
      isOwn: await isFilmed(film),
      at: { who: 'designer', file, line, pictures },
      value,
      where,
    } as const;
  });
  const shown = await Promise.all(all);
  return {
    // A film without a file is shown as a still picture, so there is nothing to ask (`isOwn` is null).
    findings: shown
      .filter(({ isOwn }) => isOwn === false)
      .map(
        ({ at, value, where }): Finding => ({
          ...at,
          isQuestion: true,
          what: `Did your studio make the film "${value}"${where}? The website cannot know.`,
          atDesk: 'Did your studio make this film? The website cannot know.',
        }),
      ),
    done: shown
      .filter(({ isOwn }) => isOwn === true)
      .map(({ at }): Finding => ({ ...at, what: 'This film is your own.' })),
  };
}

/** The folders of hidden projects. */
const hiddenProjects = (words: readonly ContentValue[]) =>
  words
    .filter(({ file, path, value }) => isOfProject(file) && path === 'hidden' && value === true)
    .map(({ file }) => `${dirname(file)}/`);

/** `done`: the studio's own pictures and films on the site. */
export async function pictureFindings(content: Content) {
  const hidden = hiddenProjects(content.words);
  const isOnSite = ({ file }: Finding) => !hidden.some((folder) => file?.startsWith(folder));
  const [ofPictures, ofFilms] = await Promise.all([photographs(content), films(content)]);
  return {
    findings: [...ofPictures.findings, ...ofFilms.findings],
    done: [...ofPictures.done, ...ofFilms.done].filter(isOnSite),
  };
}
