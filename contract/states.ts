/** Where an enquiry is: not answered, in talks, won, closed without an order, or spam. */
export const STATES = ['new', 'talks', 'won', 'closed', 'spam'] as const;
export type State = (typeof STATES)[number];

/** In the history and the audit log. */
export const MARKED: Readonly<Record<State, string>> = {
  new: 'moved back to “To answer”',
  talks: 'marked as in talks',
  won: 'marked as won',
  closed: 'marked as closed',
  spam: 'marked as spam',
};
