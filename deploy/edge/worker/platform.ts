/** Types of what Cloudflare passes to a Worker, as far as it is used here (developers.cloudflare.com/workers/runtime-apis). */

interface D1Statement {
  bind(...values: readonly (string | number | null)[]): D1Statement;
}
interface D1Result<Row = unknown> {
  readonly results: Row[];
  readonly meta: { readonly changes: number };
}
export interface D1 {
  prepare(sql: string): D1Statement;
  /** Runs all statements in order in one transaction. */
  batch<Row = unknown>(statements: readonly D1Statement[]): Promise<D1Result<Row>[]>;
}

/** A queue message: the enquiry whose emails are due. */
export interface DueMessage {
  readonly reference: string;
}
export interface Queue {
  send(body: DueMessage): Promise<unknown>;
  sendBatch(messages: readonly { readonly body: DueMessage }[]): Promise<unknown>;
}
export interface Message {
  readonly body: unknown;
  ack(): void;
  retry(options: { readonly delaySeconds: number }): void;
}
export interface RateLimiting {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}
export interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

/** The bindings of wrangler.jsonc, which include the server's variables as text. */
export interface Env {
  readonly DB: D1;
  readonly MAIL: Queue;
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  readonly ENQUIRIES: RateLimiting;
  readonly REQUESTS: RateLimiting;
}
