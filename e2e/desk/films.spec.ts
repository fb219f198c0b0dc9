import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_MS, comeIn, expect, test } from './desk.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** Three seconds, as recorded by a phone: with sound and location. */
function phoneFilm(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const file = join(folder, 'clip.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=15:duration=3'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=300:duration=3'];
  const how = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const place = ['-metadata', 'location=+18.5590+073.7868/'];
  spawnSync('ffmpeg', ['-v', 'error', ...picture, ...sound, ...how, ...place, file]);
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

test('a film of a phone is trimmed by keyboard, encoded, and added to the draft', async ({
  page,
  desk,
}) => {
  test.skip(!hasFfmpeg, 'this machine has no ffmpeg');
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/films`);
  const another = page.getByRole('button', { name: /^(Replace the|Add a) film: / }).first();
  const caption = (await another.getAttribute('aria-label'))!.replace(/^.* film: /, '');
  await another.press('Enter');
  await page
    .getByLabel('A film', { exact: true })
    .setInputFiles({ name: 'VID_1.mp4', mimeType: 'video/mp4', buffer: phoneFilm() });
  const begin = page.getByRole('slider', { name: 'Start of the film' });
  await expect(begin).toBeVisible({ timeout: BUILD_MS });
  await page.getByLabel(/^Length in seconds/).fill('1');
  await begin.press('End');
  await expect(page.getByText('From 0:02 to 0:03 of 0:03')).toBeVisible();
  await page.getByRole('button', { name: 'Make this film' }).press('Enter');
  const job = page.getByRole('status').filter({ hasText: caption });
  await expect(job).toContainText('is being made');
  await expect(job).toContainText('is ready. Visitors see it', { timeout: BUILD_MS });

  const answer = await page.request.get(`${desk.origin}/desk/api/films`);
  const { job: made } = await answer.json();
  const films = join(desk.dataDir, 'draft/content/media/films');
  for (const codec of ['av1', 'h264']) {
    const file = join(films, `${made.name}.${codec}.mp4`);
    expect(existsSync(file) && statSync(file).size > 500).toBe(true);
    expect(readFileSync(file).includes('+18.5590')).toBe(false);
    const probe = spawnSync('ffprobe', ['-v', 'error', '-show_entries', 'stream=codec_type', file]);
    expect(probe.stdout.toString()).not.toContain('audio');
  }
});

test('a film is watched, removed and restored', async ({ page, desk }) => {
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/films`);
  const watch = page.getByRole('button', { name: /^Watch: / }).first();
  const caption = (await watch.getAttribute('aria-label'))!.replace('Watch: ', '');
  await watch.press('Enter');
  const video = page.getByRole('dialog', { name: caption }).locator('video');
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState))
    .toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(watch).toBeFocused();
  await page.getByRole('button', { name: `Remove: ${caption}`, exact: true }).press('Enter');
  await expect(page.getByText('When you next publish, the site shows a picture')).toBeVisible();
  await expect(watch.and(page.getByLabel(`Watch: ${caption}`, { exact: true }))).toHaveCount(0);
  await page.getByRole('button', { name: `Restore: ${caption}`, exact: true }).press('Enter');
  await expect(page.getByText('Restored.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Watch: ${caption}`, exact: true })).toBeVisible();
});

test('a film that is being uploaded stays when another upload starts', async ({ page, desk }) => {
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/films`);
  const replace = page.getByRole('button', { name: /^Replace the film/ });
  const panels = page.getByRole('region', { name: /^A film for/ });
  await replace.nth(0).click();
  await expect(panels).toHaveCount(1);
  const first = await panels.getAttribute('aria-label');
  await replace.nth(1).click();
  await expect(panels).toHaveCount(2);
  await expect(panels.nth(1)).toHaveAccessibleName(first ?? '');
  await expect(panels.nth(0).getByRole('heading')).toBeFocused();
  await panels.nth(0).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(replace.nth(1)).toBeFocused();
  await expect(panels).toHaveAccessibleName(first ?? '');
});
