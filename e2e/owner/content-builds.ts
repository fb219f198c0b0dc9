/**
 * `node e2e/owner/content-builds.ts`: what a studio does to its content, really built. Each case is a copy of the project with
 * other content; every link and every asset of the built pages has to be there. Takes about 20 s a case.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const RESIDENTIAL = 'content/projects/residential';

interface Case {
  readonly name: string;
  readonly change: (folder: string) => void;
  /** What the page of projects must, and must not, hold. */
  readonly holds: readonly RegExp[];
  readonly lacks: readonly RegExp[];
}

const remove = (folder: string, ...paths: readonly string[]) => {
  for (const path of paths) rmSync(join(folder, path), { recursive: true });
};
const edit = (folder: string, file: string, change: (text: string) => string) => {
  const path = join(folder, file);
  const text = change(readFileSync(path, 'utf8'));
  // The copy shares its files with the project: a new one is written, the old one is left alone.
  rmSync(path);
  writeFileSync(path, text);
};

const CASES: readonly Case[] = [
  {
    name: 'one home alone',
    change: (folder) =>
      remove(
        folder,
        'content/projects/commercial',
        ...['deshmukh', 'joshi', 'kulkarni'].map((home) => `${RESIDENTIAL}/${home}-residence`),
      ),
    holds: [/One place, room by room/, />Residential<\/h2>/],
    lacks: [/role="tab"/, />Commercial<\/h2>/, /Five places/],
  },
  {
    name: 'no project at all',
    change: (folder) => remove(folder, 'content/projects'),
    holds: [/The first rooms are under way/],
    lacks: [/role="tab"/, /Five places/],
  },
  {
    name: 'a brand of its own, photos of any name',
    change: (folder) => {
      edit(folder, 'content/brand.yaml', () => 'colours: { day: { accent: "#1f4e79" } }\n');
      edit(folder, 'content/site.yaml', (text) => text.replaceAll('Osari', 'Aangan'));
      for (const name of ['IMG 1234 (2).JPG', '50% off, #1.jpeg', 'बैठक खोली.jpg'])
        cpSync(
          join(ROOT, RESIDENTIAL, 'joshi-residence/01.jpg'),
          join(folder, RESIDENTIAL, 'joshi-residence', name),
        );
    },
    holds: [
      /Aangan/,
      /--accent:\s*#1f4e79/,
      /joshi-residence-img-1234-2-/,
      /joshi-residence-50-off-1-/,
    ],
    lacks: [/<title>[^<]*Osari/],
  },
];

/** A copy that shares every file with the project, so that it costs no space. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-builds-'));
  const ours = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const tops = [...new Set(ours.filter(Boolean).map((file) => file.split('/')[0]!))];
  execFileSync('cp', ['-al', ...tops, folder], { cwd: ROOT });
  rmSync(join(folder, 'pictures/manifest.json'), { force: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Addresses on the built pages that no file answers. */
function deadLinks(client: string): string[] {
  const pages = globSync('**/index.html', { cwd: client });
  return pages.flatMap((page) => {
    const html = readFileSync(join(client, page), 'utf8');
    const found = [...html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)].map(([, path]) => path!);
    const sets = [...html.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set]) =>
      set!.split(', ').map((entry) => entry.split(' ')[0]!),
    );
    return [...new Set([...found, ...sets])]
      .filter(
        (path) => !existsSync(join(client, path, 'index.html')) && !existsSync(join(client, path)),
      )
      .map((path) => `${page}: ${path}`);
  });
}

let isGood = true;
for (const { name, change, holds, lacks } of CASES) {
  const folder = copy();
  try {
    change(folder);
    const build = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
    const page = join(folder, 'build/client/projects/index.html');
    const html = build.status === 0 ? readFileSync(page, 'utf8') : '';
    // The grid shows the first pictures; the details, a file of their own, all of them.
    const others = globSync(join(folder, 'build/client/{assets/*.css,projects/*.json}')).map(
      (file) => readFileSync(file, 'utf8'),
    );
    const faults = [
      ...(build.status === 0 ? [] : [`the build failed:\n${build.stderr.slice(-2000)}`]),
      ...holds.filter((text) => !text.test(html + others.join())).map((text) => `lacks ${text}`),
      ...lacks.filter((text) => text.test(html)).map((text) => `holds ${text}`),
      ...(build.status === 0 ? deadLinks(join(folder, 'build/client')) : []),
    ];
    isGood &&= faults.length === 0;
    process.stdout.write(
      `${faults.length === 0 ? 'good' : 'BAD '}  ${name}\n${faults.map((fault) => `      ${fault}\n`).join('')}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
process.exitCode = isGood ? 0 : 1;
