/** A child whose message has the requested number of bytes. */
import { answerParent } from '../answer-parent.ts';

process.once('message', ({ bytes }: { bytes: number }) => {
  answerParent({ answer: new Uint8Array(bytes).fill(7) });
});
