/** The relay for the contract's test cases, on any host. */
import type { EmailRow, EnquiryRow } from '#server/database/types.ts';
import { type Logged, openTestApi } from '../api.ts';

type Fields = Readonly<Record<string, string>> | FormData;

export interface ContractApi {
  request(path: string, init?: RequestInit): Promise<Response>;
  sendForm(fields: Fields, headers?: HeadersInit): Promise<Response>;
  sendJson(body: unknown, headers?: Record<string, string>): Promise<Response>;
  enquiries(): Promise<EnquiryRow[]>;
  emails(): Promise<EmailRow[]>;
  logged(): Promise<readonly Logged[]>;
  /** How often the outbox was woken. */
  wakes(): Promise<number>;
  readonly clock: { now: number };
}

/** An empty relay with these environment variables. */
export type OpenApi = (env?: Record<string, string>) => Promise<ContractApi>;

/** With SQLite, in this process. */
export const openNodeApi: OpenApi = async (env) => {
  const { app, enquiries, emails, logged, outbox, ...api } = openTestApi(env);
  return {
    ...api,
    sendForm: async (...args) => api.sendForm(...args),
    sendJson: async (...args) => api.sendJson(...args),
    request: async (path, init) => app.request(path, init),
    enquiries: async () => enquiries(),
    emails: async () => emails(),
    logged: async () => logged,
    wakes: async () => outbox.wake.mock.calls.length,
  };
};
