/** Makes a release and its content current together: after a crash at any moment either both are, or neither. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeVersionCurrent, versionFolder } from '#server/drafts/versions.ts';
import { renameDurably, syncPath, writeDurably } from '#server/durable.ts';
import { previewFolder, readRelease, releasesFolder } from '#server/releases/folder.ts';
import { makeCurrent } from '#server/releases/switch.ts';

const swapSchema = z.object({
  id: z.string(),
  /** Of the content; it is made current with the release. */
  version: z.string(),
});
type Swap = Readonly<z.infer<typeof swapSchema>>;

const journalFile = (dataDir: string) => join(releasesFolder(dataDir), 'swap.json');

function readJournal(dataDir: string): Swap | null {
  try {
    return swapSchema.parse(JSON.parse(readFileSync(journalFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Goes on with a swap that a crash has cut off; the server calls it before it serves. Null when there was none. */
export async function finishSwap(dataDir: string, now: () => number): Promise<Swap | null> {
  const journal = journalFile(dataDir);
  const swap = readJournal(dataDir);
  if (swap) {
    const releases = releasesFolder(dataDir);
    const from = join(previewFolder(dataDir), swap.id);
    if (!existsSync(join(releases, swap.id)) && readRelease(previewFolder(dataDir), swap.id))
      renameDurably(from, join(releases, swap.id));
    if (readRelease(releases, swap.id)) {
      if (versionFolder(dataDir, swap.version)) await makeVersionCurrent(dataDir, swap.version);
      makeCurrent(releases, swap.id, now());
    }
  }
  if (existsSync(journal)) {
    rmSync(journal);
    syncPath(releasesFolder(dataDir));
  }
  return swap;
}

/** The release lies among the releases, or is the preview. From the first line on it is sure to become current. */
export async function beginSwap(dataDir: string, swap: Swap, now: () => number): Promise<void> {
  writeDurably(journalFile(dataDir), JSON.stringify(swap));
  await finishSwap(dataDir, now);
}
