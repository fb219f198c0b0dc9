/** A studio with a desk and a small site that builds at once: a real server in this process, on a real disk. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Publishing } from '#contract/desk/publishing.ts';
import type { Role } from '#contract/desk/roles.ts';
import { openDatabaseDirectly } from '#server/database/direct.ts';
import { keepVersion, makeVersionCurrent } from '#server/drafts/versions.ts';
import { beginSwap, finishSwap } from '#server/publishing/swap.ts';
import { contentVersionOf } from '#server/publishing/versions.ts';
import { previewFolder, releasesFolder } from '#server/releases/folder.ts';
import { openReleases } from '#server/releases/site.ts';
import { type RunningServer, serve } from '#server/server.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { configOf, temporaryFolder } from '#server/testing/fixtures.ts';
import { makeInvitation } from '../../accounts/links.ts';
import { SMALL_BUILD, smallProgram } from './small-program.ts';

/** A data folder in which a release of `words` is current, with its content. */
export async function publishedStudio(words = 'first'): Promise<string> {
  const root = temporaryFolder();
  const dataDir = join(root, 'data');
  const content = join(root, 'content');
  mkdirSync(content, { recursive: true });
  mkdirSync(releasesFolder(dataDir), { recursive: true });
  mkdirSync(previewFolder(dataDir), { recursive: true });
  writeFileSync(join(content, 'home.yaml'), `${words}\n`);
  writeFileSync(join(content, 'site.yaml'), 'name: Osari\n');
  await makeVersionCurrent(dataDir, await keepVersion(dataDir, content, false));
  const env = { ...process.env, CONTENT_DIR: content, DATA_DIR: dataDir };
  const { stdout, stderr } = spawnSync(process.execPath, [SMALL_BUILD], { env, encoding: 'utf8' });
  const id = /"id":"([^"]+)"/.exec(stdout)?.[1];
  if (!id) throw new Error(stderr);
  const version = contentVersionOf(join(previewFolder(dataDir), id));
  await beginSwap(dataDir, { id, version }, Date.now);
  return dataDir;
}

export interface OpenOptions {
  readonly dataDir?: string;
  readonly timeLimitMs?: number;
  readonly ms?: number;
  readonly env?: Record<string, string>;
  /** In milliseconds since 1970. */
  readonly now?: () => number;
}

/** Serves it; `person` is signed in. */
export async function openStudio(options: OpenOptions = {}) {
  const { dataDir = await publishedStudio(), timeLimitMs = 30_000, ms = 0, env = {} } = options;
  const { now = Date.now } = options;
  const config = configOf({ DATA_DIR: dataDir, PORT: '0', ...env });
  await finishSwap(dataDir, Date.now);
  const running: RunningServer = await serve({
    config,
    site: openReleases(releasesFolder(dataDir), () => {}),
    now,
    log: () => {},
    buildProgram: smallProgram(ms, timeLimitMs),
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await running.stop();
    isOpen = false;
  };
  onTestFinished(close);
  const origin = running.url.replace('127.0.0.1', 'localhost');
  const database = openDatabaseDirectly(databaseFile(dataDir));
  onTestFinished(() => database.close());

  const visitor = async (path = '/', headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  const comeIn = (email?: string, name?: string, role?: Role) =>
    comeInAt(origin, database, email, name, now(), role);
  return { dataDir, origin, comeIn, visitor, close, database };
}

/** Signs in at a server with an invitation. */
export async function comeInAt(
  origin: string,
  database: ReturnType<typeof openDatabaseDirectly>,
  email = 'asha@studio.example',
  name = 'Asha',
  now = Date.now(),
  role: Role = 'owner',
) {
  let cookie = '';
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        Origin: origin,
        'Content-Type': 'application/json',
        Cookie: cookie,
        ...init.headers,
      },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const [key] = pair.split('=');
      const others = cookie.split('; ').filter((one) => one && !one.startsWith(`${key}=`));
      cookie = [...others, ...(pair.endsWith('=') ? [] : [pair])].join('; ');
    }
    return answer;
  };
  const post = (path: string, body: unknown) =>
    send(`/desk/api${path}`, { method: 'POST', body: JSON.stringify(body) });
  const made = { email, maker: null, role, now };
  const { token } = await makeInvitation(database, made);
  await post('/invitation/accept', { token, name, response: null });
  const state = async () => (await (await send('/desk/api/publishing')).json()) as Publishing;
  return {
    send,
    post,
    state,
    cookie: () => cookie,
    page: async (path = '/') => (await send(path)).text(),
    /** Builds and waits for the end. */
    async build(isToPublish = false) {
      const answer = await post('/publishing/build', { isToPublish });
      if (answer.status !== 202) return state();
      let now = await state();
      while (now.job) {
        await new Promise((done) => setTimeout(done, 30));
        now = await state();
      }
      return now;
    },
  };
}

/** A change as an editor makes it. */
export { createDrafts } from '#server/drafts/drafts.ts';
