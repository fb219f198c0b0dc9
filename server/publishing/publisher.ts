/** Coordinates builds, preview and site. */
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { PersonRow } from '#server/database/desk-types.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { versionFolder } from '#server/drafts/versions.ts';
import type { Log } from '#server/log.ts';
import { previewFolder, readRelease } from '#server/releases/folder.ts';
import { brandGroups, refuseBrand } from './brand-groups.ts';
import type { BuildProgram } from './builder.ts';
import { createJobs } from './jobs.ts';
import { conflictError, createGoLive } from './live.ts';
import { REFUSALS } from './refusals.ts';
import { createPublishingState } from './state.ts';
import { createTakeBack } from './take-back.ts';
import { contentVersionOf } from './versions.ts';

interface PublisherOptions {
  readonly config: Config;
  readonly drafts: Drafts;
  readonly program: BuildProgram;
  /** Undefined if the site is not served from releases. */
  readonly site: {
    readonly release?: { readonly since: string | null } | undefined;
    readonly take?: () => void;
  };
  readonly now: () => number;
  readonly log: Log;
}

export type Person = Pick<PersonRow, 'id' | 'name' | 'role'>;

export function createPublisher({ config, drafts, program, site, now, log }: PublisherOptions) {
  const { dataDir } = config;
  const needed = (): string[] => (jobs.last ? [jobs.last.version] : []);
  const live = createGoLive({ config, drafts, site, now, log, needed });
  const jobs = createJobs({ dataDir, program, live, now, log });

  const cannot = (): string | null => {
    if (config.contentDir !== undefined) return REFUSALS.fixed(config.contentDir);
    return site.release ? null : REFUSALS.noReleases;
  };
  const refuseWhereFixed = () => {
    const reason = cannot();
    if (reason) throw conflictError(reason);
  };
  const refuseWhileBusy = () => {
    if (jobs.job) throw conflictError(REFUSALS.running(jobs.job.by));
  };
  if (!cannot()) jobs.resume();

  const state = createPublishingState({ dataDir, drafts, program, live, jobs, log });

  return {
    async state(person: Person) {
      // Read first, so that a build that ends meanwhile is complete in the next response.
      const { job } = jobs;
      const changes = await state.changes();
      const waiting =
        person.role === 'owner' || changes.length === 0
          ? []
          : await brandGroups(drafts.published(), drafts.folder);
      const ended = job ? null : await state.ended(person.id, changes);
      const preview = await state.preview();
      const usualMs = jobs.last?.usualMs ?? null;
      return { cannot: cannot(), changes, waiting, preview, job, ended, usualMs };
    },
    changes: state.changes,
    previewRelease: state.previewRelease,

    /** Begins to build the current draft, or only these groups of changes. Throws a 409 while another build runs. */
    async begin(
      person: Person,
      isToPublish: boolean,
      groups: readonly string[] | null,
    ): Promise<void> {
      refuseWhereFixed();
      await jobs.begin(person, isToPublish, () => state.takeSnapshot(person.role, groups));
    },

    /** For the set time (set-time.ts). */
    cannot,
    jobs,
    changesIn: state.changesIn,
    takeSnapshot: state.takeSnapshot,
    snapshotOf: state.snapshotOf,

    /** Makes exactly the previewed release live. Throws a 409 if the site has changed since. */
    async publish({ role }: Person, id: string): Promise<void> {
      refuseWhereFixed();
      refuseWhileBusy();
      if ((await drafts.changed()).length === 0) throw conflictError(REFUSALS.takenBack);
      const previews = previewFolder(dataDir);
      const content =
        readRelease(previews, id) && versionFolder(dataDir, contentVersionOf(join(previews, id)));
      if (content) await refuseBrand({ role, action: 'publish' }, drafts.published(), content);
      await live.goLive(id);
      if (jobs.last?.ended?.failure) jobs.forget(jobs.last.id);
    },

    /** Describes the changes. Throws a 404 if the version is not kept. */
    async changesOfGoingBack(id: string): Promise<string[]> {
      const folder = live.contentFolder(id);
      return (await state.changesIn(folder)).map(({ sentence }) => sentence);
    },

    async goBack({ role }: Person, id: string): Promise<void> {
      refuseWhereFixed();
      refuseWhileBusy();
      await refuseBrand({ role, action: 'goBack' }, drafts.published(), live.contentFolder(id));
      await live.goBack(id);
    },

    ...createTakeBack({ dataDir, drafts, jobs }),

    /** Records that the person who began the last job has read its result. */
    see(person: Person, id: string): void {
      const { last } = jobs;
      if (last?.ended && last.id === id && last.personId === person.id)
        jobs.update({ ...last, ended: { ...last.ended, isSeen: true } });
    },

    /** Ends the current build. Throws a 409 if there is none, or it is too late. */
    stop(person: Person): void {
      if (!jobs.stop(person.name)) throw conflictError(REFUSALS.noJob);
    },
    close: jobs.close,
  };
}
export type Publisher = ReturnType<typeof createPublisher>;
