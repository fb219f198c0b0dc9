import { useState } from 'react';
import type { FormWords } from '#app/content/schema.server.ts';
import type { Field } from '#enquiry/forms.ts';
import css from '../enquiry-form.module.css';
import { fieldFault, roomIn, withNumber } from './field-fault.ts';

/** From so many characters left they are counted; in a short field from a fifth of it. */
const COUNTED = 200;
/** Read out at each multiple of it: at every letter nobody could type. */
const SPOKEN_STEP = 50;

interface CountProps {
  readonly rule: Field;
  readonly value: string;
  readonly words: FormWords;
}

/** How many characters are left. Seen at each letter, read out now and then; what is too long the field says itself. */
export function Count({ rule, value, words }: CountProps) {
  const room = roomIn(rule, value);
  const isCounted = room <= Math.min(COUNTED, rule.maxLength / 5);
  const step = isCounted ? Math.ceil(room / SPOKEN_STEP) || Math.sign(room) : undefined;
  const text = room < 0 ? fieldFault(rule, value, words) : withNumber(words.count.left, room);
  const [spoken, setSpoken] = useState({ step: undefined as number | undefined, text: '' });
  if (step !== spoken.step) setSpoken({ step, text: isCounted ? text : '' });
  return (
    <>
      {isCounted && room >= 0 && (
        <span className={css.note} aria-hidden="true">
          {text}
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {spoken.text}
      </span>
    </>
  );
}
