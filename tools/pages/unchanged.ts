/** Copies unchanged pages from the previous build, with their compressed files. */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { previousBuilds } from '#tools/previous-build.ts';
import { dataFile, pageFile } from './page-files.ts';

const RECORD = join('bundle', 'pages.json');
/** Scripts that belong to a single page; the post-build step writes them. */
const OWN_SCRIPT = /\/assets\/(?:data|start)-[0-9a-f]{8}\.js/g;
const FORMS = ['', '.br', '.gz'];

/** By path: a hash of everything that the page depends on, and the SHA-1 of each of its files, so that a damaged file is not reused. */
const schema = z.record(
  z.string(),
  z.object({ key: z.string(), files: z.record(z.string(), z.string()) }),
);
type Pages = z.infer<typeof schema>;
type Page = Pages[string];

function read(build: string): Pages {
  try {
    return schema.parse(JSON.parse(readFileSync(join(build, RECORD), 'utf8')));
  } catch {
    return {};
  }
}

/** Names of a finished page's files in the site's folder. */
function filesOf(client: string, path: string): string[] {
  const html = readFileSync(join(client, pageFile(path)), 'utf8');
  const names = new Set([pageFile(path), dataFile(path), ...(html.match(OWN_SCRIPT) ?? [])]);
  return [...names]
    .flatMap((name) => FORMS.map((form) => name + form))
    .filter((name) => existsSync(join(client, name)));
}

const hashesOf = (client: string, path: string): Page['files'] =>
  Object.fromEntries(
    filesOf(client, path).map((name) => [name, hash('sha1', readFileSync(join(client, name)))]),
  );

/** The files' bytes by name; null if one is missing or damaged. */
function wholeFiles(client: string, files: Page['files']): [string, Buffer][] | null {
  try {
    const all = Object.keys(files).map((name): [string, Buffer] => [
      name,
      readFileSync(join(client, name)),
    ]);
    return all.every(([name, bytes]) => hash('sha1', bytes) === files[name]) ? all : null;
  } catch {
    return null;
  }
}

/**
 * Access to the previous build's pages.
 * @param client folder of the site that is being built
 * @param bundle key of the bundle that renders the pages, which changes with the code
 */
export function openUnchanged(client: string, bundle: string) {
  const before = previousBuilds().map((build) => ({
    client: join(build, 'client'),
    pages: read(build),
  }));
  const keys = new Map<string, string>();
  const takenPages = new Map<string, Page>();
  const taken = new Set<string>();

  return {
    /** Their files in `client`. */
    taken: taken as ReadonlySet<string>,

    /**
     * Copies the finished page into the site; false if it has to be rendered.
     * @param parts everything that the page depends on besides the code, such as the data of its loaders
     */
    take(path: string, parts: readonly unknown[]): boolean {
      const key = hash('sha256', JSON.stringify([bundle, parts]));
      keys.set(path, key);
      for (const { client: from, pages } of before) {
        const page = pages[path];
        const files = page?.key === key ? wholeFiles(from, page.files) : null;
        if (!page || !files) continue;
        takenPages.set(path, page);
        for (const [name, bytes] of files) {
          mkdirSync(dirname(join(client, name)), { recursive: true });
          writeFileSync(join(client, name), bytes);
          taken.add(join(client, name));
        }
        return true;
      }
      return false;
    },

    /** Records the finished pages for the next build. */
    save(): void {
      const pages = [...keys].map(([path, key]): [string, Page] => {
        const page = takenPages.get(path);
        // A provisional release has no compressed files; they are added here.
        const isWhole = page && `${pageFile(path)}.br` in page.files;
        return [path, isWhole ? page : { key, files: hashesOf(client, path) }];
      });
      const record: Pages = Object.fromEntries(pages);
      writeFileSync(join(dirname(client), RECORD), JSON.stringify(record));
    },
  };
}
export type Unchanged = Pick<ReturnType<typeof openUnchanged>, 'take'>;
