/** The owner's and the host's way with the real build: `npm start`, a changed word, a mistake. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { freePort, PROJECT, startProgram } from './testing/program.ts';
import { copyProject, replaceHeadline } from './testing/project-copy.ts';

const BUILD_MS = 240_000;

test('npm start serves the last release at once, builds a changed word beside it, and keeps it when the build fails', async () => {
  const project = copyProject(join(temporaryFolder(), 'project'));
  // Where the site is built already, the first release is made of that.
  const build = join(PROJECT, 'build');
  if (existsSync(build)) cpSync(build, join(project, 'build'), { recursive: true });
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: join(temporaryFolder(), 'data') };
  const start = async () => {
    const site = startProgram('server/start.ts', [], env, project);
    onTestFinished(() => site.kill());
    await site.said(/The site is at/);
    return site;
  };
  const home = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).json();

  const first = await start();
  expect(first.output()).toContain('There is no release yet');
  const { release } = await health();
  await first.kill('SIGTERM');

  replaceHeadline(project, 'Rooms of quite another word');
  const second = await start();
  expect((await health()).release.id).toBe(release.id);
  expect(await home()).not.toContain('quite another word');
  await eventually(async () => expect(await home()).toContain('quite another word'), BUILD_MS);
  expect(second.output()).toContain('because content/home.yaml has changed');
  const { id } = (await health()).release;
  await second.kill('SIGTERM');

  const file = join(project, 'content/home.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +)headline:/m, '$1headlin:'));
  const third = await start();
  await eventually(async () => {
    const { failedBuild, ...served } = (await health()).release;
    expect(served.id).toBe(id);
    expect(failedBuild.message).toContain('content/home.yaml');
  }, BUILD_MS);
  await third.said(/NOT PUBLISHED: the site stays as it was/);
  expect(third.output()).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)/m);
  expect(await home()).toContain('quite another word');
}, 600_000);
