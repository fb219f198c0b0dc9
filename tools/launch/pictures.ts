/** Renders and films of the demonstration that stand where the studio's own belong. */
import { dirname, resolve } from 'node:path';
import { parseYaml, placeOf } from '#content-model/parse.server.ts';
import { fieldName } from '#content-model/problem.server.ts';
import { required } from '#contract/required.ts';
import { contentFile } from '#pictures/content-dir.ts';
import { isPicture } from '#pictures/formats.ts';
import { pictureKey } from '#pictures/sources.ts';
import { isFilmed, isRender } from '#server/new-studio/demonstration.ts';
import { allReferences, type Referred } from '#tools/content/references.ts';
import type { Finding } from './finding.ts';
import { isWhole, type Texts, type Word } from './words.ts';

interface Content {
  readonly root: string;
  /** Paths of everything in `content/` below `root`. */
  readonly files: readonly string[];
  readonly texts: Texts;
  /** Those that a visitor sees. */
  readonly words: readonly Word[];
}

/** By which of these names pages show a picture: its own, or that of the picture whose variant at night or on phones it is. */
function usedAs(file: string, used: ReadonlySet<string>): string | undefined {
  const key = pictureKey(file) ?? '';
  return [key, key.replace(/(-night)?(-phone)?$/, '')].find((name) => used.has(name));
}

/** How many names stand in a line of the terminal. */
const NAMED = 3;
function listOf(keys: readonly string[]): string {
  const more = keys.length - NAMED;
  return [...keys.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** "1 picture is a render", "7 pictures are renders". */
const many = (count: number, one: string, several: string) =>
  count === 1 ? `1 picture ${one}` : `${count} pictures ${several}`;

/** Renders in folders: those of projects, and those that no page names. */
const inFolders = (pictures: readonly string[]): Finding[] =>
  [...Map.groupBy(pictures, dirname)].map(([folder, own]) => ({
    who: 'designer',
    file: `${folder}/`,
    pictures: own,
    ...(folder.startsWith('content/projects/')
      ? {
          what: `${many(own.length, 'is a render', 'are renders')}: photographs of the home belong here.`,
          atDesk: `${many(own.length, 'was rendered', 'were rendered')}, not photographed. Replace ${own.length === 1 ? 'it' : 'them'} with photographs.`,
        }
      : {
          what: `${many(own.length, 'is a render', 'are renders')} that no page names: remove what you do not need.`,
          atDesk: `${many(own.length, 'was rendered and is', 'were rendered and are')} on no page. Remove what you do not need.`,
        }),
  }));

const namedPictures = (texts: Texts): Referred[] =>
  allReferences(texts).filter(({ refersTo }) => refersTo === 'picture');

/** Renders that pages show, page by page; the first one says where they are chosen. `files`: by the names that pages use. */
function onPages(
  files: ReadonlyMap<string, readonly string[]>,
  { texts, words }: Pick<Content, 'texts' | 'words'>,
): Finding[] {
  const shown = new Set(words.map(({ file, path }) => `${file} ${path}`));
  const uses = namedPictures(texts).filter(
    ({ value, file, path }) => files.has(value) && shown.has(`${file} ${path.join('.')}`),
  );
  return [...Map.groupBy(uses, ({ file }) => file)].map(([file, own]) => {
    const [{ path }] = own as [Referred, ...Referred[]];
    const keys = [...new Set(own.map(({ value }) => value))];
    const isRender = many(keys.length, 'is a render', 'are renders');
    return {
      who: 'designer',
      file,
      line: placeOf(parseYaml(file, required(texts[file], file)), path).line,
      field: fieldName(path),
      what: `${isRender} (${listOf(keys)}): photographs of your own work belong here.`,
      atDesk: `${many(keys.length, 'was rendered', 'were rendered')}, not photographed. Choose ${keys.length === 1 ? 'a photograph' : 'photographs'} of your own work.`,
      pictures: keys.flatMap((key) => files.get(key)?.slice(0, 1) ?? []),
    };
  });
}

async function renders({ root, files, texts, words }: Content): Promise<Finding[]> {
  const pictures = files.filter(isPicture);
  const found = await Promise.all(
    pictures.map((file) => isRender(resolve(root, contentFile(file)))),
  );
  const { true: ofProjects = [], false: others = [] } = Object.groupBy(
    pictures.filter((_, at) => found[at]),
    (file) => (file.startsWith('content/projects/') ? 'true' : 'false'),
  );
  if (!isWhole(texts)) return inFolders([...others, ...ofProjects]);
  const used = new Set(namedPictures(texts).map(({ value }) => value));
  const byName = Map.groupBy(others, (file) => usedAs(file, used) ?? '');
  return [
    ...onPages(byName, { texts, words }),
    ...inFolders([...(byName.get('') ?? []), ...ofProjects]),
  ];
}

async function films({ root, words }: Content): Promise<Finding[]> {
  const named = words.filter(({ path, value }) => /(^|\.)film$/.test(path) && Boolean(value));
  const findings = named.map(async ({ file, line, path, value }): Promise<Finding[]> => {
    const film = resolve(root, contentFile(`content/media/films/${value}.h264.mp4`));
    // One that is not there yet is a picture so far.
    if ((await isFilmed(film)) !== false) return [];
    const where = path.startsWith('hero.') ? ' at the top of the page' : '';
    const what = `Is the film "${value}"${where} one of your own? The website cannot tell who made it.`;
    const atDesk = 'Is this film one of your own? The website cannot tell who made it.';
    const pictures = [`content/media/films/${value}.jpg`];
    return [{ who: 'designer', file, line, isQuestion: true, what, atDesk, pictures }];
  });
  return (await Promise.all(findings)).flat();
}

export const pictureFindings = async (content: Content): Promise<Finding[]> => [
  ...(await renders(content)),
  ...(await films(content)),
];
