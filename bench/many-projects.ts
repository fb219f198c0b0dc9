/**
 * `npm run bench:server -- projects [counts…]`: builds a copy of the site with each of these numbers of generated
 * projects of 30 pictures each, and prints the build time and the size of its pages. Pictures are small, because their
 * encoding is not measured.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectPath } from '#content-model/pages.ts';
import { startProgram } from '#server/testing/program.ts';
import { copyProject } from '#tools/release/testing/project-copy.ts';
import { PROJECT } from './goals.ts';
import { machine, print, table } from './print.ts';

const PHOTOS = 30;
const ROOMS = ['Living room', 'Kitchen', 'Main bedroom', 'Study', 'Bath'];
const counts = process.argv.slice(2).map(Number);

const two = (n: number) => String(n).padStart(2, '0');
const slugOf = (n: number) => `bench-home-${n}`;

/** Photos of a few pixels, each with its own colour, wide and upright. */
const photos = await Promise.all(
  Array.from({ length: PHOTOS }, (_, i) =>
    sharp({
      create: {
        width: i % 3 === 1 ? 64 : 96,
        height: i % 3 === 1 ? 96 : 64,
        channels: 3,
        background: { r: (i * 8) % 256, g: 120, b: 200 - i * 5 },
      },
    })
      .jpeg()
      .toBuffer(),
  ),
);

function projectFile(n: number): string {
  const lines = photos.map((_, i) => {
    const room = ROOMS[Math.floor(i / (PHOTOS / ROOMS.length))];
    return `  ${two(i + 1)}.jpg: { room: "${room}", title: "Picture ${i + 1} of home ${n}", alt: "A plain wall of one colour, the ${i + 1}th of home ${n}, with nothing before it.", details: "Lime plaster, teak, Kota stone underfoot." }`;
  });
  return `title: Home ${n}
facts: { homeType: 3BHK, area: "${1000 + n} sq ft carpet", locality: Baner, year: 2025, duration: 14 weeks }
summary: The home of family number ${n}, made for a measurement and for nobody to live in.
photos:
${lines.join('\n')}
`;
}

function addProject(root: string, n: number): void {
  const folder = join(root, 'content/projects/residential', slugOf(n));
  mkdirSync(folder, { recursive: true });
  photos.forEach((photo, i) => {
    writeFileSync(join(folder, `${two(i + 1)}.jpg`), photo);
  });
  writeFileSync(join(folder, 'project.yaml'), projectFile(n));
}

async function seconds(root: string, file: string): Promise<number> {
  const began = performance.now();
  const program = startProgram(file, [], {}, root);
  if ((await program.ended) !== 0) throw new Error(program.output());
  return (performance.now() - began) / 1000;
}

const root = mkdtempSync(join(tmpdir(), 'many-projects-'));
try {
  print(machine());
  const project = copyProject(join(root, 'project'));
  const rows: string[][] = [];
  let made = 0;
  for (const count of counts.length > 0 ? counts : [0, 50, 100, 200]) {
    for (; made < count; made += 1) addProject(project, made + 1);
    await seconds(project, 'pictures/main.ts');
    const took = await seconds(project, 'tools/release/build.ts');
    const weigh = (path: string) =>
      String(statSync(join(project, 'build/client', path, 'index.html.br')).size);
    rows.push([
      String(count),
      took.toFixed(1),
      count > 0 ? String(Math.round(((took - Number(rows[0]?.[1] ?? 0)) / count) * 1000)) : '',
      weigh('/'),
      weigh('/projects'),
      count > 0 ? weigh(projectPath(slugOf(1))) : '',
      weigh(PROJECT),
    ]);
    print(`${count}: ${took.toFixed(1)} s`);
  }
  print(
    table([
      [
        'projects added',
        'build, s',
        'ms each',
        '/, bytes',
        '/projects',
        'one of them',
        'the longest real one',
      ],
      ...rows,
    ]),
  );
} finally {
  rmSync(root, { recursive: true, force: true });
}
