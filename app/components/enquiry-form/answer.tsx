import { useEffect, useRef } from 'react';
import { bringIntoSight } from '#app/browser/bring-into-sight.ts';
import type { SendState } from '#app/hooks/use-send.ts';
import css from './enquiry-form.module.css';
import type { FormKit } from './form-kit.ts';
import { FailedMessage, SentMessage } from './outcome.tsx';

interface AnswerProps {
  readonly kit: FormKit;
  readonly state: SendState;
}

/** The result below the button. Its live region is always present, so that screen readers announce the result. */
export function Answer({ kit, state }: AnswerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'success' || state === 'error') bringIntoSight(ref.current, { block: 'nearest' });
  }, [state]);
  return (
    <div ref={ref} role="status" className={css.status}>
      {state === 'success' && <SentMessage kit={kit} />}
      {state === 'error' && <FailedMessage kit={kit} />}
    </div>
  );
}
