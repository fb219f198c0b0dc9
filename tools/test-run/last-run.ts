/** When all tests last passed here, and how long that took; `npm run bench` compares it with its goal. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const FILE = join(import.meta.dirname, '../../node_modules/.cache/last-test-run.json');
const schema = z.object({ seconds: z.number(), endedAt: z.iso.datetime() });

export function writeLastRun(seconds: number): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ seconds, endedAt: new Date().toISOString() }));
}

/** Null where they have not passed yet. */
export function readLastRun(): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  } catch {
    return null;
  }
}
