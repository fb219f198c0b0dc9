/** The states of an enquiry, as buttons. */
import type { Enquiry } from '#contract/desk/enquiries.ts';
import type { State } from '#contract/states.ts';

const STATES: readonly (readonly [State, string])[] = [
  ['new', 'To answer'],
  ['talks', 'In talks'],
  ['won', 'Won'],
  ['closed', 'Closed'],
  ['spam', 'Spam'],
];

export function States({ enquiry, onMark }: { enquiry: Enquiry; onMark: (state: State) => void }) {
  return (
    <fieldset className="states">
      <legend className="visually-hidden">State</legend>
      {STATES.map(([state, word]) => (
        <button
          key={state}
          type="button"
          aria-pressed={enquiry.state === state}
          onClick={() => onMark(state)}
        >
          {word}
        </button>
      ))}
    </fieldset>
  );
}
