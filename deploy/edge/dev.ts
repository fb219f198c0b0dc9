/**
 * `npm run edge:dev`: the site on the edge's runtime on this machine, with D1, Queues and Cron; needs no account.
 * PORT (8787), SMTP_URL and the other variables as for the server; what is stored stays in deploy/edge/build/state.
 */
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { VARIABLES } from '#server/config/variables.ts';
import { make, OUTPUT } from './make/main.ts';
import { readMigrations, statementsOf } from './make/migrations.ts';
import { runtimeOptions } from './make/settings.ts';

const CRON_MS = 5 * 60_000;

const known = Object.values(VARIABLES).map(({ variable }) => variable);
const variables = Object.fromEntries(
  known.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

const { worker, from } = await make(process.argv[2]);
const runtime = new Miniflare({
  ...runtimeOptions(worker, join(OUTPUT, 'assets')),
  bindings: variables,
  d1Persist: join(OUTPUT, 'state'),
  port: Number(process.env.PORT ?? 8787),
});
const url = await runtime.ready;

const db = await runtime.getD1Database('DB');
await db.prepare('CREATE TABLE IF NOT EXISTS d1_migrations (name TEXT PRIMARY KEY)').run();
for (const file of readMigrations()) {
  const applied = await db
    .prepare('SELECT 1 FROM d1_migrations WHERE name = ?')
    .bind(file.name)
    .first();
  if (applied) continue;
  const note = db.prepare('INSERT INTO d1_migrations VALUES (?)').bind(file.name);
  await db.batch([...statementsOf(file).map((sql) => db.prepare(sql)), note]);
}

const { scheduled } = (await runtime.getWorker()) as unknown as {
  scheduled(options: object): Promise<unknown>;
};
setInterval(() => void scheduled({}), CRON_MS);
process.stdout.write(`The site is at ${url} (stop with Ctrl+C), from ${from}.\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void runtime.dispose().then(() => process.exit(0)));
