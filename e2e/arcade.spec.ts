/** The arcade of /projects: every arch of it is drawn, also by Firefox, which draws no part of a clip outside its box. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test, visit } from './studio.ts';

const run = promisify(execFile);
const FIREFOX = ['firefox-esr', 'firefox'];

/** Name of the Firefox that is installed. */
async function firefox(): Promise<string | undefined> {
  for (const name of FIREFOX)
    if (await run(name, ['--version']).then(Boolean, () => false)) return name;
}

/** Runs of picture along one row of a screenshot, which the piers part; narrow ones are pieces of the picture itself. */
async function openingsAlong(shot: string, y: number, pier: number): Promise<number> {
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) => data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3);
  const ground = at(2);
  let [openings, wall] = [0, pier];
  for (let x = 2; x < info.width; x += 1)
    if (at(x).equals(ground)) wall += 1;
    else {
      if (wall >= pier) openings += 1;
      wall = 0;
    }
  return openings;
}

for (const [width, height, y, openings] of [
  [1440, 900, 700, 5],
  [820, 1180, 900, 4],
  [500, 900, 640, 3],
] as const)
  test(`Firefox draws ${openings} arches on a window of ${width} px`, async ({ baseURL }) => {
    const browser = await firefox();
    test.skip(!browser, 'Firefox is not installed: its arches are not looked at.');
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
    await writeFile(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);');
    const shot = join(profile, 'shot.png');
    const size = `--window-size=${width},${height}`;
    const how = ['--headless', '--no-remote', '--profile', profile, '--screenshot', shot, size];
    await run(browser!, [...how, `${baseURL}/projects`]);
    expect(await openingsAlong(shot, y, 8)).toBe(openings);
    await rm(profile, { recursive: true });
  });

test('the clip of the arcade lies within its box, and the box covers the arcade', async ({
  page,
}) => {
  for (const width of [320, 390, 560, 820, 960, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/projects');
    const { clip, box, arcade } = await page.evaluate(() => {
      const path = document.querySelector<SVGPathElement>('#arcade path')!;
      const { width, height } = path.getBBox();
      const { a = 1, d = 1 } = path.transform.baseVal.consolidate()?.matrix ?? {};
      const openings = [...document.querySelectorAll('main *')].find((element) =>
        getComputedStyle(element).clipPath.includes('#arcade'),
      )!;
      const sizeOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
      return {
        clip: { width: width * a, height: height * d },
        box: sizeOf(openings),
        arcade: sizeOf(openings.parentElement!),
      };
    });
    expect(clip.width, `${width} px`).toBeLessThanOrEqual(1.001);
    expect(clip.height, `${width} px`).toBeLessThanOrEqual(1.001);
    expect(box.right, `${width} px`).toBeGreaterThanOrEqual(arcade.right);
    expect(box.bottom, `${width} px`).toBeGreaterThanOrEqual(arcade.bottom);
  }
});
