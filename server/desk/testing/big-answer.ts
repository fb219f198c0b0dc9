/** A child that answers with as many bytes as it was asked for. */
import { answerParent } from '../answer-parent.ts';

process.once('message', ({ bytes }: { bytes: number }) => {
  answerParent({ answer: new Uint8Array(bytes).fill(7) });
});
