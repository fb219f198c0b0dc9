import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '#server/log.ts';
import type { Logged } from '#server/testing/api.ts';
import { ORIGIN, openTestDesk } from '#server/testing/desk.ts';
import { tinyDisk } from '#server/testing/tiny-disk.ts';
import { createUploadRoutes, isUpload } from './upload-routes.ts';

const ID = 'abcdefghijklmnopqrstuv';

async function openUploads(refuse?: Error, dataDir?: string) {
  const desk = openTestDesk(dataDir === undefined ? {} : { dataDir });
  const { Cookie, ask } = await desk.comeIn();
  const logged: Logged[] = [];
  const log: Log = (level, event, fields) => logged.push({ level, event, ...fields });
  const api = refuse ? { fetch: () => Promise.reject(refuse) } : desk.app;
  const routes = createUploadRoutes({ api, dataDir: desk.dataDir, log });
  const server = createServer((request, response) =>
    isUpload(request.url ?? '', request.method)
      ? routes(request, response)
      : response.writeHead(404).end(),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  async function put(query: string, body: string | Buffer, headers: Record<string, string> = {}) {
    const answer = await fetch(`http://127.0.0.1:${port}/desk/api/uploads/${query}`, {
      method: 'PUT',
      headers: { Origin: ORIGIN, Cookie, ...headers },
      body: body as string,
    });
    return [answer.status, await answer.json().catch(() => null)] as const;
  }
  const folder = join(desk.dataDir, 'uploads');
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  return { put, files, folder, ask, logged };
}

test('slices are joined to the file once all have been sent', async () => {
  const { put, files, folder } = await openUploads();
  expect(await put(`${ID}?at=0&size=10`, 'Hello')).toEqual([200, { at: 5 }]);
  expect(files()).toEqual([`${ID}.part`]);
  // A slice that was sent before is answered with where to continue.
  expect(await put(`${ID}?at=0&size=10`, 'Hello')).toEqual([409, { at: 5 }]);
  expect(await put(`${ID}?at=5&size=10`, 'World')).toEqual([200, { at: 10 }]);
  expect(readFileSync(join(folder, ID), 'utf8')).toBe('HelloWorld');
  // The response to the last slice was lost: nothing has to be sent again.
  expect(await put(`${ID}?at=5&size=10`, 'World')).toEqual([200, { at: 10 }]);
  expect(files()).toEqual([ID]);
});

test('a cancelled upload is deleted, complete or not', async () => {
  const { put, files, ask } = await openUploads();
  await put(`${ID}?at=0&size=10`, 'Hello');
  expect((await ask(`/uploads/${ID}`, undefined, { method: 'DELETE' })).status).toBe(200);
  expect(files()).toEqual([]);
  expect((await ask('/uploads/..%2fx', undefined, { method: 'DELETE' })).status).toBe(404);
});

test('no byte is stored without a session, or from another site', async () => {
  const { put, files } = await openUploads();
  expect((await put(`${ID}?at=0&size=5`, 'Hello', { Cookie: '' }))[0]).toBe(401);
  const foreign = { Origin: 'https://elsewhere.example' };
  expect((await put(`${ID}?at=0&size=5`, 'Hello', foreign))[0]).toBe(403);
  expect((await put(`${ID}?at=0&size=5`, 'Hello', { 'Sec-Fetch-Site': 'cross-site' }))[0]).toBe(
    403,
  );
  expect(files()).toEqual([]);
});

test.each(['../../../etc/x', '..%2f..%2fx', `${ID}/../../x`, 'short', `${ID}x`])(
  'only a valid ID is accepted as a name: %s',
  async (name) => {
    const { put, files } = await openUploads();
    expect((await put(`${name}?at=0&size=5`, 'Hello'))[0]).toBe(404);
    expect(files()).toEqual([]);
  },
);

test('a file is not longer than announced, not larger than 2 GB, and not empty', async () => {
  const { put, folder } = await openUploads();
  expect((await put(`${ID}?at=0&size=3`, 'Hello'))[0]).toBe(400);
  expect(existsSync(join(folder, ID))).toBe(false);
  expect((await put(`${ID}?at=0&size=3000000000`, 'Hello'))[0]).toBe(413);
  expect(await put(`${ID}?at=0&size=0`, '')).toEqual([
    400,
    { error: 'This file is empty. Choose the original.' },
  ]);
});

test.each(['ENOSPC', 'EDQUOT'])(
  'a full disk or a used-up share of it is the reason: %s',
  async (code) => {
    const { put } = await openUploads(Object.assign(new Error(), { code }));
    const full = { error: expect.stringContaining('disk of the server is full') };
    expect(await put(`${ID}?at=0&size=5`, 'Hello')).toEqual([503, full]);
  },
);

test('an upload is refused at its first slice if the disk would have too little space left for enquiries', async ({
  skip,
}) => {
  const disk = tinyDisk('600m');
  if (!disk) return skip('cannot mount a tiny file system here');
  const { put, files, logged } = await openUploads(undefined, disk);
  const error = expect.stringContaining('too little space left for this file');
  expect(await put(`${ID}?at=0&size=200000000`, 'Hello')).toEqual([503, { error }]);
  expect(files()).toEqual([]);
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'upload-refused', size: 200_000_000 }),
  );
  expect(await put(`${ID}?at=0&size=5`, 'Hello')).toEqual([200, { at: 5 }]);
});

test('a finished upload is answered when little space is left, because nothing has to be written', async ({
  skip,
}) => {
  const disk = tinyDisk('600m');
  if (!disk) return skip('cannot mount a tiny file system here');
  const { put } = await openUploads(undefined, disk);
  expect(await put(`${ID}?at=0&size=10`, 'Hello')).toEqual([200, { at: 5 }]);
  expect(await put(`${ID}?at=5&size=10`, 'World')).toEqual([200, { at: 10 }]);
  writeFileSync(join(disk, 'other'), Buffer.alloc(150_000_000));
  expect(await put(`${ID}?at=5&size=10`, 'World')).toEqual([200, { at: 10 }]);
});
