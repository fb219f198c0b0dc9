/** The owner's and the host's way with the real build: `npm start`, a changed word, a mistake. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishedContent } from '#server/drafts/published.ts';
import { hasDemonstration, UNNAMED } from '#server/new-studio/demonstration.ts';
import { releasesFolder } from '#server/releases/folder.ts';
import { eventually } from '#server/testing/eventually.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { freePort, PROJECT, startProgram } from '#server/testing/program.ts';
import { copyProject, replaceHeadline } from './testing/project-copy.ts';

/** Two other files of tests use the same two cores. */
const BUILD_MS = 420_000;

/** Adds a page as `content-model/pages.ts` asks for it: an entry, a component, and words. */
function addPage(project: string) {
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(project, file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(from, to);
    expect(changed, file).not.toBe(text);
    writeFileSync(path, changed);
  };
  const entry =
    "{ path: '/ask', component: 'ask', name: 'Ask us', texts: 'faq', headline: 'heading' },";
  change('content-model/pages.ts', "{ path: '/404'", `${entry}\n  { path: '/404'`);
  const words =
    '/ask: { title: Ask us, crumb: Ask, description: What one may ask., picture: founders/1 }';
  change('content/pages.yaml', /^\/404:/m, `${words}\n/404:`);
  writeFileSync(
    join(project, 'app/pages/ask.tsx'),
    `import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
export const loader = () => ({ head: headFor('/ask') });
export const meta = ({ loaderData }) => loaderData.head;
export default () => <><h1>Ask us anything</h1><Below /></>;
`,
  );
}

test('npm start serves the last release at once, also where it begins empty, builds a changed word and an added page beside it, and keeps it when the build fails', async () => {
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
  addPage(project);
  const second = await start();
  expect((await health()).release.id).toBe(release.id);
  expect(await home()).not.toContain('quite another word');
  await eventually(async () => expect(await home()).toContain('quite another word'), BUILD_MS);
  expect(second.output()).toContain('because app/pages/ask.tsx has changed');

  const page = await (await fetch(`http://127.0.0.1:${port}/ask`)).text();
  expect(page).toContain('<h1>Ask us anything</h1>');
  const card = /property="og:image" content="[^"]*?(\/[^"/]*\/[^"/]*\.jpg)"/.exec(page)?.[1];
  expect((await fetch(`http://127.0.0.1:${port}${card}`)).headers.get('content-type')).toBe(
    'image/jpeg',
  );
  expect(await (await fetch(`http://127.0.0.1:${port}/sitemap.xml`)).text()).toContain(
    '/ask</loc>',
  );
  const atTheDesk =
    "import { nameOfPath } from './server/labels/label-of.ts'; console.log(nameOfPath('/ask'))";
  const name = spawnSync(process.execPath, ['--input-type=module', '-e', atTheDesk], {
    cwd: project,
  });
  expect(String(name.stdout)).toBe('Ask us\n');

  const { id } = (await health()).release;
  await second.kill('SIGTERM');

  if (hasDemonstration()) {
    const DATA_DIR = join(temporaryFolder(), 'data');
    cpSync(releasesFolder(env.DATA_DIR), releasesFolder(DATA_DIR), { recursive: true });
    const empty = startProgram('server/start.ts', ['--empty'], { ...env, DATA_DIR }, project);
    onTestFinished(() => empty.kill());
    await empty.said(/The site is at/);
    expect((await health()).release.id).toBe(id);
    const site = join(publishedContent({ dataDir: DATA_DIR, contentDir: undefined }), 'site.yaml');
    expect(readFileSync(site, 'utf8')).toContain(`name: ${UNNAMED}`);
    await empty.kill('SIGTERM');
  }

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
}, 900_000);
