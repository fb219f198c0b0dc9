/** Where an enquiry is: not answered, in talks, won, closed without an order, or spam. */
export type State = 'new' | 'talks' | 'won' | 'closed' | 'spam';
