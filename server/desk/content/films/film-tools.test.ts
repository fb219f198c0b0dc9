import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { STRIP_FRAMES } from '#contract/desk/films.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { drawStrip, probe } from './film-tools.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

test.skipIf(!hasFfmpeg)(
  'the strip of a film of 14 seconds shows each part, also after its only key frame',
  async () => {
    const folder = temporaryFolder();
    const [film, strip] = [join(folder, 'film.mp4'), join(folder, 'strip.jpg')];
    // From black to white: each frame is brighter than the one before.
    const source = 'nullsrc=size=160x90:rate=10:duration=14,geq=lum=16+219*T/14:cb=128:cr=128';
    const quick = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '999', '-pix_fmt', 'yuv420p'];
    const made = spawnSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...quick, film]);
    expect(made.stderr.toString()).toBe('');
    const { seconds } = await probe(film);
    expect(seconds).toBeCloseTo(14, 1);
    await drawStrip(film, strip, seconds);
    const { width, height } = await sharp(strip).metadata();
    const part = width / STRIP_FRAMES;
    const greys = await Promise.all(
      Array.from({ length: STRIP_FRAMES }, async (_, n) => {
        const area = { left: Math.round(n * part), top: 0, width: Math.floor(part), height };
        const { channels } = await sharp(await sharp(strip).extract(area).toBuffer()).stats();
        return channels[0]?.mean ?? 0;
      }),
    );
    for (const [n, grey] of greys.entries())
      expect(Math.abs(grey - (255 * (n + 0.5)) / STRIP_FRAMES), `part ${n}`).toBeLessThan(12);
  },
);
