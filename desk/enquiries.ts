/** The list of enquiries and one enquiry, from the server. */
import { useQuery } from '@tanstack/react-query';
import { type Enquiry, INBOX_PAGE, type Inbox } from '#contract/desk/enquiries.ts';
import { required } from '#contract/required.ts';
import { ConnectionError, queries, ResponseError, refetchQueries, useResponse } from './api.ts';

/** New enquiries appear without reloading. */
const POLL_MS = 10_000;

/** Pages of a list, and the ETag by which the server answers "not modified". */
interface TaggedInbox {
  readonly tag: string;
  readonly pages: readonly Inbox[];
}

/** One page; null if nothing has changed since the tag `known`. */
async function askPage(query: string, page: number, known: string | undefined) {
  const headers = known ? { 'If-None-Match': known } : undefined;
  const address = `/desk/api/inbox?${query}${page > 1 ? `&page=${page}` : ''}`;
  const answer = await fetch(address, { headers, cache: 'no-store' }).catch(() => {
    throw new ConnectionError();
  });
  if (answer.status === 304 && known) return null;
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new ResponseError(answer.status, body);
  return { tag: answer.headers.get('ETag') ?? '', inbox: body as Inbox };
}

/** If nothing has changed, the response is empty and the known pages are kept. */
async function askInbox(query: string): Promise<TaggedInbox> {
  const before = queries.getQueryData<TaggedInbox>(['inbox', query]);
  const params = new URLSearchParams(query);
  const count = Math.max(1, Number(params.get('pages')) || 1);
  params.delete('pages');
  const list = params.toString();
  const first = await askPage(list, 1, before?.tag);
  if (first === null) return required(before, 'The list that has not changed');
  const pages = [first.inbox];
  while (pages.length < count && first.inbox.total > pages.length * INBOX_PAGE)
    pages.push(required(await askPage(list, pages.length + 1, undefined), 'A page').inbox);
  return { tag: first.tag, pages };
}

/** The pages as one list; an enquiry that moved between two pages during the requests is shown once. */
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

/** One enquiry; polled faster while a reply can be taken back. */
export const useEnquiry = (id: string) =>
  useResponse<Enquiry>(['enquiry', id], `/enquiries/${id}`, {
    refetchInterval: ({ state }) => {
      const isMoving = state.data?.replies.some(({ status }) => status === 'leaving');
      return isMoving ? 1500 : POLL_MS;
    },
  });

/** Requests enquiries again. */
export const refreshEnquiries = () => refetchQueries('inbox', 'enquiry');
