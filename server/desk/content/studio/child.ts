/** The child process that reads a logo; it may fail or run out of memory or time without affecting the server. */
import { answerParent } from '../../answer-parent.ts';
import { UploadError } from '../../upload-error.ts';
import { readMark } from './read-mark.ts';

process.once('message', async ({ file }: { file: string }) => {
  try {
    answerParent({ outline: await readMark(file) });
  } catch (error) {
    answerParent(
      error instanceof UploadError ? { fault: error.message } : { failed: String(error) },
    );
  }
});
