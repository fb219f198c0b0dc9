/** Asks the server, and keeps what it said until something changes. */
import { QueryCache, QueryClient, useQuery } from '@tanstack/react-query';
import type { Enquiry, Fault, Inbox, Me } from '#contract/desk/enquiries.ts';
import { required } from '#contract/required.ts';
import { noteIn } from './parts/was-in.ts';

/** An answer that is not 2xx; `body` is what it said. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super((body as Partial<Fault> | null)?.error ?? 'The server gave an unexpected answer.');
    this.status = status;
    this.body = body;
  }
}

/** The server was not reached. */
export class NoConnection extends Error {
  constructor() {
    super(
      'No connection. Nothing was changed. This page continues by itself when the connection is back.',
    );
  }
}

/** Rejects with a `Refusal`, or with `NoConnection`. */
export async function ask<T>(
  path: string,
  body?: unknown,
  method?: string,
  headers?: Readonly<Record<string, string>>,
): Promise<T> {
  const answer = await fetch(`/desk/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new NoConnection();
  });
  const said = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, said);
  return said as T;
}

const isSignedOut = (error: unknown) => error instanceof Refusal && error.status === 401;

const RETRY_MS = 4000;

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    // Signed out elsewhere, or after 30 days: the door stands here, and the address stays.
    onError: (error) => {
      if (isSignedOut(error)) queries.setQueryData(['me'], null);
    },
  }),
  defaultOptions: {
    queries: {
      // Offline is said at once, and what failed is asked again until it answers.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
      retry: (count, error) =>
        !(error instanceof Refusal || error instanceof NoConnection) && count < 3,
    },
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

/** Confirm again so often: a new enquiry appears without reloading. */
const POLL_MS = 10_000;

/** Pages of a list as the server gave them, and the tag by which it says "nothing new". */
interface TaggedInbox {
  readonly tag: string;
  readonly pages: readonly Inbox[];
}

/** One page; null when nothing has changed since the tag `known`. */
async function askPage(query: string, page: number, known: string | undefined) {
  const headers = known ? { 'If-None-Match': known } : undefined;
  const address = `/desk/api/inbox?${query}${page > 1 ? `&page=${page}` : ''}`;
  const answer = await fetch(address, { headers, cache: 'no-store' });
  if (answer.status === 304 && known) return null;
  const said = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, said);
  return { tag: answer.headers.get('ETag') ?? '', inbox: said as Inbox };
}

/** As long as nothing has changed the answer is empty, and the pages before stand; further ones are then not asked. */
async function askInbox(query: string): Promise<TaggedInbox> {
  const before = queries.getQueryData<TaggedInbox>(['inbox', query]);
  const params = new URLSearchParams(query);
  const count = Math.max(1, Number(params.get('pages')) || 1);
  params.delete('pages');
  const list = params.toString();
  const first = await askPage(list, 1, before?.tag);
  if (first === null) return required(before, 'The list that has not changed');
  const pages = [first.inbox];
  while (pages.length < count && first.inbox.total > pages.length * PAGE)
    pages.push(required(await askPage(list, pages.length + 1, undefined), 'A page').inbox);
  return { tag: first.tag, pages };
}

/** So many rows the server gives at once. */
const PAGE = 50;

/** One list of the pages; what moved from one to the next while they were asked is not shown twice. */
function joined({ pages }: TaggedInbox): Inbox {
  const items = new Map(pages.flatMap((page) => page.items.map((item) => [item.id, item])));
  return { ...required(pages[0], 'The first page'), items: [...items.values()] };
}

/** `query`: list, for, search, pages. */
export const useInbox = (query: string) =>
  useQuery({
    queryKey: ['inbox', query],
    queryFn: () => askInbox(query),
    select: joined,
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
