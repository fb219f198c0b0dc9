/** Renders all pages and generated files of the site with the finished bundle. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { readContentFiles } from '#tools/content/content-files.ts';
import { dataFile, pageFile } from './page-files.ts';
import type { Unchanged } from './unchanged.ts';

/** Paths of the routes without parameters. */
const staticPaths = ({ routes }: ServerBuild) =>
  Object.values(routes).flatMap((route) =>
    route?.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [],
  );

interface Facts {
  readonly paths: readonly string[];
  readonly jsonLd: Readonly<Record<string, unknown>>;
}

/**
 * Writes the pages, their data and files such as the sitemap into `client`. A page depends on the code, the data of its
 * loaders and its structured data; if none has changed, it is copied from the previous build.
 * @param bundle folder of the rendering program
 * @param unchanged the pages of the previous build
 * @param onPage called after each page: how many are done, of how many
 */
export async function prerender(
  bundle: string,
  client: string,
  unchanged: Unchanged,
  onPage: (done: number, of: number) => void,
): Promise<void> {
  globalThis.contentInstead = await readContentFiles();
  const url = pathToFileURL(resolve(bundle, 'index.js')).href;
  const build = (await import(url)) as ServerBuild;
  // Each request calls this for the list.
  const paths = ['/', ...staticPaths(build), '/404'];
  const handle = createRequestHandler({ ...build, prerender: paths }, 'production');
  const ask = async (path: string) => {
    const answer = await handle(new Request(new URL(path, 'http://localhost')));
    if (answer.status !== 200)
      throw new Error(`${path} could not be rendered: it answered ${answer.status}.`);
    return answer;
  };
  const bytesOf = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());
  const facts = JSON.parse((await bytesOf('/facts.json')).toString()) as Facts;
  paths.push(...facts.paths);
  const write = (name: string, bytes: Buffer) => {
    const file = join(client, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  };
  for (const [done, path] of paths.entries()) {
    const isPage = !/\.\w+$/.test(path);
    const data = await bytesOf(isPage ? dataFile(path) : path);
    if (!isPage) write(path, data);
    else if (!unchanged.take(path, [data.toString(), facts.jsonLd[path]])) {
      write(dataFile(path), data);
      write(pageFile(path), await bytesOf(path === '/' ? path : `${path}/`));
    }
    onPage(done + 1, paths.length);
  }
}
