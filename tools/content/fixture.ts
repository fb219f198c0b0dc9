/**
 * Content for tests: an edit of `content/` breaks no test that uses it. Its texts are in `fixture/` and change only with the
 * schemas. Every picture and film that they name counts as present.
 */
import { join } from 'node:path';
import { parse } from 'yaml';
import { shareKey } from '#app/seo/share-key.ts';
import { assemble, type Content } from '#content-model/assemble.server.ts';
import { OPENING_FILM } from '#content-model/opening-film.ts';
import { PAGES } from '#content-model/pages.ts';
import { ContentError } from '#content-model/problem.server.ts';
import { type ContentFiles, readContent } from './content-files.ts';
import { allReferences } from './references.ts';
import { sampleManifest } from './sample-manifest.ts';

const FIXTURE = 'tools/content/fixture';
const written = await readContent(join(import.meta.dirname, 'fixture'));

/** Names of the pictures and films that the words refer to. */
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

/** Names and words of all its files. */
export const fixture: ContentFiles = {
  ...written,
  files: [...new Set([...written.files, ...media(written.texts)])].sort(),
};

/** The fixture with some words changed (undefined removes the file), and files that hold no words added or taken away. */
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

/** One file of the fixture with a part of its words replaced. @throws when that part does not stand there */
export function edited(file: string, from: string, to: string): string {
  const text = fixture.texts[file];
  if (!text?.includes(from)) throw new Error(`${file} of the fixture does not hold "${from}"`);
  return text.replace(from, () => to);
}

/** The content of these files. What the fixture itself lacks is told by its own path: `content/` may have it already. */
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
