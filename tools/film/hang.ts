/** Puts the finished files into the films' folder, all of them or none. */
import { closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Moves files of that name from one folder to another: each is there whole and synced before the first is renamed. */
export function hang(files: readonly string[], from: string, to: string): void {
  const part = (file: string) => join(to, `.${file}.part`);
  try {
    for (const file of files) {
      copyFileSync(join(from, file), part(file));
      const copy = openSync(part(file), 'r');
      fsyncSync(copy);
      closeSync(copy);
    }
    for (const file of files) renameSync(part(file), join(to, file));
  } finally {
    for (const file of files) rmSync(part(file), { force: true });
  }
}
