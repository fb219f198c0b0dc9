/** What goes wrong on the machine: versions, ports, users, disks. */
import { spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#tools/release/testing/program.ts';
import { copyProject, replaceHeadline } from '#tools/release/testing/project-copy.ts';
import type { Mistake } from './mistake.ts';

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

/** A Node on this machine that is older than the project's, if there is one. */
const oldNode = () =>
  ['/usr/bin/node', '/usr/local/bin/node', ...globSync('/root/.nvm/versions/node/*/bin/node')].find(
    (node) => {
      const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
      return stdout && Number.parseInt(stdout, 10) < 24;
    },
  );

export const HOST_MISTAKES: readonly Mistake[] = [
  {
    what: 'npm start is run a second time',
    attempt: async (trial) => ({
      ...(await trial.start('npm', ['start']).ended),
      wanted: 1,
      reads: [/Port \d+ is taken by another program/],
    }),
  },
  {
    what: 'npm ci was forgotten',
    async attempt(trial) {
      const cwd = copyProject(join(trial.root, 'bare'));
      rmSync(join(cwd, 'node_modules'));
      const PATH = `${join(PROJECT, 'node_modules/.bin')}:${process.env.PATH}`;
      const start = await trial.start('npm', ['start'], { cwd, env: { PATH, PORT: '0' } }).ended;
      return { ...start, wanted: 1, reads: [/The packages are not installed yet: run `npm ci`/] };
    },
  },
  {
    what: 'the server is run with an old Node, past npm',
    async attempt(trial) {
      const node = oldNode();
      if (!node) return 'there is no Node below 24 on this machine';
      const args = ['-r', './server/startup/check-node.cjs', 'server/start.ts'];
      return {
        ...(await trial.start(node, args).ended),
        wanted: 1,
        reads: [/^Node \S+ is too old to run this server \(it needs 24\)/m],
      };
    },
  },
  {
    what: 'the data folder belongs to somebody else',
    async attempt(trial) {
      if (!isRoot) return 'only root can give a folder to another user';
      const env = { DATA_DIR: join(trial.root, 'of-root'), PORT: '0' };
      mkdirSync(env.DATA_DIR, { mode: 0o700 });
      const node = process.execPath;
      const canRead = [
        '-e',
        `fs.accessSync(${JSON.stringify(trial.at('node_modules/hono/package.json'))})`,
      ];
      if (spawnSync(node, canRead, { uid: NOBODY }).status !== 0)
        return 'another user cannot read this checkout';
      const start = trial.start(node, ['server/start.ts'], { env, uid: NOBODY });
      return {
        ...(await start.ended),
        wanted: 1,
        reads: [/belongs to another user .*sudo chown -R/],
      };
    },
  },
  {
    what: 'root releases into the folder of the user who runs the site',
    async attempt(trial) {
      if (!isRoot) return 'only root can';
      const folder = join(trial.dataDir, 'releases');
      replaceHeadline(trial.project, 'Rooms by root');
      chownSync(folder, NOBODY, NOBODY);
      const release = await trial.npm('release');
      chownSync(folder, 0, 0);
      return {
        ...release,
        wanted: 1,
        reads: [/belongs to another user \(number 65534\).*sudo -u '#65534' npm run release/],
      };
    },
  },
  {
    what: 'the disk is full while a release is made, with 0, 1 and 30 MB left',
    async attempt(trial) {
      const args = [join(PROJECT, 'e2e/owner/disk-full.ts'), '0', '1', '30'];
      const ended = await trial.start(process.execPath, args, {
        cwd: PROJECT,
        env: { DATA_DIR: undefined },
      }).ended;
      if (ended.output.startsWith('Skipped')) return ended.output.trim();
      return { ...ended, wanted: 0, reads: [/refused, disk full/, /No fault\./] };
    },
  },
];
