/** A desk with a photographed home, a drawn one, and a category without projects. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { ProjectList, ProjectView } from '#contract/desk/projects.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';

export const HOMES = 'projects/residential';
export const SHAH = `${HOMES}/shah-residence`;

export const jpeg = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a5805a' } })
    .jpeg()
    .toBuffer();

/** `files`: further files, by their paths in the content. */
export async function openProjects(files: Parameters<typeof writeFiles>[1] = {}) {
  const content = temporaryFolder();
  const bytes = await jpeg();
  writeFiles(content, {
    'site.yaml': 'name: Test\n',
    'home.yaml': 'hero: { picture: patil-residence/01 }\n',
    'costs.yaml': 'levels: { simple: { name: Good laminate }, high: { name: Solid wood } }\n',
    'materials.yaml': 'materials: { kota: { name: Kota stone }, teak: { name: teak } }\n',
    [`${HOMES}/category.yaml`]: 'title: Residential\ndescription: Homes.\nhomes: true\n',
    'projects/commercial/category.yaml': 'title: Commercial\norder: 1\ndescription: Shops.\n',
    [`${SHAH}/project.yaml`]:
      'title: Shah Residence # of the family\norder: 1\nphotos:\n  01.jpg: { room: Hall, alt: "A swing." }\n',
    [`${SHAH}/01.jpg`]: bytes,
    [`${SHAH}/02.jpg`]: await jpeg(40, 60),
    [`${SHAH}/03.jpg`]: bytes,
    [`${SHAH}/plan.svg`]: '<svg viewBox="0 0 9 9"/>',
    [`${SHAH}/views.json`]:
      '{"unit":6,"views":[{"file":"02.jpg","page":[1,2],"heading":90,"fov":60}]}',
    [`${HOMES}/patil-residence/project.yaml`]:
      'title: Patil Residence\nkind: visualisation\norder: 2\n',
    [`${HOMES}/patil-residence/01.jpg`]: bytes,
    ...files,
  });
  const desk = openTestDesk({ env: { CONTENT_DIR: content } });
  const { ask } = await desk.comeIn();
  const said = async (answer: Response) => ({ status: answer.status, said: await answer.json() });
  const view = async (slug = 'shah-residence') =>
    (await (await ask(`/projects/${slug}`)).json()) as ProjectView;
  const list = async () => (await (await ask('/projects')).json()) as ProjectList;
  const send = async (method: string, path: string, body?: unknown, revision = '') =>
    said(await ask(path, body, { method, 'X-Revision': revision }));
  const put = (path: string, value: unknown, revision = '') =>
    send('PUT', `/projects/shah-residence/${path}`, { value }, revision);
  async function drop(file: Buffer, name = 'IMG_1.jpg') {
    const upload = randomBytes(16).toString('base64url');
    mkdirSync(join(desk.dataDir, 'uploads'), { recursive: true });
    writeFileSync(join(desk.dataDir, 'uploads', upload), file);
    const answer = await send('POST', '/projects/shah-residence/photos', { upload, name });
    return { ...answer, isForgotten: !existsSync(join(desk.dataDir, 'uploads', upload)) };
  }
  const draft = (file: string) => join(desk.dataDir, 'draft/content', file);
  const words = () => parse(readFileSync(draft(`${SHAH}/project.yaml`), 'utf8'));
  return { ...desk, ask, view, list, send, put, drop, draft, words, content };
}
