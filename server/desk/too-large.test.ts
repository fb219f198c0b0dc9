import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApiListener } from '#server/http/node-adapter.ts';
import { ORIGIN, openTestDesk } from '#server/testing/desk.ts';
import { deskTooLarge } from './too-large.ts';

test.each([
  ['PUT', '/enquiries/A/note', 'This note'],
  ['POST', '/enquiries/A/replies', 'This reply'],
  ['PUT', '/enquiries/A/draft', 'This reply'],
  ['PUT', '/words/home/field', 'This text'],
  ['POST', '/words/faq/list', 'This entry'],
  ['PUT', '/projects/shah-residence/photos/01.jpg/alt', 'This description'],
  ['PUT', '/projects/shah-residence/facts/summary', 'This text'],
  ['POST', '/people/invite?x=1', 'What this screen sent'],
  ['PUT', '/project-kinds/residential/title', 'What this screen sent'],
  ['POST', '/reply-templates', 'What this screen sent'],
])(
  'above 64 KiB, %s %s is answered with a sentence about what is too large',
  async (method, path, name) => {
    const { app, comeIn } = openTestDesk();
    const { Cookie } = await comeIn();
    const server = createServer(createApiListener(app, deskTooLarge)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/desk/api${path}`, {
      method,
      headers: { Origin: ORIGIN, Cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(64 * 1024) }),
    });
    const { error } = (await answer.json()) as { error: string };
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([413, 'application/json']);
    expect(error).toMatch(
      new RegExp(`^${name} is too long, so it was not saved\\. Shorten it .* Devanagari\\.$`),
    );
  },
);
