/** The Worker with a clock, a configuration and failures that a test sets with requests to `/test`. */
import site from 'edge:site';
import type { Log } from '#server/log.ts';
import type { D1, Env, Execution, Message } from '../worker/platform.ts';
import { createWorker } from '../worker/worker.ts';

/** What a test can set. */
export interface TestState {
  /** Milliseconds since 1970; null: the real time. */
  clock?: number | null;
  /** Variables of the environment. */
  env?: Record<string, string>;
  /** Statements that contain this text fail, this number of times. */
  failing?: { readonly text: string; times: number } | null;
  /** True: messages to the queue are lost. */
  isQueueLost?: boolean;
  /** True: statements are run, but D1's response is delayed. */
  isHeld?: boolean;
}

let state: TestState = {};
let logged: unknown[] = [];
let queued = 0;

const log: Log = (level, event, fields) => logged.push({ level, event, ...fields });
const worker = createWorker({ site, now: () => state.clock ?? Date.now(), log });
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const faulty = (db: D1): D1 => ({
  prepare(sql) {
    const { failing } = state;
    if (failing && failing.times > 0 && sql.includes(failing.text)) {
      failing.times -= 1;
      throw new Error('D1_ERROR: the database is full');
    }
    return db.prepare(sql);
  },
  async batch(statements) {
    const results = await db.batch<never>(statements);
    while (state.isHeld) await wait(10);
    return results;
  },
});

/** "1/60" counts in separate bindings; "off" counts nothing. */
function withState(env: Env): Env {
  const [limit] = (state.env?.RATE_LIMIT ?? '').split('/').map(Number);
  const strict = (binding: Env['REQUESTS'], times: number): Env['REQUESTS'] => ({
    limit: ({ key }) =>
      binding.limit({ key, limit: limit! * times, period: 60 } as { key: string }),
  });
  return {
    ...env,
    RATE_LIMIT: 'off',
    ...state.env,
    DB: faulty(env.DB),
    MAIL: {
      send: async (body) => {
        queued += 1;
        if (!state.isQueueLost) await env.MAIL.send(body);
      },
      sendBatch: (messages) => env.MAIL.sendBatch(messages),
    },
    ...(limit && { ENQUIRIES: strict(env.ENQUIRIES, 1), REQUESTS: strict(env.REQUESTS, 10) }),
  } as Env;
}

async function tell(request: Request): Promise<Response> {
  if (request.method !== 'POST') return Response.json({ logged, queued });
  const { isNew, ...said } = (await request.json()) as TestState & { isNew?: boolean };
  if (isNew) [logged, queued, state] = [[], 0, {}];
  state = { ...state, ...said };
  return new Response(null, { status: 204 });
}

export default {
  fetch: (request: Request, env: Env, execution: Execution) =>
    new URL(request.url).pathname === '/test'
      ? tell(request)
      : worker.fetch(request, withState(env), execution),
  queue: (batch: { messages: readonly Message[] }, env: Env) => worker.queue(batch, withState(env)),
  scheduled: (controller: unknown, env: Env) => worker.scheduled(controller, withState(env)),
};
