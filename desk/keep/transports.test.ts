import { expect, test, vi } from 'vitest';
import { send } from './transports.ts';
import type { Pending } from './types.ts';

const PENDING: Pending = {
  is: 'waiting',
  from: 'a',
  value: 'b',
  revision: 'r',
  label: '',
  screen: '',
};

/** Makes every request get this response. */
function answerAll(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

test('a 403 with a reason of the server is shown at the field, and nothing is sent again automatically', async () => {
  answerAll(403, '{"error":"Only an owner of the desk can change the brand."}');
  expect(await send('/words/brand/colours', PENDING)).toEqual({
    is: 'refused',
    reason: 'Only an owner of the desk can change the brand.',
  });
});

test.each([500, 502, 503])(
  'after a %i the server has an error, and is not called unreachable',
  async (status) => {
    answerAll(status, '');
    expect(await send('/words/home', PENDING)).toEqual({ is: 'stopped', why: 'server error' });
  },
);

test('a 403 of a filtering network waits until the network lets the request pass', async () => {
  answerAll(403, '<h1>Blocked</h1>');
  expect(await send('/words/brand/colours', PENDING)).toEqual({ is: 'stopped', why: 'forbidden' });
});

test.each([
  [404, '/enquiries/ABC/note', 'This enquiry has been deleted.'],
  [400, '/enquiries/ABC/draft', 'The reply is too long.'],
  [409, '/enquiries/ABC/note', 'This person no longer has access.'],
  [404, '/projects/patil#title', 'This project has been deleted.'],
])('a refusal with %i of %s has the reason of the server', async (status, path, reason) => {
  answerAll(status, JSON.stringify({ error: reason }));
  const pending = { ...PENDING, value: { text: 'b' }, revision: '1' };
  expect(await send(path, pending)).toEqual({ is: 'refused', reason });
});
