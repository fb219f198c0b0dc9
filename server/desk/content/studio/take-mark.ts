/** Reads an uploaded logo in a child process, with limits of memory and time. */
import { join } from 'node:path';
import { HttpError } from '#server/http/http-error.ts';
import { askChild } from '../../ask-child.ts';

type Answer = { outline: string } | { fault: string } | { failed: string };
const TOO_MUCH = 'took too long or too much memory to read. Export the logo as a PNG.';

/** @throws HttpError 422 with a message for the owner */
export async function takeMark(file: string): Promise<string> {
  const answer = await askChild<Answer>(join(import.meta.dirname, 'child.ts'), {
    message: { file },
    heapMb: 256,
    memoryMb: 1500,
    timeMs: 20_000,
  });
  if (answer && 'outline' in answer) return answer.outline;
  const fault = answer && 'fault' in answer ? answer.fault : TOO_MUCH;
  throw new HttpError(422, [`This file ${fault}`], {}, { reason: 'mark refused' });
}
