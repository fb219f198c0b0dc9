/** Entry point of the Worker; the build adds the site's data. */
import site from 'edge:site';
import { createLog } from '#server/log.ts';
import { createWorker } from './worker.ts';

// biome-ignore lint/suspicious/noConsole: the platform keeps what is written here as the log
const log = createLog((line) => console.log(line.trimEnd()), Date.now);

export default createWorker({ site, now: Date.now, log });
