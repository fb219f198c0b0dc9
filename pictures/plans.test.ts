import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishPlans } from './plans.ts';

const sheet = (d: string, box = 'viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path class="piece" d="${d}"/></svg>`;

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
