/** The lists of the inbox: to answer; in talks; won; closed; email failed; spam; all of them. */
export const LISTS = ['new', 'talks', 'won', 'closed', 'failed', 'spam', 'all'] as const;
export type ListName = (typeof LISTS)[number];

export const LIST_NAMES: Readonly<Record<ListName, string>> = {
  new: 'Needs a reply',
  talks: 'In talks',
  won: 'Won',
  closed: 'Closed',
  failed: 'Email failed',
  spam: 'Spam',
  all: 'All',
};
