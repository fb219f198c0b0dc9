/** A copy of this project that can be changed and built. */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#server/testing/program.ts';

const PARTS = [
  'app',
  'content',
  'content-model',
  'contract',
  'desk',
  'pictures',
  'public',
  'server',
  'tools',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
/** Hard links, because nothing writes into these files. */
const SHARED = /\.(jpe?g|png|avif|webp)$/i;

function copy(from: string, to: string): void {
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) copy(join(from, name), join(to, name));
    return;
  }
  try {
    (SHARED.test(from) ? linkSync : copyFileSync)(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Returns the folder. Encoded pictures are included. */
export function copyProject(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) copy(join(PROJECT, part), join(folder, part));
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Changes the home page's headline, as an owner would. */
export function replaceHeadline(project: string, words: string): void {
  const file = join(project, 'content/home.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( +headline:).*$/m, `$1 ${words}`));
}
