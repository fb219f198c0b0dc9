/** Makes a picture of a project, the order of its pictures or its plan as in another content folder; the rest stays. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isShownPicture } from '#pictures/formats.ts';
import { stemOf } from '#pictures/sources.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { compareFolders, copyWhole } from '#server/drafts/folders.ts';
import { checkName } from '#server/drafts/names.ts';
import { HttpError } from '#server/http/http-error.ts';
import { entryText } from '#server/publishing/compared.ts';
import { isConfirmedAlike } from '#server/publishing/confirmed.ts';
import { differencesIn, fileOfProject } from '#server/publishing/one-change.ts';
import { type Part, partsOf } from '#server/publishing/project-parts.ts';
import { projectSides, type Sides } from '#server/publishing/project-sides.ts';
import { REFUSALS } from '#server/publishing/refusals.ts';
import { readProjectFile } from '../content/projects/project-file.ts';
import { readProject } from '../content/projects/project-folder.ts';
import { refuseIfShownElsewhere } from '../content/projects/remove.ts';
import { withOrder, withPicture, withViews } from './write-part.ts';

/** The differences in the project of that part between that content folder and the draft. */
async function sidesOf(drafts: Drafts, id: string, like: string) {
  const project = dirname(id);
  const changes = (await compareFolders(like, drafts.folder)).filter(({ file }) =>
    file.startsWith(`${project}/`),
  );
  const sides = await projectSides(project, { before: like, after: drafts.folder }, changes);
  return { sides, part: partsOf(project, sides).find((one) => one.id === id), changes };
}

/**
 * Whether a file is a picture, the order of the pictures or the plan of a project; `project.yaml` is taken back text by text.
 */
export const isPart = (file: string) =>
  /^projects\/[^/]+\/[^/]+\/[^/]+(?<!\.yaml)$/.test(file) && checkName(file) === file;

/** @throws HttpError 409 if a text of a project would name a missing picture */
export async function refuseWithoutPicture(
  draft: string,
  file: string,
  source: string,
  text: string,
): Promise<void> {
  if (!fileOfProject(file)) return;
  const named = (yaml: string) => {
    const { cover, nightCover, photos } = readProjectFile(yaml);
    return [cover, nightCover, ...Object.keys(photos)].flatMap((name) =>
      name ? stemOf(name) : [],
    );
  };
  const present = new Set([
    ...named(source),
    ...(await readdir(join(draft, dirname(file)))).map(stemOf),
  ]);
  if (!named(text).every((name) => present.has(name)))
    throw new HttpError(409, [REFUSALS.withoutPicture]);
}

interface Texts {
  readonly yaml: string;
  readonly views: string;
}

/** `project.yaml` and `views.json` with that part as in `like`; to the letter if nothing else differs. */
async function textsBack(
  { id, is }: Part,
  sides: Sides,
  { now, like, published }: Readonly<Record<'now' | 'like' | 'published', Texts>>,
): Promise<Texts> {
  const file = `${dirname(id)}/project.yaml`;
  const written = { is, name: basename(id), sides };
  const views = withViews(now.views, like.views, written);
  if (is === 'plan' || is === 'standpoints') return { yaml: now.yaml, views };
  const yaml =
    is === 'order'
      ? withOrder(now.yaml, like.yaml, written)
      : await withPicture(now.yaml, { file, yaml: like.yaml, published: published.yaml }, written);
  const isSame =
    (await differencesIn(file, { before: like.yaml, after: yaml })).length === 0 &&
    isConfirmedAlike(like.yaml, yaml);
  return { yaml: isSame ? like.yaml : yaml, views };
}

interface PartBack {
  readonly id: string;
  readonly revision: string;
  /** A content folder. */
  readonly like: string;
  /** The previous draft, to which `undo` leads; absent: it is not checked. */
  readonly kept?: string | null;
  /** The message if somebody has changed the part again. */
  readonly isOther: string;
}

/**
 * @throws HttpError 409 if somebody has changed the part again, 400 if a page shows the picture to be removed
 * @returns the revision for restoring it
 */
export async function takeBackPart(
  drafts: Drafts,
  { id, revision, like, kept, isOther }: PartBack,
): Promise<string[]> {
  const draft = await drafts.open();
  if (isShownPicture(id) && !existsSync(join(like, id)))
    await refuseIfShownElsewhere(
      drafts,
      await readProject(drafts, basename(dirname(id))),
      basename(id),
    );
  const project = dirname(id);
  const [yaml, views] = [`${project}/project.yaml`, `${project}/views.json`];
  const textsIn = async (folder: string) => ({
    yaml: await entryText(folder, yaml),
    views: await entryText(folder, views),
  });
  const chosen = new Set([yaml, views]);
  await using staging = await mkdtempDisposable(join(dirname(draft), '.new-part-'));

  async function prepare(): Promise<void> {
    const { sides, part, changes } = await sidesOf(drafts, id, like);
    if (part?.revision !== revision) throw new HttpError(409, [isOther]);
    const texts = await textsBack(part, sides, {
      now: await textsIn(draft),
      like: await textsIn(like),
      published: await textsIn(drafts.published()),
    });
    await mkdir(join(staging.path, project), { recursive: true });
    const write = (file: string, text: string) =>
      writeFile(join(staging.path, file), text, { flush: true, mode: 0o600 });
    await write(yaml, texts.yaml);
    if (texts.views) await write(views, texts.views);
    // A drawing or a picture.
    const own = changes.find(({ file }) => file === id && file !== views);
    if (!own) return;
    chosen.add(id);
    if (own.how !== 'added') await copyWhole(join(like, id), join(staging.path, id));
  }
  await drafts.makeAlike(staging.path, (file) => chosen.has(file), prepare);
  const undo = kept ? (await sidesOf(drafts, id, kept)).part?.revision : undefined;
  return undo ? [undo] : [];
}
