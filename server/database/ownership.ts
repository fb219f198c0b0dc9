import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives a file to whoever owns its folder. What an administrator's command makes in the data folder would otherwise be
 * closed to the server, which runs as somebody else.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  if (statSync(path).uid !== uid) chownSync(path, uid, gid);
}
