/** Reads wrangler.jsonc for the runtime on this machine, so that it has the same settings as the deployment. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Wrangler {
  readonly compatibility_date: string;
  readonly compatibility_flags: string[];
  readonly assets: { readonly run_worker_first: string[] };
  readonly d1_databases: readonly {
    readonly database_name: string;
    readonly database_id: string;
  }[];
  readonly queues: {
    readonly consumers: readonly {
      readonly max_batch_size: number;
      readonly max_batch_timeout: number;
      readonly max_retries: number;
    }[];
  };
  readonly ratelimits: readonly {
    readonly name: string;
    readonly namespace_id: string;
    readonly simple: { readonly limit: number; readonly period: 10 | 60 };
  }[];
}

const FILE = join(import.meta.dirname, '..', 'wrangler.jsonc');

export function readWrangler(): Wrangler {
  return JSON.parse(readFileSync(FILE, 'utf8').replace(/^\s*\/\/.*$/gm, ''));
}

export function databaseName({ d1_databases: [database] }: Wrangler): string {
  if (!database) throw new Error(`${FILE} names no database.`);
  return database.database_name;
}

/** The same settings as options of Miniflare; `assets` is the folder of the files, if there is one. */
export function runtimeOptions(script: string, assets?: string) {
  const { compatibility_date, compatibility_flags, ...settings } = readWrangler();
  const [consumer] = settings.queues.consumers;
  if (!consumer) throw new Error(`${FILE} names no consumer of the queue.`);
  return {
    name: 'studio',
    modules: true as const,
    scriptPath: script,
    modulesRoot: dirname(script),
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    d1Databases: { DB: 'studio' },
    queueProducers: { MAIL: 'studio-mail' },
    queueConsumers: {
      'studio-mail': {
        maxBatchSize: consumer.max_batch_size,
        maxBatchTimeout: consumer.max_batch_timeout,
        maxRetries: consumer.max_retries,
      },
    },
    ratelimits: Object.fromEntries(settings.ratelimits.map(({ name, ...limit }) => [name, limit])),
    ...(assets && {
      assets: {
        directory: assets,
        binding: 'ASSETS',
        routerConfig: {
          has_user_worker: true,
          static_routing: { user_worker: settings.assets.run_worker_first },
        },
        assetConfig: { html_handling: 'none' as const, not_found_handling: 'none' as const },
      },
    }),
  };
}
