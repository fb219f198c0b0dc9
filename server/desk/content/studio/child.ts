/** The child process that reads a logo; it may fail or run out of memory or time without affecting the server. */
import { answerUpload } from '../../read-upload.ts';
import { readMark } from './read-mark.ts';

answerUpload(({ file }: { file: string }) => readMark(file));
