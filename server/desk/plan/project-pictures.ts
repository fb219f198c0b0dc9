/** A project of the draft, as far as its plan needs it. */
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { notFound } from '#server/http/http-error.ts';
import type { PlanDrafts } from './drafts.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PICTURE = /\.(jpe?g|png|webp|avif|tiff?)$/i;
const collator = new Intl.Collator('en', { numeric: true });

export interface ProjectPictures {
  readonly slug: string;
  readonly title: string;
  /** Relative to the draft: "projects/residential/patil-residence". */
  readonly folder: string;
  /** In the owner's order. */
  readonly pictures: readonly {
    readonly file: string;
    readonly title: string;
    readonly room: string;
  }[];
}

interface Words {
  readonly title?: string;
  readonly photos?: Readonly<Record<string, { title?: string; room?: string } | null>>;
  readonly order?: unknown;
  readonly sequence?: unknown;
}

const stem = (file: string) => file.replace(/\.\w+$/, '').normalize('NFC');

/** Throws a 404 for a project that is not in the draft. */
export async function projectPictures(drafts: PlanDrafts, slug: string): Promise<ProjectPictures> {
  if (!SLUG.test(slug)) throw notFound('There is no such project.');
  const root = await drafts.open();
  const categories = await readdir(join(root, 'projects'), { withFileTypes: true });
  for (const { name, parentPath } of categories.filter((entry) => entry.isDirectory())) {
    const path = join(parentPath, name, slug);
    const isThere = await access(join(path, 'project.yaml')).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    const folder = `projects/${name}/${slug}`;
    const words = parse(await drafts.readText(`${folder}/project.yaml`)) as Words;
    const files = (await readdir(path)).filter((file) => PICTURE.test(file) && !/^\./.test(file));
    return { slug, folder, title: words.title ?? slug, pictures: inOrder(files, words) };
  }
  throw notFound('There is no such project.');
}

function inOrder(files: readonly string[], { photos = {}, sequence }: Words) {
  const told = Array.isArray(sequence) ? sequence.map((name) => stem(String(name))) : [];
  const rank = (file: string) => (told.includes(stem(file)) ? told.indexOf(stem(file)) : 1e6);
  const described = new Map(Object.entries(photos).map(([name, words]) => [stem(name), words]));
  return [...files]
    .sort((a, b) => rank(a) - rank(b) || collator.compare(stem(a), stem(b)))
    .map((file) => {
      const { title = '', room = '' } = described.get(stem(file)) ?? {};
      return { file, title: title || room || file, room };
    });
}
