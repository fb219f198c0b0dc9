/** Makes a release and its content current together: after a crash at any moment, either both are or neither is. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeVersionCurrent, versionFolder } from '#server/drafts/versions.ts';
import { renameDurably, syncPath, writeDurably } from '#server/durable.ts';
import { previewFolder, readRelease, releasesFolder } from '#server/releases/folder.ts';
import { makeCurrent } from '#server/releases/switch.ts';

const swapSchema = z.object({
  id: z.string(),
  /** Content version, which becomes current with the release. */
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

/** Finishes a swap that a crash has interrupted; called before the server serves. Null if there was none. */
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

/** Swaps. The release is among the releases, or is the preview. Once the journal is written, it will become current even after a crash. */
export async function beginSwap(dataDir: string, swap: Swap, now: () => number): Promise<void> {
  writeDurably(journalFile(dataDir), JSON.stringify(swap));
  await finishSwap(dataDir, now);
}
