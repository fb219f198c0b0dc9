/** Reads an uploaded file in a child process, which may fail or run out of memory or time without affecting the server. */
import { HttpError } from '#server/http/http-error.ts';
import { answerParent } from './answer-parent.ts';
import { askChild, type ChildOptions } from './ask-child.ts';
import { UploadError } from './upload-error.ts';

type Answer<T> = { read: T } | { fault: string } | { failed: string };

/** Rejects with an `UploadError`: that of the child, or `tooMuch` if it ended without an answer. */
export async function readUpload<T>(
  program: string,
  options: ChildOptions,
  tooMuch: string,
): Promise<T> {
  const answer = await askChild<Answer<T>>(program, options);
  if (answer && 'read' in answer) return answer.read;
  throw new UploadError(answer && 'fault' in answer ? answer.fault : tooMuch);
}

/** The child's side: answers the message of `readUpload`. */
export function answerUpload<Message>(read: (message: Message) => Promise<unknown>): void {
  process.once('message', async (message: Message) => {
    try {
      answerParent({ read: await read(message) });
    } catch (error) {
      answerParent(
        error instanceof UploadError ? { fault: error.message } : { failed: String(error) },
      );
    }
  });
}

/** For `catch`: answers an `UploadError` with 422 and its message. */
export const refuseUpload =
  (reason: string) =>
  (error: unknown): never => {
    if (!(error instanceof UploadError)) throw error;
    throw new HttpError(422, [error.message], {}, { reason });
  };
