/** Takes back changes of the draft, all of them or one group, and restores them. */
import type { Role } from '#contract/desk/roles.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { keepVersion, versionFolder } from '#server/drafts/versions.ts';
import { groupsFor } from './brand-groups.ts';
import { groupOf } from './groups.ts';
import type { Jobs } from './jobs.ts';
import { conflictError } from './live.ts';
import { REFUSALS } from './refusals.ts';

interface TakeBackOptions {
  readonly dataDir: string;
  readonly drafts: Drafts;
  readonly jobs: Pick<Jobs, 'job'>;
}

interface Person {
  readonly role: Role;
}

export function createTakeBack({ dataDir, drafts, jobs }: TakeBackOptions) {
  function refuseWhilePublished(): void {
    if (jobs.job?.isToPublish) throw conflictError(REFUSALS.goesOut(jobs.job.by));
  }
  /** Throws a 403 if the group changes the brand and the person is a colleague. */
  const refuseBrand = (role: Role, group: string, draft: string) =>
    groupsFor({ role, action: 'takeBack', groups: [group], published: drafts.published(), draft });
  return {
    /** Throws a 409 while changes go live. */
    refuseWhilePublished,

    /** Resets the draft to the published content. Throws a 409 while its changes go live. */
    async discard(): Promise<void> {
      refuseWhilePublished();
      await drafts.discard();
    },

    /**
     * Takes back one group of changes. Throws a 409 while changes go live, or if there are none.
     * @returns the name of the version from which `putAgain` restores it
     */
    async takeBack({ role }: Person, group: string): Promise<string> {
      refuseWhilePublished();
      const draft = await drafts.open();
      await refuseBrand(role, group, draft);
      const kept = await drafts.between(() => keepVersion(dataDir, draft, true));
      const files = await drafts.makeAlike(drafts.published(), (file) => groupOf(file) === group);
      if (files.length === 0) throw conflictError(REFUSALS.nothingToTakeBack);
      return kept;
    },

    /** Undoes `takeBack`. Throws a 409 if the group was changed since, or the version no longer exists. */
    async putAgain({ role }: Person, group: string, version: string): Promise<void> {
      const kept = versionFolder(dataDir, version);
      if (!kept) throw conflictError(REFUSALS.noUndo);
      await refuseBrand(role, group, kept);
      const changed = await drafts.changed();
      if (changed.some(({ file }) => groupOf(file) === group))
        throw conflictError(REFUSALS.changedSince);
      await drafts.makeAlike(kept, (file) => groupOf(file) === group);
    },
  };
}
