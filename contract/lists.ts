/** The lists of the inbox: to answer; in talks; won; closed; mail failed; spam; all of them. */
export const LISTS = ['new', 'talks', 'won', 'closed', 'failed', 'spam', 'all'] as const;
export type ListName = (typeof LISTS)[number];

export const LIST_NAMES: Readonly<Record<ListName, string>> = {
  new: 'Needs a reply',
  talks: 'In talks',
  won: 'Won',
  closed: 'Closed',
  failed: 'Mail failed',
  spam: 'Spam',
  all: 'All',
};
