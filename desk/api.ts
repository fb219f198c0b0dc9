/** Asks the server, and keeps what it said until something changes. */
import { QueryCache, QueryClient, useQuery } from '@tanstack/react-query';
import type { Enquiry, Fault, Inbox, Me } from '#server/desk/wire.ts';
import { noteIn } from './parts/was-in.ts';

/** An answer that is not 2xx; `body` is what it said. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super((body as Partial<Fault> | null)?.error ?? 'The server does not answer as it should.');
    this.status = status;
    this.body = body;
  }
}

/** Rejects with a `Refusal`, or with the browser's `TypeError` where there is no line. */
export async function ask<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const answer = await fetch(`/desk/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const said = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, said);
  return said as T;
}

const isSignedOut = (error: unknown) => error instanceof Refusal && error.status === 401;

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    // Signed out elsewhere, or after 30 days: the door stands here, and the address stays.
    onError: (error) => {
      if (isSignedOut(error)) queries.setQueryData(['me'], null);
    },
  }),
  defaultOptions: {
    queries: { retry: (count, error) => !(error instanceof Refusal) && count < 3 },
  },
});

/** Who is in; null when nobody is. */
export const useMe = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: () =>
      ask<Me>('/me').then(
        (me) => {
          noteIn();
          return me;
        },
        (error) => {
          if (isSignedOut(error)) return null;
          throw error;
        },
      ),
    staleTime: 60_000,
  });

/** Asked again so often: a new enquiry appears without reloading. */
const POLL_MS = 10_000;

/** A list as the server gave it, and the tag by which it says "nothing new". */
interface TaggedInbox {
  readonly tag: string;
  readonly inbox: Inbox;
}

/** As long as nothing has changed the answer is empty, and the one before stands. */
async function askInbox(query: string): Promise<TaggedInbox> {
  const before = queries.getQueryData<TaggedInbox>(['inbox', query]);
  const headers = before ? { 'If-None-Match': before.tag } : undefined;
  const answer = await fetch(`/desk/api/inbox?${query}`, { headers, cache: 'no-store' });
  if (answer.status === 304 && before) return before;
  const said = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, said);
  return { tag: answer.headers.get('ETag') ?? '', inbox: said as Inbox };
}

/** `query`: list, for, search, pages. */
export const useInbox = (query: string) =>
  useQuery({
    queryKey: ['inbox', query],
    queryFn: () => askInbox(query),
    select: ({ inbox }) => inbox,
    refetchInterval: POLL_MS,
    placeholderData: (before) => before,
  });

export const useEnquiry = (id: string) =>
  useQuery({
    queryKey: ['enquiry', id],
    queryFn: () => ask<Enquiry>(`/enquiries/${id}`),
    refetchInterval: ({ state }) => {
      const isMoving = state.data?.replies.some(({ status }) => status === 'leaving');
      return isMoving ? 1500 : POLL_MS;
    },
  });

/** What was read is asked anew. */
export const refresh = () =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['inbox'] }),
    queries.invalidateQueries({ queryKey: ['enquiry'] }),
  ]);
