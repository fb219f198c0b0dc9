/** Whether build/ is up to date with the sources and the environment. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Studio } from '#server/studio.ts';

/** Everything that the build reads. */
const SOURCES = [
  'app',
  'content',
  'enquiry',
  'pictures',
  'public',
  'tools',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/** The path below `root` that changed last after `time` (milliseconds), or null. Folders count, because a deleted file changes its folder. */
export function changedSince(root: string, time: number): string | null {
  let newest: { path: string; at: number } | null = null;
  const consider = (path: string, at: number) => {
    if (at > time && at > (newest?.at ?? 0)) newest = { path, at };
  };
  for (const source of SOURCES) {
    const stat = statSync(join(root, source), { throwIfNoEntry: false });
    if (!stat) continue;
    consider(source, stat.mtimeMs);
    if (!stat.isDirectory()) continue;
    for (const name of readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })) {
      const path = join(source, name);
      consider(path, statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    }
  }
  return (newest as { path: string } | null)?.path ?? null;
}

/** The first variable of the environment that differs from the value in the build, or null. */
export function changedBuildVariable(
  env: Readonly<Record<string, string | undefined>>,
  { siteOrigin, send }: Pick<Studio, 'siteOrigin' | 'send'>,
): string | null {
  const inBuild: Readonly<Record<string, string>> = {
    SITE_ORIGIN: siteOrigin,
    EMAILJS_ORIGIN: send.origin,
    EMAILJS_PUBLIC_KEY: send.publicKey,
    EMAILJS_SERVICE_ID: send.serviceId,
    EMAILJS_TEMPLATE_CONTACT: send.templates.contact,
    EMAILJS_TEMPLATE_HOME: send.templates.home,
    EMAILJS_TEMPLATE_ENQUIRY: send.templates.enquiry,
    EMAILJS_TEMPLATE_QUESTION: send.templates.question,
  };
  const plain = (text: string) => text.trim().replace(/\/$/, '');
  const differs = ([name, value]: [string, string]) =>
    Boolean(env[name]) && plain(env[name]!) !== plain(value);
  return Object.entries(inBuild).find(differs)?.[0] ?? null;
}

/** Why the site has to be built (again), as the end of a sentence; null when the build is up to date. */
export function reasonToBuild(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  readStudio: (path: string) => Studio,
): string | null {
  const record = join(root, 'build', 'studio.json');
  const built = statSync(record, { throwIfNoEntry: false });
  if (!built) return 'there is no build yet';
  const changed = changedSince(root, built.mtimeMs);
  if (changed) return `${changed} is newer than the last build`;
  try {
    const variable = changedBuildVariable(env, readStudio(record));
    return variable && `${variable} differs from the last build`;
  } catch {
    return 'the last build is incomplete';
  }
}
