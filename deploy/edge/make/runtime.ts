/** Runs the built Worker on the edge's runtime on this machine, with migrated tables. */
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { readMigrations, statementsOf } from './migrations.ts';
import { runtimeOptions } from './settings.ts';

interface RuntimeOptions {
  /** The bundled Worker, the folder of its files, and D1's folder. */
  readonly worker: string;
  readonly assets: string;
  readonly state: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The default is a free port. */
  readonly port?: number;
  /** Its log is discarded. */
  readonly isQuiet?: boolean;
}

const drop = (...streams: readonly Readable[]) => {
  for (const stream of streams) stream.resume();
};

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

async function migrate(db: Database): Promise<void> {
  // The same list as Wrangler's.
  await db.prepare('CREATE TABLE IF NOT EXISTS d1_migrations (name TEXT PRIMARY KEY)').run();
  for (const file of readMigrations()) {
    const applied = db.prepare('SELECT 1 FROM d1_migrations WHERE name = ?').bind(file.name);
    if (await applied.first()) continue;
    const note = db.prepare('INSERT INTO d1_migrations VALUES (?)').bind(file.name);
    await db.batch([...statementsOf(file).map((sql) => db.prepare(sql)), note]);
  }
}

export async function startRuntime(options: RuntimeOptions) {
  const { worker, assets, state, variables, port, isQuiet = false } = options;
  const settings = {
    ...runtimeOptions(worker, assets),
    bindings: variables,
    d1Persist: state,
    ...(isQuiet && { handleRuntimeStdio: drop }),
  };
  // Without a known address until its tables are migrated.
  const runtime = new Miniflare(settings);
  await runtime.ready;
  await migrate(await runtime.getD1Database('DB'));
  if (port !== undefined) await runtime.setOptions({ ...settings, port });
  const url = await runtime.ready;
  const { scheduled } = (await runtime.getWorker()) as unknown as {
    scheduled(options: object): Promise<unknown>;
  };
  const db = await runtime.getD1Database('DB');
  return { url, db, cron: () => scheduled({}), stop: () => runtime.dispose() };
}
