/** Puts a project's words (`project.yaml`) and its pictures (files beside it) together. */
import type { z } from 'zod';
import type { Manifest } from '#pictures/manifest.ts';
import { readPlan } from './plan.server.ts';
import * as schema from './project-schema.server.ts';
import { ContentError, readYaml } from './read.server.ts';
import type { Category, Photo, Project } from './types.ts';

/** YAML sources by path below `content/`, as `import.meta.glob` gives them. */
export type Sources = Readonly<Record<string, string>>;

type Words = z.infer<typeof schema.project>;

const collator = new Intl.Collator('en', { numeric: true });
const PROJECT_FILE = /^content\/projects\/([^/]+)\/([^/]+)\/project\.yaml$/;
const CATEGORY_FILE = /^content\/projects\/([^/]+)\/category\.yaml$/;

/** All categories with their projects, both in the studio's order. */
export function readCategories(sources: Sources, manifest: Manifest): Category[] {
  const projects = readProjects(sources, manifest);
  return Object.entries(sources)
    .flatMap(([file, source]) => {
      const key = CATEGORY_FILE.exec(file)?.[1];
      if (!key) return [];
      const { order, ...words } = readYaml(file, source, schema.category);
      const own = projects.filter((p) => p.category === key).map((p) => p.project);
      return [{ order, category: { key, ...words, projects: own } }];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ category }) => category);
}

function readProjects(sources: Sources, manifest: Manifest) {
  const found = Object.entries(sources).flatMap(([file, source]) => {
    const [, category, slug] = PROJECT_FILE.exec(file) ?? [];
    if (!category || !slug) return [];
    const words = readYaml(file, source, schema.project);
    if (words.hidden) return [];
    return [
      {
        category,
        order: words.order,
        project: toProject(file, slug, words, { sources, manifest }),
      },
    ];
  });
  const slugs = found.map(({ project }) => project.slug);
  const twice = slugs.find((slug, i) => slugs.indexOf(slug) !== i);
  if (twice)
    throw new ContentError(
      `content/projects: two projects are called "${twice}", so one address would lead to both. Rename one folder.`,
    );
  return found.sort(
    (a, b) => a.order - b.order || collator.compare(a.project.title, b.project.title),
  );
}

function toProject(
  file: string,
  slug: string,
  words: Words,
  { sources, manifest }: { readonly sources: Sources; readonly manifest: Manifest },
): Project {
  const framed = new Map(
    Object.entries(manifest.pictures)
      .filter(([key]) => key.startsWith(`${slug}/`))
      .map(([key, picture]) => [key.slice(slug.length + 1), picture]),
  );
  const described = new Map(
    Object.entries(words.photos).map(([name, photo]) => [
      name.replace(/\.\w+$/, ''),
      { name, photo },
    ]),
  );
  for (const [stem, { name, photo }] of described)
    if (!framed.has(stem) && !photo.pending)
      throw new ContentError(
        `${file}: photos["${name}"] describes a picture that is not in the folder. Correct the name, add the file, or mark it "pending: true".`,
      );
  const stems = [...new Set([...described.keys(), ...framed.keys()])].sort(collator.compare);
  const photos = stems.map((stem, i): Photo => {
    const { pending: _, alt, room, title, details } = described.get(stem)?.photo ?? {};
    const name = `${words.title}, view ${i + 1}`;
    return {
      n: i + 1,
      alt: alt ?? title ?? name,
      title: title ?? room ?? name,
      room,
      details,
      framed: framed.get(stem),
    };
  });
  const { title, kind, summary, facts } = words;
  const views = file.replace('project.yaml', 'views.json');
  const plan = readPlan(manifest.plans[slug], stems, views, sources[views]);
  return { slug, title, kind, summary, facts, plan, ...nightCoverOf(file, words, stems), photos };
}

/** @throws ContentError when the picture for the dark scheme is not in the folder */
function nightCoverOf(file: string, { nightCover }: Words, stems: readonly string[]) {
  if (!nightCover) return {};
  const n = stems.indexOf(nightCover.replace(/\.\w+$/, '')) + 1;
  if (n === 0)
    throw new ContentError(
      `${file}: nightCover names "${nightCover}", which is not in the folder. Correct the name, or add the file.`,
    );
  return { nightCover: n };
}
