/** Reads a project from two content folders: its pictures in their order, their texts, its plan. */
import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orderPictures } from '#content-model/picture-order.server.ts';
import { isGroup } from '#contract/group.ts';
import { isShownPicture } from '#pictures/formats.ts';
import { stemOf } from '#pictures/sources.ts';
import type { Change } from '#server/drafts/folders.ts';
import { entryText } from './compared.ts';
import { yamlValueOf } from './value-differences.ts';

/** A project in one content folder. */
export interface ProjectSide {
  /** In their order, with the hash of their bytes. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Texts by the stem of their picture. */
  readonly words: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** The text of `views.json`, and its views by the stem of their picture. */
  readonly plan: {
    readonly drawing: string;
    readonly rest: unknown;
    readonly views: ReadonlyMap<string, unknown>;
  };
}

const namesIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const entriesOf = (value: unknown) => Object.entries(isGroup(value) ? value : {});

async function planIn(folder: string, project: string): Promise<ProjectSide['plan']> {
  const drawing = await entryText(folder, `${project}/plan.svg`);
  const parsed = yamlValueOf(await entryText(folder, `${project}/views.json`));
  const { views, ...rest } = isGroup(parsed) ? parsed : {};
  const all = (Array.isArray(views) ? views : []).filter(isGroup);
  return {
    drawing: hash('sha256', drawing),
    rest,
    views: new Map(all.map((view) => [stemOf(String(view.file)), view])),
  };
}

/**
 * @param project its folder, in the content
 * @param changed files that differ from the other side; hard-linked pictures are not read
 */
export async function projectSide(
  folder: string,
  project: string,
  changed: ReadonlySet<string>,
): Promise<ProjectSide> {
  const parsed = yamlValueOf(await entryText(folder, `${project}/project.yaml`));
  const { sequence, photos } = isGroup(parsed) ? parsed : {};
  const names = await readdir(join(folder, project)).catch(() => []);
  const files = orderPictures(names.filter(isShownPicture), namesIn(sequence));
  const hashed = files.map(async (name) => {
    const file = `${project}/${name}`;
    const isOther = changed.has(file);
    return [name, isOther ? hash('sha256', await readFile(join(folder, file))) : 'same'] as const;
  });
  return {
    pictures: new Map(await Promise.all(hashed)),
    words: new Map(
      entriesOf(photos).map(([file, words]) => [stemOf(file), isGroup(words) ? words : {}]),
    ),
    plan: await planIn(folder, project),
  };
}

export interface Sides {
  readonly before: ProjectSide;
  readonly after: ProjectSide;
}

/** Both sides of a project. @param changes leads from `before` to `after` */
export async function projectSides(
  project: string,
  folders: { readonly before: string; readonly after: string },
  changes: readonly Change[],
): Promise<Sides> {
  const changed = new Set(changes.map(({ file }) => file));
  const [before, after] = await Promise.all([
    projectSide(folders.before, project, changed),
    projectSide(folders.after, project, changed),
  ]);
  return { before, after };
}
