import { expect, test } from 'vitest';
import { createRunningUploads } from './running-uploads.ts';

const pdf = (name: string) => new File(['%PDF'], name);

/** Uploads that the test ends. */
function openUploads(max = 5) {
  const begun: { name: string; end: PromiseWithResolvers<void> }[] = [];
  const uploads = createRunningUploads({
    max,
    attach: (_, file, { signal }) => {
      const end = Promise.withResolvers<void>();
      signal?.addEventListener('abort', () => end.reject(signal.reason));
      begun.push({ name: file.name, end });
      return end.promise;
    },
  });
  return { uploads, begun };
}

test('an upload is listed only at its enquiry, until it has ended', async () => {
  const { uploads, begun } = openUploads();
  const ended = uploads.start('A', [pdf('plan.pdf')], 0);
  expect(uploads.of('A').part).toBe(0);
  expect(uploads.of('B').part).toBeNull();
  begun[0]!.end.resolve();
  await ended;
  expect(uploads.of('A')).toEqual({ part: null, wait: null, errors: [] });
});

test('a refused file, and one too many, are named with the reason', async () => {
  const { uploads, begun } = openUploads(1);
  const ended = uploads.start('A', [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')], 0);
  begun[0]!.end.reject(new Error('Too large.'));
  await expect.poll(() => begun.length).toBe(2);
  begun[1]!.end.resolve();
  await ended;
  expect(uploads.of('A').errors).toEqual([
    '“a.pdf” is not attached. Too large.',
    expect.stringContaining('“c.pdf” is not attached. A reply has'),
  ]);
});

test('a cancelled upload ends at once, without a message, and the files after it are skipped', async () => {
  const { uploads, begun } = openUploads();
  const ended = uploads.start('A', [pdf('a.pdf'), pdf('b.pdf')], 0);
  uploads.cancel('A');
  await ended;
  expect(begun.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(uploads.of('A')).toEqual({ part: null, wait: null, errors: [] });
});
