/** Where the running server listens: written for the commands beside it, which cannot know its port otherwise. */
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

/** Returns what takes the note away again; a full disk only leaves the commands without it. */
export function noteListening(dataDir: string, port: number): () => void {
  const { pid } = process;
  try {
    writeFileSync(fileOf(dataDir), JSON.stringify({ pid, port }), { mode: 0o600 });
  } catch {
    return () => {};
  }
  // Another process may have taken over meanwhile.
  return () => {
    if (read(dataDir)?.pid === pid) rmSync(fileOf(dataDir), { force: true });
  };
}

/** The port of the server that runs on this data; null when none does. */
export function listeningPort(dataDir: string): number | null {
  const noted = read(dataDir);
  if (!noted) return null;
  try {
    process.kill(noted.pid, 0);
    return noted.port;
  } catch (error) {
    // It runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? noted.port : null;
  }
}
