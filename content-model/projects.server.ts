/** Combines a project's texts (`project.yaml`) with its pictures (the files in its folder). */
import type { z } from 'zod';
import { nearest } from '#contract/nearest.ts';
import type { Manifest } from '#pictures/manifest.ts';
import { byName, kindOfFile, projectFileParts, stemOf } from '#pictures/sources.ts';
import { formerNames } from './former-names.ts';
import { invisibleNote } from './invisible.server.ts';
import { parseYaml, positionOf } from './parse.server.ts';
import { orderPictures } from './picture-order.server.ts';
import { readPlan } from './plan.server.ts';
import { ContentError, collect, fieldName, type Problem } from './problem.server.ts';
import * as schema from './project-schema.server.ts';
import { readYaml } from './read.server.ts';
import type { Category, Photo, Project } from './types.ts';

/** YAML sources by path, "content/site.yaml", as `import.meta.glob` gives them. */
export type Sources = Readonly<Record<string, string>>;

type Words = z.infer<typeof schema.project>;

/**
 * All categories with their projects, both sorted.
 * @throws ContentError with the problems of all their files
 */
export function readCategories(sources: Sources, manifest: Manifest): Category[] {
  const problems: Problem[] = [];
  const projects = readProjects(sources, manifest, problems);
  const categories = Object.entries(sources).flatMap(([file, source]) => {
    const folder = kindOfFile(file);
    const read = folder && collect(problems, () => readYaml(file, source, schema.category));
    if (!folder || !read) return [];
    const { order, homes: _, address: key = folder, former: formerAddresses, ...words } = read;
    const own = projects.filter((p) => p.category === folder).map((p) => p.project);
    const former = formerNames(key, folder, formerAddresses);
    const names = { key, ...(former.length > 0 && { former }) };
    return [{ order, category: { ...names, ...words, projects: own } }];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return categories.sort((a, b) => a.order - b.order).map(({ category }) => category);
}

function readProjects(sources: Sources, manifest: Manifest, problems: Problem[]) {
  const found = Object.entries(sources).flatMap(([file, source]) => {
    const parts = projectFileParts(file);
    if (!parts) return [];
    const { kind: category, slug, folder } = parts;
    const read = collect(problems, () => {
      const words = readYaml(file, source, schema.project);
      if (words.hidden) return null;
      const project = toProject(file, slug, words, { sources, manifest });
      return { file, folder, category, order: words.order, project };
    });
    return read ? [read] : [];
  });
  const known = new Map<string, { readonly folder: string; readonly title: string }>();
  for (const { folder, project } of found) {
    const { slug, title } = project;
    const other = known.get(slug);
    if (other === undefined) known.set(slug, { folder, title });
    else
      problems.push({
        file: folder,
        message: `Two projects have the address "${slug}". Rename one folder, or give one of them another \`address:\` (the other is ${other.folder}).`,
        atDesk: `The projects “${other.title}” and “${title}” have the same address, “${slug}”. Change “Address of its page” of one of them.`,
      });
  }
  return found.sort((a, b) => a.order - b.order || byName(a.project.title, b.project.title));
}

/** For a picture that the project names, but that has no file. */
const withoutFile = (name: string) =>
  `The file of the picture “${name}” is missing. Ask the person who runs the server to restore it.`;

/** @throws ContentError if a picture is described that is not in the folder: its texts would be lost without notice */
function checkDescribed(
  file: string,
  source: string,
  described: ReadonlyMap<string, { name: string; photo: { pending?: boolean } }>,
  stems: readonly string[],
) {
  const missing = [...described].filter(
    ([stem, { photo }]) => !stems.includes(stem) && !photo.pending,
  );
  if (missing.length === 0) return;
  const parsed = parseYaml(file, source);
  throw new ContentError(
    missing.map(([stem, { name }]): Problem => {
      const meant = nearest(
        stem,
        stems.filter((other) => !described.has(other)),
      );
      return {
        file,
        ...positionOf(parsed, ['photos', name]),
        field: fieldName(['photos', name]),
        message: `describes a picture that is not in the folder. ${invisibleNote(name)}${meant ? `Did you mean "${meant}"? ` : ''}Correct the name, add the file, or mark it "pending: true".`,
        atDesk: withoutFile(name),
      };
    }),
  );
}

function toProject(
  file: string,
  slug: string,
  words: Words,
  { sources, manifest }: { readonly sources: Sources; readonly manifest: Manifest },
): Project {
  const encoded = new Map(
    Object.entries(manifest.pictures)
      .filter(([key]) => key.startsWith(`${slug}/`))
      .map(([key, picture]) => [key.slice(slug.length + 1), picture]),
  );
  const described = new Map(
    Object.entries(words.photos).map(([name, photo]) => [stemOf(name), { name, photo }]),
  );
  checkDescribed(file, sources[file] ?? '', described, [...encoded.keys()]);
  const stems = orderPictures(
    [...new Set([...described.keys(), ...encoded.keys()])],
    words.sequence,
    (stem) => stem,
  );
  const named = (field: 'sequence' | 'cover' | 'nightCover', name: string) => {
    const n = stems.indexOf(stemOf(name)) + 1;
    if (n === 0) throw new ContentError([missingFileProblem(file, field, name, stems)]);
    return n;
  };
  for (const name of words.sequence) named('sequence', name);
  const photos = stems.map((stem, i): Photo => {
    const {
      pending: _,
      alt,
      room,
      title,
      details,
      materials,
      stage,
    } = described.get(stem)?.photo ?? {};
    const made = encoded.get(stem);
    const name = `${words.title}, view ${i + 1}`;
    return {
      n: i + 1,
      alt: alt ?? title ?? name,
      title: title ?? room ?? name,
      room,
      details,
      ...(materials?.length && { materials: [...new Set(materials)] }),
      ...(stage && { stage }),
      encoded: made,
    };
  });
  const { title, kind, summary, facts } = words;
  const views = file.replace('project.yaml', 'views.json');
  const plan = readPlan(manifest.plans[slug], stems, views, sources[views]);
  return {
    slug: words.address ?? slug,
    title,
    kind,
    summary,
    facts,
    plan,
    ...(words.cover && { cover: named('cover', words.cover) }),
    ...(words.nightCover && { nightCover: named('nightCover', words.nightCover) }),
    photos,
  };
}

function missingFileProblem(
  file: string,
  field: string,
  name: string,
  stems: readonly string[],
): Problem {
  const meant = nearest(stemOf(name), stems);
  return {
    file,
    field,
    message: `names "${name}", which is not in the folder. ${invisibleNote(name)}${meant ? `Did you mean "${meant}"? ` : ''}Correct the name, or add the file.`,
    atDesk: withoutFile(name),
  };
}
