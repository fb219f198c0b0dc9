/** Records when all tests last passed on this machine, and how long they took; `npm run bench` compares that with its goal. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const FILE = join(import.meta.dirname, '../../node_modules/.cache/last-test-run.json');
const schema = z.object({ seconds: z.number(), endedAt: z.iso.datetime() });

export function writeLastRun(seconds: number): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ seconds, endedAt: new Date().toISOString() }));
}

/** Null if they have not passed yet. */
export function readLastRun(): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  } catch {
    return null;
  }
}
