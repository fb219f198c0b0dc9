import { expect, test } from 'vitest';
import { createCopies } from './copies.ts';

/** Asks for copies of that many bytes and tells which had to be made. */
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

test('copies are kept by their bytes: the one that was asked for longest ago makes room', async () => {
  const ask = open(100);
  expect([await ask('a', 40), await ask('b', 40), await ask('a', 40)]).toEqual([true, true, false]);
  expect(await ask('c', 40)).toBe(true);
  expect([await ask('a', 40), await ask('b', 40)]).toEqual([false, true]);
  expect([await ask('large', 101), await ask('large', 101)]).toEqual([true, true]);
});

test('a copy that is being made is made once, and one that failed is made again', async () => {
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
