/** The last build, stored on disk for a restart of the server. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BUILD_STEPS } from '#contract/desk/publishing.ts';
import { writeDurably } from '#server/durable.ts';
import { previewFolder } from '#server/releases/folder.ts';

const problem = z.object({
  what: z.string(),
  place: z.object({ label: z.string(), href: z.string() }).nullable(),
});
const lastJobSchema = z.object({
  id: z.string(),
  by: z.string(),
  personId: z.string(),
  /** Process id of the server that runs it. */
  server: z.number(),
  startedAt: z.number(),
  isToPublish: z.boolean(),
  changes: z.array(z.string()),
  version: z.string(),
  /** Ids of the groups of changes that are built; null: all. */
  groups: z.array(z.string()).nullable().default(null),
  /** Duration of the last successful build. */
  usualMs: z.number().nullable().default(null),
  /** Id of the set time that began it; null: a person began it. */
  setTime: z
    .object({
      id: z.string(),
      at: z.number(),
      /** The person who set the time got an email that it failed. */
      isTold: z.boolean(),
    })
    .nullable()
    .default(null),
  tries: z.number(),
  /** Null while it runs. */
  ended: z
    .object({
      at: z.number(),
      how: z.enum(['live', 'ready', 'stopped', 'failed', 'lost']),
      endedAt: z.partialRecord(z.enum(BUILD_STEPS), z.number()),
      stoppedBy: z.string().nullable(),
      failure: z
        .object({
          what: z.string(),
          problems: z.array(problem).readonly(),
          details: z.string(),
        })
        .nullable(),
      /** The person who began it has read the result. */
      isSeen: z.boolean(),
    })
    .nullable(),
});
export type LastJob = Readonly<z.infer<typeof lastJobSchema>>;

const file = (dataDir: string) => join(previewFolder(dataDir), 'job.json');

export function readLastJob(dataDir: string): LastJob | null {
  try {
    return lastJobSchema.parse(JSON.parse(readFileSync(file(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Throws the file system's error. */
export function writeLastJob(dataDir: string, job: LastJob): void {
  mkdirSync(previewFolder(dataDir), { recursive: true, mode: 0o700 });
  writeDurably(file(dataDir), JSON.stringify(job));
}

export const removeLastJob = (dataDir: string): void => rmSync(file(dataDir), { force: true });

/** Whether another running server on this machine runs it. */
export function isOtherServersBuild({ server, ended }: LastJob): boolean {
  if (ended || server === process.pid) return false;
  try {
    process.kill(server, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
