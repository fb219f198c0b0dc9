/** The child process that reads one uploaded plan; it may fail or run out of memory or time without affecting the server. */
import { constants } from 'node:os';
import { lowerPriority } from '#server/lower-priority.ts';
import { answerParent } from '../../answer-parent.ts';
import { UploadError } from '../../upload-error.ts';
import { readPlan } from './read-plan.ts';

lowerPriority(constants.priority.PRIORITY_LOW);

process.once('message', async ({ file, sheet }: { file: string; sheet?: number }) => {
  try {
    answerParent({ read: await readPlan(file, sheet) });
  } catch (error) {
    answerParent(
      error instanceof UploadError ? { fault: error.message } : { failed: String(error) },
    );
  }
});
