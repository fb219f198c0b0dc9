/** The state of publishing for the desk: the changes, the preview, and the result of the last build. */
import { join } from 'node:path';
import type { DraftChange } from '#contract/desk/changes.ts';
import type { LastBuild, Preview } from '#contract/desk/publishing.ts';
import type { Role } from '#contract/desk/roles.ts';
import type { Change, Drafts } from '#server/drafts/drafts.ts';
import { compareFolders } from '#server/drafts/folders.ts';
import { keepVersion, versionFolder } from '#server/drafts/versions.ts';
import type { Log } from '#server/log.ts';
import { listReleases, previewFolder, type Release } from '#server/releases/folder.ts';
import { groupsFor } from './brand-groups.ts';
import type { BuildProgram } from './builder.ts';
import { groupOf, saveChosenGroups } from './groups.ts';
import type { Snapshot } from './job-record.ts';
import type { Jobs } from './jobs.ts';
import { createLastFailure } from './last-failure.ts';
import { conflictError, type GoLive } from './live.ts';
import { REFUSALS } from './refusals.ts';
import { sentencesFor } from './sentences.ts';
import { contentVersionOf, readReleaseRecord } from './versions.ts';

interface StateOptions {
  readonly dataDir: string;
  readonly drafts: Drafts;
  readonly program: BuildProgram;
  readonly live: Pick<GoLive, 'isOnTop'>;
  readonly jobs: Jobs;
  readonly log: Log;
}

export function createPublishingState(options: StateOptions) {
  const { dataDir, drafts, program, live, jobs, log } = options;
  const previews = previewFolder(dataDir);
  const lookAtFailure = createLastFailure({ dataDir, draft: drafts.folder, program, jobs, log });

  /** The differences between the published content and the draft's or a version's. */
  async function changesIn(after: string): Promise<DraftChange[]> {
    const before = drafts.published();
    return sentencesFor(await compareFolders(before, after), {
      before,
      after,
      draft: drafts.folder,
    });
  }
  const changes = async () =>
    (await drafts.changed()).length === 0 ? [] : changesIn(await drafts.open());

  /**
   * Copies the current draft; later edits belong to the next version.
   * @param chosen ids of the groups of changes to include; null: all that this person may publish
   */
  async function takeSnapshot(role: Role, chosen: readonly string[] | null): Promise<Snapshot> {
    const draft = await drafts.open();
    const published = drafts.published();
    const { version, groups } = await drafts.between(async () => {
      const groups = await groupsFor({ role, action: 'publish', groups: chosen, published, draft });
      const version = await (groups
        ? saveChosenGroups({ dataDir, draft, published, groups })
        : keepVersion(dataDir, draft, true));
      return { version, groups };
    });
    return snapshotOf(version, groups);
  }

  /** Throws a 409 if the site already shows that version. */
  async function snapshotOf(version: string, groups: readonly string[] | null): Promise<Snapshot> {
    const folder = versionFolder(dataDir, version);
    if (!folder) throw new Error(`The version ${version} was not kept.`);
    const changed = await changesIn(folder);
    if (changed.length === 0) throw conflictError(REFUSALS.nothing);
    return { version, groups, changes: changed.map(({ sentence }) => sentence) };
  }

  const previewRelease = (): Release | null => listReleases(previews)[0] ?? null;

  async function preview(): Promise<Preview | null> {
    const release = previewRelease();
    const story = release && (await readReleaseRecord(join(previews, release.id)));
    if (!release || !story) return null;
    const { id } = release;
    const { at, groups } = story;
    const folder = versionFolder(dataDir, contentVersionOf(join(previews, id)));
    const isOfChosen = ({ file }: Change) => groups === null || groups.includes(groupOf(file));
    const isDraft =
      folder !== null && !(await compareFolders(folder, drafts.folder)).some(isOfChosen);
    return { id, at, groups, isFresh: isDraft && live.isOnTop(id) };
  }

  async function ended(
    personId: string,
    pending: readonly DraftChange[],
  ): Promise<LastBuild | null> {
    await lookAtFailure();
    const { last, job } = jobs;
    if (job || !last?.ended) return null;
    const { id, by, isToPublish, changes, groups } = last;
    const { isSeen, ...end } = last.ended;
    const isWhole = end.how === 'live' || end.how === 'ready';
    // All of it was taken back or published meanwhile.
    if (!isWhole && pending.length === 0) return null;
    return {
      ...end,
      id,
      by,
      isToPublish,
      changes,
      groups,
      isOwn: last.personId === personId && !isSeen,
    };
  }

  return { changes, changesIn, takeSnapshot, snapshotOf, previewRelease, preview, ended };
}
