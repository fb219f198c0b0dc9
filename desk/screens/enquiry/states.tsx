/** The states of an enquiry, as buttons. */

import type { Enquiry } from '#contract/desk/enquiries.ts';
import { LIST_NAMES } from '#contract/lists.ts';
import type { State } from '#contract/states.ts';

const STATES: readonly State[] = ['new', 'talks', 'won', 'closed', 'spam'];

export function States({ enquiry, onMark }: { enquiry: Enquiry; onMark: (state: State) => void }) {
  return (
    <fieldset className="states">
      <legend className="visually-hidden">State</legend>
      {STATES.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={enquiry.state === state}
          onClick={() => onMark(state)}
        >
          {LIST_NAMES[state]}
        </button>
      ))}
    </fieldset>
  );
}
