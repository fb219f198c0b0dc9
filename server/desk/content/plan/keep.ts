/** Reads and writes texts of the draft, also those that are not there yet. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '#server/http/http-error.ts';
import type { PlanDrafts } from './drafts.ts';
import { type Views, writeViews } from './views.ts';

/** What was read is not what stands there now. */
export class Stale extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super('stale');
    this.value = value;
  }
}

const isMissing = (error: unknown) =>
  (error instanceof HttpError && error.status === 404) ||
  (error as NodeJS.ErrnoException).code === 'ENOENT';

export function createKeeper(drafts: PlanDrafts, dataDir: string) {
  /** Empty where there is no such file. */
  const read = (file: string) =>
    drafts.readText(file).catch((error) => {
      if (isMissing(error)) return '';
      throw error;
    });

  /** Writes a file anew, whole or not at all. */
  async function write(file: string, text: string): Promise<void> {
    const folder = join(dataDir, 'uploads');
    await mkdir(folder, { recursive: true });
    const temporary = join(folder, `text-${randomBytes(9).toString('base64url')}`);
    await writeFile(temporary, text, { mode: 0o600 });
    await drafts.place(file, temporary);
  }

  return {
    read,
    write,
    /** Changes `views.json`; rejects with what `change` throws. Resolves with what stands there then. */
    async change(file: string, change: (text: string) => Views): Promise<Views> {
      let views: Views | undefined;
      const changed = (text: string) => {
        views = change(text);
        return writeViews(views);
      };
      try {
        await drafts.changeText(file, changed);
      } catch (error) {
        if (!isMissing(error)) throw error;
        await write(file, changed(''));
      }
      return views!;
    },
  };
}
export type Keeper = ReturnType<typeof createKeeper>;
