/** The process in which a mark is read: it may fail, run out of memory or time, and the server goes on. */
import { answerParent } from '../../answer-parent.ts';
import { MarkFault } from './mark-fault.ts';
import { readMark } from './read-mark.ts';

process.once('message', async ({ file }: { file: string }) => {
  try {
    answerParent({ outline: await readMark(file) });
  } catch (error) {
    answerParent(error instanceof MarkFault ? { fault: error.message } : { failed: String(error) });
  }
});
