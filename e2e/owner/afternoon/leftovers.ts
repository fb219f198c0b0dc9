/** Parts of the demonstration that a published site still has. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content');
const read = (file: string) => parse(readFileSync(join(CONTENT, file), 'utf8'));

/** The demonstration's brand, address, people, clients, projects and films. */
function names(): readonly string[] {
  const site = read('site.yaml');
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
  const projects = files
    .filter((file) => basename(file) === 'project.yaml')
    .flatMap((file) => [read(file).title, basename(join(file, '..'))]);
  const films = files
    .filter((file) => file.endsWith('.h264.mp4'))
    .map((file) => basename(file, '.h264.mp4'));
  const told = (field: unknown) =>
    typeof field === 'object' && field !== null && 'value' in field ? field.value : field;
  const all: unknown[] = [
    ...[site.name, site.nameDevanagari, site.fullName, site.address.locality, site.address.city],
    ...[site.phone, site.whatsapp, site.email, site.address.street].map(told),
    ...read('about.yaml').founders.people.map(({ name }: { name: string }) => name),
    ...read('people.yaml').items.map(({ name }: { name: string }) => name),
    ...read('clients.yaml').items.map(({ name }: { name: string }) => name),
    ...read('achievements.yaml').items.map(told),
    ...projects,
    ...films,
  ];
  return [...new Set(all.filter((name) => typeof name === 'string' && name !== ''))] as string[];
}

/** Each name of the demonstration on each page of a site, with its context. */
export async function findLeftovers(origin: string): Promise<readonly string[]> {
  const textOf = async (path: string) => (await fetch(origin + path)).text();
  const sitemap = await textOf('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const found: string[] = [];
  for (const path of [...paths, '/llms.txt', '/manifest.webmanifest', '/not-a-page']) {
    const text = await textOf(path || '/');
    for (const name of names()) {
      const at = text.search(new RegExp(`\\b${RegExp.escape(name)}\\b`));
      if (at >= 0) found.push(`${path}: …${text.slice(Math.max(0, at - 60), at + 60)}…`);
    }
  }
  return found;
}
