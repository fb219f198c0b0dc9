/** Requests to the server, and the cache of its responses. */
import {
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import type { ErrorBody } from '#contract/desk/enquiries.ts';
import type { Me } from '#contract/desk/people.ts';
import { recordSignIn } from './parts/last-session.ts';

/** A response that is not 2xx; `body`: its JSON. */
export class ResponseError extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(
      (body as Partial<ErrorBody> | null)?.error ??
        'Something went wrong on the server. Try again in a minute.',
    );
    this.status = status;
    this.body = body;
  }
}

/** The server was not reached, or its response was lost. */
export class ConnectionError extends Error {
  constructor(isWrite = false) {
    super(
      isWrite
        ? 'No connection. The desk does not know whether this was saved. When the connection is back, look whether it was saved. If it was not, do it again.'
        : 'No connection. This screen loads by itself when the connection is back.',
    );
  }
}

/** @throws ResponseError or ConnectionError */
export async function ask<T>(
  path: string,
  json?: unknown,
  method?: string,
  headers?: Readonly<Record<string, string>>,
): Promise<T> {
  const answer = await fetch(`/desk/api${path}`, {
    method: method ?? (json === undefined ? 'GET' : 'POST'),
    ...(json !== undefined && {
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(json),
    }),
  }).catch(() => {
    throw new ConnectionError((method ?? 'GET') !== 'GET' || json !== undefined);
  });
  const body = await answer.json().catch(() => null);
  // This person's role may have changed: reloading it makes the screens show only permitted actions.
  if (answer.status === 403) void refetchQueries('me');
  if (!answer.ok) throw new ResponseError(answer.status, body);
  return body as T;
}

const isSignedOut = (error: unknown) => error instanceof ResponseError && error.status === 401;

const RETRY_MS = 4000;

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    // Signed out elsewhere, or after 30 days: the sign-in page is shown at the same address.
    onError: (error) => {
      if (isSignedOut(error)) queries.setQueryData(['me'], null);
    },
  }),
  defaultOptions: {
    queries: {
      // Being offline is shown at once, and a failed request is repeated until it succeeds.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
      retry: (count, error) =>
        !(error instanceof ResponseError || error instanceof ConnectionError) && count < 3,
    },
  },
});

// Otherwise a field shows its old value between a save and the next timer, and new typing would start from that value.
notifyManager.setScheduler(queueMicrotask);

/**
 * Changes a cached response after a save. Requests that are running are cancelled, because their responses may be older than
 * the save.
 */
export function showSaved<T>(queryKey: QueryKey, change: (now: T) => T): void {
  void queries.cancelQueries({ queryKey });
  queries.setQueryData<T>(queryKey, (now) => now && change(now));
  // A screen that was still loading repeats its request.
  if (queries.getQueryData(queryKey) === undefined) void queries.invalidateQueries({ queryKey });
}

/** The server's response at an address, cached under a key. */
export const useResponse = <T>(
  queryKey: QueryKey,
  path: string,
  options: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'> = {},
) => useQuery<T>({ queryKey, queryFn: () => ask<T>(path), ...options });

/** Requests again everything that is cached under these keys, or under keys that begin with them. */
export const refetchQueries = (...keys: readonly (string | QueryKey)[]) =>
  Promise.all(
    keys.map((key) =>
      queries.invalidateQueries({ queryKey: typeof key === 'string' ? [key] : key }),
    ),
  );

/** The signed-in person; null if nobody is signed in. */
export const useMe = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: () =>
      ask<Me>('/me').then(
        (me) => {
          recordSignIn();
          return me;
        },
        (error) => {
          if (isSignedOut(error)) return null;
          throw error;
        },
      ),
    staleTime: 60_000,
  });
