/** The child process that reads one uploaded plan; it may fail or run out of memory or time without affecting the server. */
import { constants } from 'node:os';
import { lowerPriority } from '#server/lower-priority.ts';
import { answerUpload } from '../../read-upload.ts';
import { readPlan } from './read-plan.ts';

lowerPriority(constants.priority.PRIORITY_LOW);

answerUpload(({ file, sheet }: { file: string; sheet?: number }) => readPlan(file, sheet));
