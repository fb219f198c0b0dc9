/** A project of one file and its build: a small site with every kind of file, which is built very fast. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { STUDIO, writeFiles } from '#server/testing/samples.ts';
import { readSources } from '../sources.ts';
import type { Variables } from '../variables.ts';

export const PAGES = ['/', '/about', '/contact'];

const hashed = (name: string, content: string | Buffer) =>
  name.replace('HASH', createHash('sha256').update(content).digest('hex').slice(0, 8));
const jpeg = (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xd9])]);

/** The files of a site with this text, by their names in `client/`. */
export function siteOf(words: string): Record<string, string | Buffer> {
  const files: Record<string, string | Buffer> = {};
  const add = (name: string, content: string | Buffer) => {
    const own = hashed(name, content);
    files[own] = content;
    if (/\.(js|css)$/.test(own)) files[`${own}.br`] = brotliCompressSync(content);
    return own;
  };
  const room = add('media/room-HASH.jpg', jpeg('the same in every release'));
  const view = add('media/view-HASH.jpg', jpeg(words));
  const data = add('assets/data-HASH.js', `export default ${JSON.stringify(words)};`.repeat(20));
  const neighbour = data.replace('assets/', './');
  const main = add('assets/main-HASH.js', `import words from "${neighbour}";\n`.repeat(10));
  const style = add('assets/style-HASH.css', `.a{background:url(/${room})}`.repeat(20));
  for (const path of [...PAGES, '/404']) {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    files[name] =
      `<!doctype html><html><title>${path}</title><link rel="stylesheet" href="/${style}"/>` +
      `<a href="/about#a">${words}</a><img src="/${view}" srcset="/${room} 1x, /${view} 2x">` +
      `<script type="module" src="/${main}"></script></html>`;
  }
  return files;
}

/** Photos and plans of all projects, and films, with the names that a build gives them; hidden ones are not shown. */
export function mediaIn(content: string) {
  const files = readdirSync(content, { recursive: true }).map(String);
  return files
    .filter((file) => /^(projects|media)\/.*\.(jpg|svg|mp4)$/.test(file))
    .map((file) => {
      const bytes = readFileSync(join(content, file));
      const [, own, end] = /^(?:projects|media)\/(.*)(\.\w+)$/.exec(file)!;
      const name = hashed(`${own!.replaceAll('/', '-')}-HASH${end}`, bytes);
      const said = join(content, dirname(file), 'project.yaml');
      const isFilm = file.startsWith('media/');
      const words = readFileSync(isFilm ? join(content, 'home.yaml') : said, 'utf8');
      const isHidden = isFilm
        ? !words.includes(basename(file, end))
        : words.includes('hidden: true');
      return { file: `content/${file}`, bytes, name, isHidden };
    });
}

/** A project whose site has this text. */
export function writeProject(root: string, words: string): void {
  writeFiles(root, { 'content/home.yaml': words });
}

/** Builds it: the text of `content/home.yaml` is on every page. `change` can damage the build. */
export async function buildSmallSite(
  root: string,
  variables: Variables,
  change: (files: Record<string, string | Buffer>) => unknown = () => {},
): Promise<string> {
  const build = join(root, 'build');
  const sources = readSources(root);
  const files = siteOf(readFileSync(join(root, 'content/home.yaml'), 'utf8'));
  await change(files);
  writeFiles(join(build, 'client'), files);
  const siteOrigin = variables.SITE_ORIGIN ?? STUDIO.siteOrigin;
  writeFiles(build, {
    'studio.json': JSON.stringify({ ...STUDIO, siteOrigin }),
    'sources.json': JSON.stringify({ sources, variables }),
  });
  return build;
}
