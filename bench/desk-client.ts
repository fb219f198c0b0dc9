/**
 * A client of a running server's desk without a browser: signs in, publishes, uploads photos, and returns how long each
 * took.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { UploadedPhoto } from '#contract/desk/photos.ts';
import type { ProjectList } from '#contract/desk/projects.ts';
import { SLICE_MAX } from '#contract/desk/uploads.ts';
import { openDatabaseDirectly } from '#server/database/direct.ts';
import { makeInvitation } from '#server/desk/accounts/links.ts';
import { createDrafts } from '#server/drafts/drafts.ts';

export interface DeskClient {
  readonly origin: string;
  readonly dataDir: string;
  /** Sends a request to the desk's API, signed in. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
}

/** @param origin with the host name `localhost`, which the desk requires */
export async function signIn(origin: string, dataDir: string): Promise<DeskClient> {
  const database = openDatabaseDirectly(join(dataDir, 'enquiries.sqlite'));
  const made = {
    email: 'bench@studio.example',
    maker: null,
    role: 'owner' as const,
    now: Date.now(),
  };
  const { token } = await makeInvitation(database, made);
  await database.close();
  let cookie = '';
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/desk/api${path}`, {
      ...init,
      headers: { Origin: origin, 'Content-Type': 'application/json', cookie, ...init.headers },
    });
  const answer = await ask('/invitation/accept', {
    method: 'POST',
    body: JSON.stringify({ token, name: 'Bench', response: null }),
  });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${await answer.text()}`);
  cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  return { origin, dataDir, ask };
}

/** Publishes a changed headline and all other changes. Returns the seconds until a visitor reads it. */
export async function publish({ origin, dataDir, ask }: DeskClient, words: string) {
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  await drafts.changeText('home.yaml', (text) =>
    text.replace(/^( {2}headline: ).*$/m, (_, key: string) => key + words),
  );
  const began = performance.now();
  const start = () =>
    ask('/publishing/build', { method: 'POST', body: JSON.stringify({ isToPublish: true }) });
  // Refused while the previous release is already live but its job has not ended.
  while (!(await start()).ok) await pause(100);
  while (!(await (await fetch(origin)).text()).includes(words)) await pause(100);
  return (performance.now() - began) / 1000;
}

/** Photos of a phone, 12 megapixels each. */
function phonePhotos(): Promise<Buffer[]> {
  const [width, height] = [4032, 3024];
  return Promise.all(
    [3, 5, 7, 11, 13].map((step) => {
      const grain = Buffer.alloc(width * height * 3);
      for (let i = 0; i < grain.length; i += 1) grain[i] = 90 + ((i * step) % 31) + (i % 997) / 12;
      return sharp(grain, { raw: { width, height, channels: 3 } })
        .withMetadata({ orientation: step % 2 ? 6 : 1 })
        .jpeg({ quality: 85 })
        .toBuffer();
    }),
  );
}

/** Uploads `count` photos to the first project, three at a time, and describes them. Returns the seconds. */
export async function uploadPhotos({ ask }: DeskClient, count: number): Promise<number> {
  const files = await phonePhotos();
  const list = (await (await ask('/projects')).json()) as ProjectList;
  const photos = `/projects/${list.groups.flatMap(({ projects }) => projects)[0]!.slug}/photos`;
  async function uploadPhoto(n: number) {
    const bytes = files[n % files.length]!;
    const upload = randomBytes(16).toString('base64url');
    for (let at = 0; at < bytes.length; at += SLICE_MAX)
      await ask(`/uploads/${upload}?at=${at}&size=${bytes.length}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: new Uint8Array(bytes.subarray(at, at + SLICE_MAX)),
      });
    const body = JSON.stringify({ upload, name: `IMG_${n}.jpg` });
    const answer = await ask(photos, { method: 'POST', body });
    const { photo } = (await answer.json()) as UploadedPhoto;
    await ask(`${photos}/${photo.file}/alt`, {
      method: 'PUT',
      headers: { 'X-Revision': photo.alt.revision },
      body: JSON.stringify({ value: `A wall, ${n}.` }),
    });
  }
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) await uploadPhoto(n);
  };
  await Promise.all([worker(), worker(), worker()]);
  return (performance.now() - began) / 1000;
}
