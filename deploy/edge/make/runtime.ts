/** The built worker on the edge's runtime on this machine, its tables up to date. */
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { readMigrations, statementsOf } from './migrations.ts';
import { runtimeOptions } from './settings.ts';

interface RuntimeOptions {
  /** The bundled worker, the folder of its files, and where D1 keeps its own. */
  readonly worker: string;
  readonly assets: string;
  readonly state: string;
  readonly variables: Readonly<Record<string, string>>;
  /** A free one, unless it is given. */
  readonly port?: number;
  /** Its log goes nowhere. */
  readonly isQuiet?: boolean;
}

const drop = (...streams: readonly Readable[]) => {
  for (const stream of streams) stream.resume();
};

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

async function migrate(db: Database): Promise<void> {
  // Wrangler keeps such a list online.
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
  // At an address that nobody knows, until its tables are up to date.
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
