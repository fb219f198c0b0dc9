import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the owner of its folder the owner of a file. Otherwise the server, which runs as another user, could not open what an
 * administrator's command creates in the data folder.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  if (statSync(path).uid !== uid) chownSync(path, uid, gid);
}
