/** Records the running server's port for commands, which cannot know it otherwise. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (dataDir: string) => join(dataDir, 'listening.json');

function read(dataDir: string): { pid: number; port: number } | null {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as { pid: number; port: number };
  } catch {
    return null;
  }
}

/** Returns the function that removes the record. If the disk is full, there is no record. */
export function recordListeningPort(dataDir: string, port: number): () => void {
  const { pid } = process;
  try {
    writeFileSync(fileOf(dataDir), JSON.stringify({ pid, port }), { mode: 0o600 });
  } catch {
    return () => {};
  }
  // Another process may have written it meanwhile.
  return () => {
    if (read(dataDir)?.pid === pid) rmSync(fileOf(dataDir), { force: true });
  };
}

/** The port of the server that runs on this data folder; null if none does. */
export function listeningPort(dataDir: string): number | null {
  const noted = read(dataDir);
  if (!noted) return null;
  try {
    process.kill(noted.pid, 0);
    return noted.port;
  } catch (error) {
    // It runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? noted.port : null;
  }
}
