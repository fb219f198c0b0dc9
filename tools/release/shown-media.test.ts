import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { mediaOf } from './shown-media.ts';

test('plans and films are known by their sources, in every shape and codec, as pictures are', () => {
  const client = temporaryFolder();
  const names = ['rao-1a2b3c4d.svg', 'm-1.av1.mp4', 'm-2.h264.mp4', 'm-3.av1.mp4', 'm-4.h264.mp4'];
  mkdirSync(join(client, 'media'));
  for (const name of [...names, 'rao-01-0a0b0c0d-480.jpg'])
    writeFileSync(join(client, 'media', name), '');
  const [plan, av1, h264, phoneAv1, phoneH264] = names.map((name) => `/media/${name}`);
  const manifest = {
    pictures: {
      'rao/01': {
        base: '/media/rao-01-0a0b0c0d',
        width: 480,
        height: 320,
        colour: '#aaa',
      },
    },
    plans: { rao: { src: plan!, viewBox: [0, 0, 1, 1] as const } },
    films: { morning: { av1: av1!, h264: h264!, phone: { av1: phoneAv1!, h264: phoneH264! } } },
  };
  const media = mediaOf(client, manifest, {
    'content/projects/residential/rao/01.jpg': 'photo',
    'content/projects/residential/rao/plan.svg': 'plan',
    'content/media/films/morning.av1.mp4': 'wide av1',
    'content/media/films/morning.h264.mp4': 'wide h264',
    'content/media/films/morning-phone.av1.mp4': 'phone av1',
    'content/media/films/morning-phone.h264.mp4': 'phone h264',
  });
  expect(media).toEqual({
    'rao-01-0a0b0c0d-480.jpg': 'photo',
    'rao-1a2b3c4d.svg': 'plan',
    'm-1.av1.mp4': 'wide av1',
    'm-2.h264.mp4': 'wide h264',
    'm-3.av1.mp4': 'phone av1',
    'm-4.h264.mp4': 'phone h264',
  });
});
