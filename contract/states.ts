/** The states of an enquiry: not answered, in talks, won, closed without an order, spam. */
export const STATES = ['new', 'talks', 'won', 'closed', 'spam'] as const;
export type State = (typeof STATES)[number];

/** Texts for the history and the audit log. */
export const MARKED: Readonly<Record<State, string>> = {
  new: 'moved back to “To answer”',
  talks: 'marked as in talks',
  won: 'marked as won',
  closed: 'marked as closed',
  spam: 'marked as spam',
};
