import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishPlans } from './plans.ts';
import { thinOutlines } from './thin-outlines.ts';

const sheet = (d: string, box = 'viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path class="piece" d="${d}"/></svg>`;

describe('an outline keeps its shape with fewer points', () => {
  test('points on a line and points twice go; corners stay', () => {
    const drawn = 'M0.0 0.0L10.0 0.2L20.0 0.0L20.0 0.0L20.0 10.0L0.0 10.0Z';
    expect(thinOutlines(sheet(drawn), 0.4)).toBe(sheet('M0 0L20 0L20 10L0 10Z'));
    expect(thinOutlines(sheet(drawn), 0.1)).toBe(sheet('M0 0L10 0.2L20 0L20 10L0 10Z'));
  });
  test('a circle stays round to two fifths of a unit', () => {
    const at = (i: number) => [50 + 20 * Math.cos(i / 10), 50 + 20 * Math.sin(i / 10)] as const;
    const points = Array.from({ length: 63 }, (_, i) =>
      at(i)
        .map((v) => v.toFixed(1))
        .join(' '),
    );
    const kept = thinOutlines(sheet(`M${points.join('L')}Z`), 0.4).match(/[ML][\d.]+ [\d.]+/g)!;
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.length).toBeLessThan(32);
  });
  test('other paths and drawings with units of their own stay as they are', () => {
    const bar = sheet('M54.0 1080V1090M114.0 1080V1090H60');
    expect(thinOutlines(bar, 9)).toBe(bar);
    const narrow = sheet('M0-1L1-1.1L2-1Z');
    expect(thinOutlines(narrow, 9)).toBe(narrow);
    const scaled = sheet('M0 0L1 0.1L2 0Z').replace('<path', '<path transform="scale(99)"');
    expect(thinOutlines(scaled, 9)).toBe(scaled);
  });
});

describe('a plan is published under a name of its content', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plans-'));
    await mkdir(join(folder, 'media'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const publish = async (svg: string) => {
    const file = join(folder, 'plan.svg');
    await writeFile(file, svg);
    return publishPlans([{ key: 'shah', file }], folder);
  };

  test('with the size of its paper', async () => {
    const { shah } = await publish(sheet('M0 0L20 0L20 10Z', 'viewBox="-5 0 40.5,30"'));
    expect(shah?.viewBox).toEqual([-5, 0, 40.5, 30]);
    expect(shah?.src).toMatch(/^\/media\/shah-plan-[0-9a-f]{8}\.svg$/);
    const other = await publish(sheet('M0 0L20 0L20 11Z', 'viewBox="-5 0 40.5,30"'));
    expect(other.shah?.src).not.toBe(shah?.src);
    expect(await readFile(join(folder, shah!.src), 'utf8')).toContain('M0 0L20 0L20 10Z');
  });
  test('and stops the build where it does not say its size', async () => {
    await expect(publish(sheet('M0 0Z', ''))).rejects.toThrow(/plan\.svg has no viewBox/);
    await expect(publish(sheet('M0 0Z', 'viewBox="0 0 wide"'))).rejects.toThrow(/no viewBox/);
  });
});
