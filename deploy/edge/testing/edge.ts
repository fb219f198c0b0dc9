/** Runs the Worker on its real runtime, workerd, with D1 and Queues, without an account or network. */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import type { EmailRow, EnquiryRow } from '#server/database/types.ts';
import type { Logged } from '#server/testing/api.ts';
import type { ContractApi } from '#server/testing/contract/home.ts';
import { STUDIO, sendersOf } from '#server/testing/fixtures.ts';
import { ask } from '../../shared/testing/ask.ts';
import { bundleWorker } from '../make/bundle.ts';
import { readMigrations, statementsOf } from '../make/migrations.ts';
import { runtimeOptions } from '../make/settings.ts';
import type { EdgeSite } from '../worker/pages.ts';
import type { TestState } from './worker.ts';

/** Three pages without their own policies. */
export const SITE: EdgeSite = {
  studio: STUDIO,
  releasedAt: 0,
  headers: [],
  policies: {
    '/': "default-src 'self'",
    '/contact': "default-src 'self'",
    '/faq': "default-src 'self'",
  },
};
export const NOW = Date.parse('2026-11-23T04:30:00Z');

/** The events that Cloudflare would trigger. */
interface Triggers {
  queue(
    name: string,
    messages: readonly { id: string; timestamp: Date; attempts: number; body: unknown }[],
  ): Promise<{
    readonly explicitAcks: readonly string[];
    readonly retryMessages: readonly { readonly msgId: string; readonly delaySeconds: number }[];
  }>;
  scheduled(options: { readonly cron: string }): Promise<unknown>;
}

interface EdgeOptions {
  /** Folder of the built Worker and, if `isKept`, of D1's files. */
  readonly folder: string;
  readonly site?: EdgeSite;
  readonly assets?: string;
  readonly isKept?: boolean;
}

export async function startEdge({ folder, site = SITE, assets, isKept = false }: EdgeOptions) {
  const script = await bundleWorker(join(import.meta.dirname, 'worker.ts'), site, folder);
  const { queueConsumers, ...options } = runtimeOptions(script, assets);
  const consumer = { ...queueConsumers['studio-mail'], maxBatchTimeout: 0 };
  let child: ChildProcess | undefined;
  const onSpawn = (spawned: unknown) => {
    child = (spawned as { process: ChildProcess }).process;
  };
  subscribe('child_process', onSpawn);
  const runtime = new Miniflare({
    ...options,
    queueConsumers: { 'studio-mail': consumer },
    ...(isKept && { d1Persist: join(folder, 'd1') }),
  });
  const url = await runtime.ready;
  unsubscribe('child_process', onSpawn);
  const db = await runtime.getD1Database('DB');
  const worker = (await runtime.getWorker()) as unknown as Triggers;
  if (!isKept || (await tablesIn()) === 0) {
    const statements = readMigrations().flatMap(statementsOf);
    await db.batch(statements.map((sql) => db.prepare(sql)));
  }

  async function tablesIn(): Promise<number> {
    const sql = "SELECT count(*) AS n FROM sqlite_schema WHERE name = 'enquiry'";
    return (await db.prepare(sql).first<{ n: number }>())!.n;
  }
  const rows = async <Row>(sql: string) => (await db.prepare(sql).all()).results as Row[];
  const tell = (said: TestState & { isNew?: boolean }) =>
    ask(new URL('/test', url), { method: 'POST', body: JSON.stringify(said) });
  const told = async () =>
    (await (await ask(new URL('/test', url))).json()) as { logged: Logged[]; queued: number };

  return {
    worker,
    url,
    db,
    tell,
    logged: async () => (await told()).logged,
    wakes: async () => (await told()).queued,
    enquiries: () => rows<EnquiryRow>('SELECT * FROM enquiry ORDER BY rowid'),
    emails: () => rows<EmailRow & { claimed_at: number | null }>('SELECT * FROM email ORDER BY id'),
    /** Removes stored data, logs and simulated failures. */
    clear: async (said: TestState = {}) => {
      for (const table of ['enquiry', 'expiry_run', 'alarm_told'])
        await db.prepare(`DELETE FROM ${table}`).run();
      await tell({ isNew: true, ...said });
    },
    stop: () => runtime.dispose(),
    /** Kills the runtime. */
    kill: () => child!.kill('SIGKILL'),
  };
}
type Edge = Awaited<ReturnType<typeof startEdge>>;

let addresses = 0;

/** The relay of a running Worker for the contract's cases: empty, and with a new visitor's address. */
export async function openEdgeApi(
  edge: Edge,
  env: Record<string, string> = {},
): Promise<ContractApi> {
  const clock = { now: NOW };
  await edge.clear({ env, clock: clock.now });
  addresses += 1;
  const visitor = { 'CF-Connecting-IP': `192.0.2.${addresses % 256}` };
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(visitor)) headers.set(name, value);
    return ask(new URL(path, edge.url), { ...init, headers });
  };
  return {
    ...edge,
    clock,
    request,
    ...sendersOf(request),
  };
}
