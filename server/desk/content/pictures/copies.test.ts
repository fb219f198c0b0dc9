import { expect, test } from 'vitest';
import { createCopies } from './copies.ts';

/** Requests copies of these sizes in bytes and tells which were made. */
function open(bytesMax: number) {
  const copies = createCopies(bytesMax);
  return async (key: string, bytes: number) => {
    let isMade = false;
    const copy = await copies(key, async () => {
      isMade = true;
      return Buffer.alloc(bytes);
    });
    expect(copy.length).toBe(bytes);
    return isMade;
  };
}

test('the size of the cache is limited: the least recently used copy is dropped', async () => {
  const ask = open(100);
  expect([await ask('a', 40), await ask('b', 40), await ask('a', 40)]).toEqual([true, true, false]);
  expect(await ask('c', 40)).toBe(true);
  expect([await ask('a', 40), await ask('b', 40)]).toEqual([false, true]);
  expect([await ask('large', 101), await ask('large', 101)]).toEqual([true, true]);
});

test('simultaneous requests make a copy once, and a failed one is made again', async () => {
  const copies = createCopies();
  let count = 0;
  const make = async () => {
    count += 1;
    if (count === 1) throw new Error('no picture');
    return Buffer.alloc(1);
  };
  await expect(Promise.all([copies('a', make), copies('a', make)])).rejects.toThrow('no picture');
  expect(count).toBe(1);
  expect((await copies('a', make)).length).toBe(1);
});
