/**
 * The child process that decodes one picture attached to a reply; it may fail or run out of memory or time without affecting
 * the server.
 */
import sharp from 'sharp';
import { answerParent } from '../answer-parent.ts';

sharp.cache(false);
sharp.concurrency(1);

process.once('message', async ({ path }: { path: string }) => {
  try {
    await sharp(path, { failOn: 'truncated' }).resize(16).raw().toBuffer();
    answerParent({ isWhole: true });
  } catch {
    answerParent({ isWhole: false });
  }
});
