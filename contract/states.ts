/** The states of an enquiry: not answered, in talks, won, closed without an order, spam. */
export const ENQUIRY_STATES = ['new', 'talks', 'won', 'closed', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** Texts for the history and the audit log. */
export const STATE_CHANGES: Readonly<Record<EnquiryState, string>> = {
  new: 'moved back to “Needs a reply”',
  talks: 'marked as in talks',
  won: 'marked as won',
  closed: 'marked as closed',
  spam: 'marked as spam',
};
