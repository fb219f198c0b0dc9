/** What goes wrong with photos, films and where they are put. */
import { globSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { type Mistake, named } from './mistake.ts';

const HOMES = 'content/projects/residential';
const HOME = `${HOMES}/joshi-residence`;
const PHOTO = `${HOME}/01.jpg`;
/** What file names on phones, in shops and in Marathi look like, and how their addresses begin. */
const NAMES: Readonly<Record<string, RegExp>> = {
  'IMG 1234 (2).jpg': /joshi-residence-img-1234-2-/,
  '50% off, #1.jpg': /joshi-residence-50-off-1-/,
  'बैठक खोली.jpg': /joshi-residence-[a-z\d-]+/,
  '28.JPEG': /joshi-residence-28-/,
};
/** The first bytes of a photo as iPhones take them. */
const HEIC = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(999),
]);

export const PICTURE_MISTAKES: readonly Mistake[] = [
  {
    what: `photos are called ${Object.keys(NAMES).join(', ')}`,
    async attempt(trial) {
      for (const name of Object.keys(NAMES)) trial.copy(PHOTO, `${HOME}/${name}`);
      const release = await trial.npm('release');
      await trial.live();
      const site = join(trial.dataDir, 'releases', trial.served(), 'client');
      const texts = globSync(join(site, '{projects/**/*.{html,json},media/joshi-*}')).map((file) =>
        /\.(html|json)$/.test(file) ? readFileSync(file, 'utf8') : file,
      );
      const lost = Object.entries(NAMES).filter(
        ([, address]) => !texts.some((text) => address.test(text)),
      );
      const answers = await Promise.all(
        [...texts.join(' ').matchAll(/\/media\/joshi-residence-[\w.-]+\.(?:jpg|avif)/g)].map(
          async ([address]) => `${(await trial.page(address)).status} ${address}`,
        ),
      );
      return {
        ...release,
        wanted: 0,
        reads: [/Current: /],
        faults: [
          ...lost.map(([name]) => `${name} is not shown`),
          ...answers.filter((answer) => !answer.startsWith('200')),
        ],
      };
    },
  },
  named(
    'the words of a project are called project.yml',
    (trial) => {
      trial.copy(`${HOME}/project.yaml`, `${HOME}/project.yml`);
      trial.remove(`${HOME}/project.yaml`);
    },
    /project\.yml: Nothing reads a file of this name\. Did you mean project\.yaml\? Rename it\./,
  ),
  named(
    'photos are put a folder too deep',
    (trial) => trial.copy(PHOTO, `${HOME}/new photos/01.jpg`),
    /new photos\/01\.jpg: This file is one folder too deep/,
  ),
  named(
    'a photo is HEIC, as iPhones take them',
    (trial) => trial.write(`${HOME}/30.HEIC`, HEIC),
    /30\.HEIC: .*HEIC.*JPEG/i,
  ),
  named(
    'a HEIC photo was renamed to .jpg',
    (trial) => trial.write(`${HOME}/30.jpg`, HEIC),
    /30\.jpg: .*HEIC.*JPEG/i,
  ),
  named(
    'two files have one stem',
    (trial) => trial.copy(PHOTO, `${HOME}/01.JPEG`),
    /01\.(JPEG|jpg): has the same name as .*01\.(JPEG|jpg)/,
  ),
  named(
    'a film lacks its second encoding',
    (trial) => trial.remove('content/media/films/playlist-1.h264.mp4'),
    /playlist-1\.h264\.mp4 is missing: some browsers could not show the film/,
  ),
  named(
    'a film still has its sound',
    (trial) => {
      const film = 'content/media/films/playlist-1.h264.mp4';
      const sound = Buffer.from('hdlr\0\0\0\0\0\0\0\0soun', 'latin1');
      trial.write(film, Buffer.concat([readFileSync(trial.at(film)), sound]));
    },
    /playlist-1\.h264\.mp4: has sound, which nobody hears/,
  ),
  {
    what: 'a photo is incomplete, and is released',
    async attempt(trial) {
      const before = trial.served();
      const bytes = readFileSync(trial.at(PHOTO));
      trial.write(PHOTO, bytes.subarray(0, bytes.length * 0.7));
      const release = await trial.npm('release');
      const faults = trial.served() === before ? [] : ['another release is served'];
      const reads = [/01\.jpg is cut off: /, /NOT PUBLISHED: the site stays as it was/];
      return { ...release, wanted: 1, reads, faults };
    },
  },
  {
    what: 'a full disk once left cut-off and empty pictures under their final names',
    async attempt(trial) {
      const [cut, empty] = globSync(join(trial.project, 'public/media/joshi-residence-01-*.avif'));
      for (const [file, size] of [
        [cut!, statSync(cut!).size - 10],
        [empty!, 0],
      ] as const) {
        const whole = readFileSync(file);
        trial.write(file.slice(trial.project.length + 1), whole);
        truncateSync(file, size);
      }
      const pictures = await trial.npm('pictures');
      const faults = [cut!, empty!].filter((file) => statSync(file).size < 100);
      return {
        ...pictures,
        wanted: 0,
        reads: [],
        faults: faults.map((file) => `${file} stays cut off`),
      };
    },
  },
];
