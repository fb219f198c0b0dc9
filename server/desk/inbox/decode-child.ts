/** The process in which one picture that leaves with a reply is decoded: it may fail, run out of memory or time, and the server goes on. */
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
