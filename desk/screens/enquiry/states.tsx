import type { Enquiry } from '#contract/desk/enquiries.ts';
import { LIST_NAMES } from '#contract/lists.ts';
import { ENQUIRY_STATES, type EnquiryState } from '#contract/states.ts';

export function States({
  enquiry,
  onMark,
}: {
  enquiry: Enquiry;
  onMark: (state: EnquiryState) => void;
}) {
  return (
    <fieldset className="segments states">
      <legend className="visually-hidden">State</legend>
      {ENQUIRY_STATES.map((state) => (
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
