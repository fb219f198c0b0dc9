/** Renders every page and file of the site with the finished bundle. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { readContentFiles } from '#tools/content/content-files.ts';

/** Addresses of the routes without parameters. */
const staticPaths = ({ routes }: ServerBuild) =>
  Object.values(routes).flatMap((route) =>
    route?.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [],
  );

/** Data for a page that is opened from another one (React Router's single fetch). */
const dataPath = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);

/**
 * Writes the pages, their data and files such as the site map below `client`.
 * @param bundle folder of the rendering program
 * @param onPage called after each address: how many are done, of how many
 */
export async function prerender(
  bundle: string,
  client: string,
  onPage: (done: number, of: number) => void,
): Promise<void> {
  globalThis.contentInstead = await readContentFiles();
  const url = pathToFileURL(resolve(bundle, 'index.js')).href;
  const build = (await import(url)) as ServerBuild;
  // The list is asked for with each request.
  const paths = ['/', ...staticPaths(build), '/404'];
  const handle = createRequestHandler({ ...build, prerender: paths }, 'production');
  const ask = async (path: string) => {
    const answer = await handle(new Request(new URL(path, 'http://localhost')));
    if (answer.status !== 200)
      throw new Error(`${path} could not be rendered: it answered ${answer.status}.`);
    return answer;
  };
  const facts = (await (await ask('/facts.json')).json()) as { readonly paths: readonly string[] };
  paths.push(...facts.paths);
  const write = async (name: string, answer: Response) => {
    const file = join(client, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  };
  for (const [done, path] of paths.entries()) {
    const isPage = !/\.\w+$/.test(path);
    if (isPage) {
      await write(dataPath(path), await ask(dataPath(path)));
      await write(`${path}/index.html`, await ask(path === '/' ? path : `${path}/`));
    } else await write(path, await ask(path));
    onPage(done + 1, paths.length);
  }
}
