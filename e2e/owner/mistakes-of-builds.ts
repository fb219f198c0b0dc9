/** What goes wrong while the site is built: settings that are forgotten, builds that are killed, two at once. */
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { replaceHeadline } from '#tools/release/testing/project-copy.ts';
import type { Mistake } from './mistake.ts';
import { ORIGIN, type Trial } from './trial.ts';

/** Processes that build in the copy: their ids, and those of all that started them. */
function builders(trial: Trial) {
  const table = execFileSync('ps', ['-Awwo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const all = table
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)!.slice(1) as [string, string, string]);
  const parentsOf = (id: string): string[] => {
    const [, parent] = all.find(([other]) => other === id) ?? [];
    return parent && Number(parent) > 1 && parent !== String(process.pid)
      ? [parent, ...parentsOf(parent)]
      : [];
  };
  return all
    .filter(([, , line]) => line.includes(`${trial.project}/tools/release/end-with-parent.ts`))
    .map(([id, , line]) => ({ line, parents: parentsOf(id).map(Number) }));
}

export const BUILD_MISTAKES: readonly Mistake[] = [
  {
    what: 'a build is made without SITE_ORIGIN',
    async attempt(trial) {
      replaceHeadline(trial.project, 'Rooms built without an address');
      const release = await trial.npm('release');
      await trial.live();
      const page = await (await trial.page('/')).text();
      return {
        ...release,
        wanted: 0,
        reads: [/SITE_ORIGIN is not set; the last release's is taken/],
        faults: page.includes(`<link rel="canonical" href="${ORIGIN}`)
          ? []
          : ['the page names another address'],
      };
    },
  },
  {
    what: 'pictures are encoded and the site exported between two releases',
    async attempt(trial) {
      const keys = [
        'PUBLIC_KEY',
        'SERVICE_ID',
        'TEMPLATE_CONTACT',
        'TEMPLATE_HOME',
        'TEMPLATE_ENQUIRY',
        'TEMPLATE_QUESTION',
      ];
      const env = {
        SITE_ORIGIN: ORIGIN,
        ...Object.fromEntries(keys.map((key) => [`EMAILJS_${key}`, 'x'])),
      };
      const first = await trial.npm('release');
      await trial.npm('pictures');
      const exported = await trial.npm('export', { env });
      const again = await trial.npm('release');
      return {
        ...again,
        wanted: 0,
        reads: [/Nothing has changed since the current release/],
        faults: [first, exported]
          .filter(({ code }) => code !== 0)
          .map(({ output }) => output.slice(-800)),
      };
    },
  },
  {
    what: 'a build is killed with all its parents; the next one goes on',
    async attempt(trial) {
      replaceHeadline(trial.project, 'Rooms of a killed build');
      const before = trial.served();
      const killed = trial.start('npm', ['run', 'release']);
      let bundler: ReturnType<typeof builders>[number] | undefined;
      for (; !bundler; await pause(50))
        bundler = builders(trial).find(({ line }) => line.includes('bin.cjs'));
      for (const id of bundler.parents) process.kill(id, 'SIGKILL');
      await killed.ended;
      await pause(2500);
      const left = builders(trial);
      const stays = trial.served() === before ? [] : ['another release is served'];
      const next = await trial.npm('release');
      return {
        ...next,
        wanted: 0,
        reads: [/Current: /],
        faults: [...left.map(({ line }) => `still runs: ${line}`), ...stays],
      };
    },
  },
  {
    what: 'two releases are made at once',
    async attempt(trial) {
      replaceHeadline(trial.project, 'Rooms of two at once');
      const both = await Promise.all([trial.npm('release'), trial.npm('release')]);
      return {
        code: Math.max(...both.map(({ code }) => code ?? 1)),
        output: both.map(({ output }) => output).join('\n'),
        wanted: 0,
        reads: [/Another build is running: this one waits/, /Current: /, /Nothing has changed/],
      };
    },
  },
];
