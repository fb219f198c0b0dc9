/** The projects in the draft: folder, texts, pictures in their order. */
import { hash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { PROJECT_NOUNS } from '#content-model/language.server.ts';
import { orderPictures } from '#content-model/picture-order.server.ts';
import type { KindField } from '#contract/project-texts.ts';
import { isPicture } from '#pictures/formats.ts';
import { SLUG } from '#pictures/names.ts';
import { byName, kindOfFile } from '#pictures/sources.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { needsConsent } from './consent.ts';
import { type ProjectTexts, readProjectFile } from './project-file.ts';

export interface Kind {
  readonly key: string;
  readonly title: string;
  /** As in its file; '' if absent. */
  readonly words: Readonly<Record<KindField, string>>;
  /** Its previous addresses. */
  readonly former: readonly string[];
  readonly order: number;
  readonly homes: boolean;
}
export interface ProjectFolder {
  readonly slug: string;
  readonly kind: Kind;
  /** Relative to the draft: "projects/residential/patil-residence". */
  readonly folder: string;
  /** Its `project.yaml`, relative to the draft. */
  readonly file: string;
  readonly words: ProjectTexts;
  /** Names in the owner's order. */
  readonly pictures: readonly string[];
  readonly lacksConsent: boolean;
  readonly needsConsent: boolean;
  readonly hasPlan: boolean;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null;
  throw error;
}

/** The content of `category.yaml`; without its own words for a count, its projects are counted with the general ones. */
export function readKindFile(text: string, key: string): Omit<Kind, 'key'> {
  const fields = (parse(text, { logLevel: 'silent' }) ?? {}) as Record<string, unknown>;
  const counted = (fields.counted ?? {}) as Record<string, unknown>;
  const words = {
    title: String(fields.title ?? key),
    description: String(fields.description ?? ''),
    one: String(counted.one ?? PROJECT_NOUNS.one),
    many: String(counted.many ?? PROJECT_NOUNS.many),
    address: String(fields.address ?? key),
  };
  const former = Array.isArray(fields.former) ? fields.former.map(String) : [];
  return {
    former,
    title: words.title,
    words,
    order: Number(fields.order ?? 99),
    homes: fields.homes === true,
  };
}

/** All categories, also those without a project. */
export async function readKinds(drafts: Drafts): Promise<Kind[]> {
  const root = join(await drafts.open(), 'projects');
  const entries = await readdir(root, { withFileTypes: true });
  const kinds = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }): Promise<Kind | null> => {
      const text = await drafts.readText(`projects/${name}/category.yaml`).catch(nullIfMissing);
      if (text === null) return null;
      return { key: name, ...readKindFile(text, name) };
    });
  return (await Promise.all(kinds))
    .filter((kind) => kind !== null)
    .sort((a, b) => a.order - b.order || byName(a.title, b.title));
}

/** Removed kinds that can be restored, latest first. */
export async function removedKinds(drafts: Drafts): Promise<{ key: string; title: string }[]> {
  const keys = (await drafts.removedBelow('projects')).flatMap((file) => kindOfFile(file) ?? []);
  const all = keys.map(async (key) => {
    const found = (await drafts.removed(`projects/${key}`)).find(
      ({ name }) => name === 'category.yaml',
    );
    return { key, title: found?.note || key };
  });
  return Promise.all(all);
}

async function readFolder(drafts: Drafts, kind: Kind, slug: string): Promise<ProjectFolder | null> {
  const folder = `projects/${kind.key}/${slug}`;
  const file = `${folder}/project.yaml`;
  const text = await drafts.readText(file).catch(nullIfMissing);
  if (text === null) return null;
  const words = readProjectFile(text);
  const names = await readdir(join(await drafts.open(), folder));
  const needs = needsConsent({ ...words, homes: kind.homes });
  return {
    slug,
    kind,
    folder,
    file,
    words,
    pictures: orderPictures(
      names.filter((name) => isPicture(name) && !name.startsWith('.')),
      words.sequence,
    ),
    needsConsent: needs,
    lacksConsent: needs && !words.consent,
    hasPlan: names.includes('plan.svg'),
  };
}

/** All projects, by category, in the owner's order. */
export async function readProjects(drafts: Drafts) {
  const root = await drafts.open();
  return Promise.all(
    (await readKinds(drafts)).map(async (kind) => {
      const names = await readdir(join(root, 'projects', kind.key));
      const found = await Promise.all(
        names.filter((name) => SLUG.test(name)).map((slug) => readFolder(drafts, kind, slug)),
      );
      const projects = found
        .filter((project) => project !== null)
        .sort(
          (a, b) =>
            a.words.order - b.words.order ||
            byName(a.words.title ?? a.slug, b.words.title ?? b.slug),
        );
      return { kind, projects };
    }),
  );
}

/** @throws HttpError 404 for a project that is not in the draft */
export async function readProject(drafts: Drafts, slug: string): Promise<ProjectFolder> {
  if (SLUG.test(slug))
    for (const kind of await readKinds(drafts)) {
      const found = await readFolder(drafts, kind, slug);
      if (found) return found;
    }
  throw notFound(GONE.project);
}

interface ImageInfo {
  readonly width: number;
  readonly height: number;
  readonly stamp: string;
}
/** The stamp of a picture with its angle: another angle looks different. */
export const framedStamp = (stamp: string, straighten = 0) =>
  straighten === 0 ? stamp : `${stamp}~${straighten}`;

const measured = new Map<string, ImageInfo>();

/** Size in pixels after rotation, and a stamp of the file's bytes; cached until the file changes. */
export async function readImageInfo(path: string): Promise<ImageInfo> {
  const { size, mtimeMs, ino } = await stat(path);
  const stamp = hash('sha256', `${path} ${size} ${mtimeMs} ${ino}`, 'base64url').slice(0, 10);
  const known = measured.get(stamp);
  if (known) return known;
  const { autoOrient } = await sharp(path)
    .metadata()
    .catch(() => ({ autoOrient: { width: 4, height: 3 } }));
  const found = { width: autoOrient.width, height: autoOrient.height, stamp };
  if (measured.size > 5000) measured.clear();
  measured.set(stamp, found);
  return found;
}
