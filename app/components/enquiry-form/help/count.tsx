import { useState } from 'react';
import type { FormTexts } from '#content-model/schema.server.ts';
import type { Field } from '#contract/forms.ts';
import css from '../enquiry-form.module.css';
import { charactersLeft, fieldFault, withNumber } from './field-fault.ts';

/** The count is shown when this many characters are left; in a short field, when a fifth of its limit is left. */
const SHOW_BELOW = 200;
/** Screen readers announce only multiples of it: an announcement at every letter would interrupt typing. */
const ANNOUNCE_STEP = 50;

interface CountProps {
  readonly rule: Field;
  readonly value: string;
  readonly words: FormTexts;
}

/** Number of characters left. Text that is too long is an error, which the field shows itself. */
export function Count({ rule, value, words }: CountProps) {
  const left = charactersLeft(rule, value);
  const isCounted = left <= Math.min(SHOW_BELOW, rule.maxLength / 5);
  const step = isCounted ? Math.ceil(left / ANNOUNCE_STEP) || Math.sign(left) : undefined;
  const text = left < 0 ? fieldFault(rule, value, words) : withNumber(words.count.left, left);
  const [announced, setAnnounced] = useState({ step: undefined as number | undefined, text: '' });
  if (step !== announced.step) setAnnounced({ step, text: isCounted ? text : '' });
  return (
    <>
      {isCounted && left >= 0 && (
        <span className={css.note} aria-hidden="true">
          {text}
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {announced.text}
      </span>
    </>
  );
}
