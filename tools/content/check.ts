/** Checks all of `content/` by its file names and texts. Pure: reads nothing from disk. */
import { assemble, type Content } from '#content-model/assemble.server.ts';
import { OPENING_FILM } from '#content-model/films.ts';
import { kindFaults, newerFaults } from '#content-model/newer-rules.server.ts';
import { readPicturesFile } from '#content-model/pictures-file.server.ts';
import { collect, type Problem } from '#content-model/problem.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { FRAMING_FILE } from '#contract/framing.ts';
import { missingEncoding } from '#pictures/films.ts';
import {
  byName,
  filmKey,
  kindOfFile,
  pictureKey,
  samePictures,
  wideName,
} from '#pictures/sources.ts';
import type { ContentFiles } from './content-files.ts';
import { checkFiles, usedNames } from './files-used.ts';
import { checkFolders } from './folders.ts';
import { allReferences, checkReferences, type Findings } from './references.ts';
import { sampleManifest } from './sample-manifest.ts';

/**
 * All mistakes in the content, and notes.
 * @param given names of all files, and the texts of those that have texts
 */
export function checkContent(given: ContentFiles): Findings {
  const problems: Problem[] = [];
  const unread = new Set(given.problems.map(({ file }) => file));
  const manifest = sampleManifest(given.files);
  const content = collect(problems, () => assemble(given.texts, manifest));
  // A file that cannot be read gets no further messages.
  const told = [
    ...given.problems,
    ...problems.filter(({ file, line }) => line !== undefined || !unread.has(file)),
  ];
  const folders = checkFolders(given.files);
  const pictures = samePictures(given.files).map(([one, other]) => ({
    file: other.file,
    message: `has the same name as ${one.file}, so it is unclear which one is meant. Rename or remove one.`,
  }));
  const rest = content ? checkUse(given, content) : { problems: checkNames(given), notes: [] };
  return {
    problems: sorted([
      ...told,
      ...folders.problems,
      ...pictures,
      ...films(given.files),
      ...rest.problems,
    ]),
    notes: sorted([
      ...newerNotes(given),
      ...folders.notes,
      ...openingFilm(given.files),
      ...rest.notes,
    ]),
  };
}

/** What breaks a rule that is newer than published contents. A file that cannot be read has a message of its own. */
const newerNotes = ({ texts }: ContentFiles): Problem[] => [
  ...Object.keys(FILES).flatMap((name) => {
    const source = texts[`content/${name}.yaml`] ?? '';
    return collect([], () => newerFaults(name as keyof typeof FILES, source)) ?? [];
  }),
  ...Object.entries(texts).flatMap(([file, source]) =>
    kindOfFile(file) ? (collect([], () => kindFaults(file, source)) ?? []) : [],
  ),
];

/** Checks that need the whole content: whether references exist, and whether files are used. */
function checkUse({ files, texts }: ContentFiles, content: Content): Findings {
  const manifest = sampleManifest(files);
  const references = allReferences(texts);
  const used = usedNames(references, Object.keys(content.pages));
  const unused = files.flatMap((file) => {
    const key = pictureKey(file);
    return key && !used.pictures.has(key) ? [key] : [];
  });
  const framed = framingNotes(files, texts);
  const named = checkReferences(references, texts, { content, manifest, unused });
  const found = checkFiles(files, used);
  return {
    problems: [...named.problems, ...found.problems],
    notes: [...named.notes, ...found.notes, ...framed],
  };
}

/** The framing of a picture that does not exist would be lost without notice. */
const framingNotes = (files: readonly string[], texts: Readonly<Record<string, string>>) => {
  const keys = new Set(files.map(pictureKey));
  const unknown = Object.keys(readPicturesFile(texts)).filter((key) => !keys.has(key));
  return unknown.map(
    (key): Problem => ({
      file: FRAMING_FILE,
      field: key,
      message:
        'is not the name of a picture in content/media/. Correct the name, or remove the line.',
    }),
  );
};

/** While texts have mistakes, it is unknown which pictures are used. Misspelt file names are reported all the same. */
const checkNames = ({ files }: ContentFiles): Problem[] =>
  checkFiles(files, { films: new Set(), pictures: new Set() }).problems;

/** Films that lack an encoding or the version for wide screens. */
function films(files: readonly string[]): Problem[] {
  const all = files.flatMap((file) => filmKey(file) ?? []);
  const found = Map.groupBy(all, ({ name }) => name);
  return [...found].flatMap(([name, files]): Problem[] => {
    const codecs = new Set(files.map(({ codec }) => codec));
    const has = codecs.has('av1') ? 'av1' : 'h264';
    const file = `content/media/films/${name}.${has}.mp4`;
    if (codecs.size < 2)
      return [{ file, message: missingEncoding(name, has === 'av1' ? 'h264' : 'av1') }];
    const wide = wideName(name);
    if (name !== wide && !found.has(wide))
      return [
        {
          file,
          message: `is the phone version of a film that does not exist. Add ${wide}.av1.mp4 and ${wide}.h264.mp4, or remove it.`,
        },
      ];
    return [];
  });
}

/** Content names all other films; this one has a fixed name. */
const openingFilm = (files: readonly string[]): Problem[] =>
  files.some((file) => filmKey(file)?.name === OPENING_FILM)
    ? []
    : [
        {
          file: `content/media/films/${OPENING_FILM}.av1.mp4`,
          message: `is missing, so the site opens without its film. That film is always called "${OPENING_FILM}": npm run film -- clip.mp4 ${OPENING_FILM} makes it.`,
        },
      ];

const sorted = (problems: readonly Problem[]) =>
  [...problems].sort((a, b) => byName(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
