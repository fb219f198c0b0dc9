/**
 * Content for tests, so that an edit of `content/` breaks none. Its texts are in `fixture/` and change only with the
 * schemas.
 * Every picture and film that they name counts as present.
 */
import { join } from 'node:path';
import { parse } from 'yaml';
import { shareKey } from '#app/seo/share-key.ts';
import { assemble, type Content } from '#content-model/assemble.server.ts';
import { OPENING_FILM } from '#content-model/films.ts';
import { PAGES } from '#content-model/pages.ts';
import { ContentError } from '#content-model/problem.server.ts';
import { type ContentFiles, readContent } from '../content-files.ts';
import { allReferences } from '../references.ts';
import { sampleManifest } from '../sample-manifest.ts';

const FIXTURE = 'tools/content/fixture';
const written = await readContent(join(import.meta.dirname, '..', 'fixture'));

/** File names of the pictures and films that the texts refer to. */
function media(texts: ContentFiles['texts']): string[] {
  const references = allReferences(texts);
  const films = new Set([
    OPENING_FILM,
    ...references.filter(({ refersTo }) => refersTo === 'film').map(({ value }) => value),
  ]);
  const ofFilms = [...films].flatMap((name) =>
    [name, `${name}-phone`].flatMap((stem) =>
      ['av1.mp4', 'h264.mp4', 'jpg'].map((end) => `content/media/films/${stem}.${end}`),
    ),
  );
  const ofProjects = Object.entries(texts).flatMap(([file, text]) =>
    file.endsWith('/project.yaml')
      ? Object.keys((parse(text) as { photos?: object }).photos ?? {}).map((name) =>
          file.replace('project.yaml', name),
        )
      : [],
  );
  const isOfProject = (key: string) => ofProjects.some((file) => file.endsWith(`/${key}.jpg`));
  const ofPages = references
    .filter(({ refersTo, value }) => refersTo === 'picture' && !isOfProject(value))
    .map(({ value }) => `content/media/${value}.jpg`);
  const cards = PAGES.map(({ path }) => `content/media/${shareKey(path)}.jpg`);
  const plans = Object.keys(texts).flatMap((file) =>
    file.endsWith('/views.json') ? [file.replace('views.json', 'plan.svg')] : [],
  );
  return [...new Set([...ofFilms, ...ofProjects, ...ofPages, ...cards, ...plans])];
}

/** Names and texts of all its files. */
export const fixture: ContentFiles = {
  ...written,
  files: [...new Set([...written.files, ...media(written.texts)])].sort(),
};

/** The fixture with some texts changed (undefined removes the file), and other files added or removed. */
export function fixtureWith(
  texts: Readonly<Record<string, string | undefined>>,
  {
    add = [],
    remove = [],
  }: { readonly add?: readonly string[]; readonly remove?: readonly string[] } = {},
): ContentFiles {
  const all = { ...fixture.texts, ...texts };
  const gone = new Set([...remove, ...Object.keys(all).filter((file) => all[file] === undefined)]);
  const kept = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !gone.has(entry[0]),
  );
  return {
    files: [...new Set([...fixture.files, ...Object.keys(texts), ...add])]
      .filter((file) => !gone.has(file))
      .sort(),
    texts: Object.fromEntries(kept),
    problems: [],
  };
}

/** A file of the fixture with a part of its text replaced. @throws Error if the text does not contain that part */
export function fixtureFileWith(file: string, from: string, to: string): string {
  const text = fixture.texts[file];
  if (!text?.includes(from)) throw new Error(`${file} of the fixture does not hold "${from}"`);
  return text.replace(from, () => to);
}

/** The content of these files. Mistakes in the fixture's own files name their path in the fixture. */
export function contentOf({ files, texts }: ContentFiles): Content {
  try {
    return assemble(texts, sampleManifest(files));
  } catch (error) {
    if (texts !== fixture.texts || !(error instanceof ContentError)) throw error;
    throw new ContentError(
      error.problems.map((problem) => ({ ...problem, file: `${FIXTURE}/${problem.file}` })),
    );
  }
}
