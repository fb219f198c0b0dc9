/** Lists the kept releases for the desk, with the content version of each. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Version } from '#contract/desk/publishing.ts';
import { versionFolder, versionOf } from '#server/drafts/versions.ts';
import {
  hasWithdrawn,
  listReleases,
  releaseIds,
  releasesFolder,
  servedRelease,
} from '#server/releases/folder.ts';
import { isProvisional } from '#server/releases/provisional.ts';

const storySchema = z.object({
  by: z.string(),
  changes: z.array(z.string()),
  at: z.number(),
  /** Ids of the chosen groups of changes; null: all. */
  groups: z.array(z.string()).nullable().default(null),
  /** Id of the job that made it. */
  job: z.string().optional(),
});
/** What a release changed, and who made it; stored in its folder when it is previewed or published. */
export type ReleaseRecord = Readonly<z.infer<typeof storySchema>>;
export const RELEASE_RECORD = 'story.json';

export async function readReleaseRecord(folder: string): Promise<ReleaseRecord | null> {
  try {
    return storySchema.parse(JSON.parse(await readFile(join(folder, RELEASE_RECORD), 'utf8')));
  } catch {
    return null;
  }
}

/** The content version of a release; '' if it is unknown. */
export function contentVersionOf(folder: string): string {
  try {
    const { sources } = JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8')) as {
      sources: Record<string, string>;
    };
    return versionOf(sources);
  } catch {
    return '';
  }
}

/** The versions of the content of all kept releases. They must not be deleted. */
export const keptVersions = (dataDir: string): Set<string> =>
  new Set(
    releaseIds(releasesFolder(dataDir)).map((id) =>
      contentVersionOf(join(releasesFolder(dataDir), id)),
    ),
  );

const SHOWN = 3;
const sayAll = (changes: readonly string[]) => {
  const more = changes.length - SHOWN;
  const listed = changes.slice(0, SHOWN).join(' ');
  return more > 0 ? `${listed} And ${more} more.` : listed;
};

/** Newest first. */
export function listVersions(dataDir: string): Promise<Version[]> {
  const folder = releasesFolder(dataDir);
  const current = servedRelease(folder)?.id;
  const finished = listReleases(folder).filter(({ id }) => !isProvisional(folder, id));
  return Promise.all(
    finished.map(async ({ id, created }): Promise<Version> => {
      const story = await readReleaseRecord(join(folder, id));
      const isCurrent = id === current;
      const version = contentVersionOf(join(folder, id));
      return {
        id,
        at: story?.at ?? Date.parse(created),
        what: story ? sayAll(story.changes) || 'No change.' : 'Published on the server.',
        by: story?.by ?? null,
        isCurrent,
        canGoBack:
          !isCurrent && versionFolder(dataDir, version) !== null && !hasWithdrawn(folder, id),
        canLook: !isCurrent && !hasWithdrawn(folder, id),
        hasWithdrawn: !isCurrent && hasWithdrawn(folder, id),
      };
    }),
  );
}
