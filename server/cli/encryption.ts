/** Encrypts backups: tar archives, encrypted by the program age (age-encryption.org/v1). */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { renameDurably, syncPath } from '#server/durable.ts';

/** Resolves when the program has succeeded; rejects with its error message, or if it is missing. */
async function ended(child: ChildProcess): Promise<void> {
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    errorOutput = (errorOutput + text).slice(-2000);
  });
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`The program ${child.spawnfile} is missing: install it and try again.`);
  });
  // age's second line is a request to report bugs.
  if (code !== 0)
    throw new Error(
      errorOutput.trim().split('\n')[0] ||
        `${child.spawnfile} failed and gave no reason: is the disk full?`,
    );
}

const start = (program: string, args: readonly string[], stdio: SpawnOptions['stdio']) =>
  spawn(program, args, { stdio });

/** Pipes one program into the other. age's error comes first, because tar's is then only a consequence. */
async function pass(from: ChildProcess, to: ChildProcess, age: ChildProcess): Promise<void> {
  const tar = age === from ? to : from;
  // The programs' exit codes say whether everything was written. The stream does not know: Node closes the input of a program that
  // has ended, sometimes before the stream learns that everything was written.
  if (from.stdout && to.stdin) pipeline(from.stdout, to.stdin).catch(() => {});
  const results = await Promise.allSettled([ended(age), ended(tar)]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/**
 * Writes the folder's files as one encrypted file, completely or not at all, readable only by its owner.
 * @param recipient a public age key, "age1…"
 */
export async function encryptFolder(folder: string, file: string, recipient: string) {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const out = openSync(part, 'wx', 0o600);
  try {
    const tar = start('tar', ['-C', folder, '-cf', '-', '.'], ['ignore', 'pipe', 'pipe']);
    const age = start('age', ['--encrypt', '-r', recipient], ['pipe', out, 'pipe']);
    await pass(tar, age, age);
    syncPath(part);
    renameDurably(part, file);
  } finally {
    closeSync(out);
    rmSync(part, { force: true });
  }
}

/**
 * Decrypts such a file into an empty folder.
 * @param identity file with the private key
 */
export async function decryptInto(folder: string, file: string, identity: string) {
  const age = start('age', ['--decrypt', '-i', identity, file], ['ignore', 'pipe', 'pipe']);
  const tar = start('tar', ['-C', folder, '-xf', '-'], ['pipe', 'ignore', 'pipe']);
  await pass(age, tar, age);
}
