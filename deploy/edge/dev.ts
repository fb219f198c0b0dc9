/**
 * `npm run edge:dev`: runs the site on the edge's runtime on this machine, with D1, Queues and Cron, without an account. PORT
 * (8787), SMTP_URL and the other variables as for the server; data is stored in deploy/edge/build/state.
 */
import { join } from 'node:path';
import { VARIABLES } from '#server/config/variables.ts';
import { watchParent } from '#server/startup/parent.ts';
import { make, OUTPUT } from './make/main.ts';
import { startRuntime } from './make/runtime.ts';

/** Read first, before the parent process can end. */
const PARENT = process.ppid;
const CRON_MS = 5 * 60_000;

const known = Object.values(VARIABLES).map(({ variable }) => variable);
const variables = Object.fromEntries(
  known.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

const { worker, from } = await make();
const { url, cron, stop } = await startRuntime({
  ...{ worker, variables, assets: join(OUTPUT, 'assets'), state: join(OUTPUT, 'state') },
  port: Number(process.env.PORT ?? 8787),
});
setInterval(() => void cron(), CRON_MS);
process.stdout.write(`The site is at ${url} (stop with Ctrl+C), from ${from}.\n`);
const end = () => void stop().then(() => process.exit(0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end);
if (process.env.npm_lifecycle_event !== undefined) watchParent(PARENT, end);
