import { useEffect, useState } from 'react';
import type { FormTexts } from '#content-model/schema.server.ts';
import css from '../enquiry-form.module.css';
import { suggestDomain } from './suggest-domain.ts';

/** After this time without input the visitor has probably finished typing. */
const PAUSE_MS = 600;

interface SuggestionProps {
  readonly control: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
  readonly words: FormTexts;
}

/** "Did you mean gmail.com?" when typing has paused: a button that corrects the address. */
export function Suggestion({ control, value, words }: SuggestionProps) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const domain = settled === value && control.validity.valid && suggestDomain(value);
  function fillIn() {
    control.value = value.replace(/[^@]*$/, String(domain));
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  }
  return (
    <span className={css.suggestion} aria-live="polite">
      {domain && (
        <button type="button" className="link" onClick={fillIn}>
          {words.suggestion.replace('{domain}', domain)}
        </button>
      )}
    </span>
  );
}
