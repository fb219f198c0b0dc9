/**
 * The list of erasures: a hash of the reference of each erased enquiry, and of the id of each removed person and passkey,
 * appended before the erasure is committed. It is a file beside the database, so that restoring a backup does not bring back
 * what was erased since.
 */
import { hash } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveToFolderOwner } from './ownership.ts';

export const ERASURES_NAME = 'erasures.txt';
/** Path of the list beside a database or a backup. */
export const erasuresBeside = (path: string) => join(dirname(path), ERASURES_NAME);

const hashOf = (reference: string) => hash('sha256', reference);
const HASH = /^[0-9a-f]{64}$/;

/** The hashes in a list; empty if there is no list. */
function readHashes(file: string): ReadonlySet<string> {
  try {
    // A line that a crash cut off is not a hash.
    return new Set(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => HASH.test(line)),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}

/** Appends and syncs. Begins with a line break, so that a line that a crash cut off spoils no other. Throws on a full disk. */
function append(file: string, hashes: readonly string[]): void {
  if (hashes.length === 0) return;
  const list = openSync(file, 'a', 0o600);
  try {
    giveToFolderOwner(file);
    writeSync(list, `\n${hashes.join('\n')}\n`);
    fdatasyncSync(list);
  } finally {
    closeSync(list);
  }
}

/** Records the references as erased from the database at `path`. */
export const recordErasures = (path: string, references: Iterable<string>): void =>
  append(erasuresBeside(path), Array.from(references, hashOf));

/** Adds to the list `to` the entries that only the list `from` has. */
export function mergeErasures(from: string, to: string): void {
  const known = readHashes(to);
  append(
    to,
    [...readHashes(from)].filter((hash) => !known.has(hash)),
  );
}

/** Returns a function that says whether a reference is in the list. */
export function readErasures(file: string): (reference: string) => boolean {
  const hashes = readHashes(file);
  return (reference) => hashes.has(hashOf(reference));
}
