import { useState } from 'react';
import { answerByText } from '#contract/answer-by.ts';
import type { FormKey } from '#contract/forms.ts';
import { INDIAN } from '#contract/locale.ts';
import { FORM_TEXTS, resultId } from '#contract/wire.ts';
import { Arch } from '../arch.tsx';
import { fillPattern } from '../fill-pattern.ts';
import { EmailLink, PhoneLink } from '../reach-links.tsx';
import type { FormKit } from './form-kit.ts';
import css from './outcome.module.css';

interface OutcomeProps {
  readonly kit: FormKit;
}

const clockIn = (timeZone: string, at: Date) =>
  at.toLocaleString(INDIAN, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** Success: what happens next, and by when, in the studio's time zone. */
export function SentMessage({ kit }: OutcomeProps) {
  const [at] = useState(() => new Date());
  const { sent } = kit.words;
  return (
    <div className={css.outcome}>
      <Arch className={css.arch} />
      <strong className={css.text}>{FORM_TEXTS.sent}</strong>
      <p>
        {fillPattern(sent.next, {
          now: clockIn(kit.hours.timeZone, at),
          'answer-by': <span className={css.by}>{answerByText(at, kit.hours)}</span>,
        })}
      </p>
    </div>
  );
}

/** Failure: the draft is kept, and phone and email are offered. */
export function FailedMessage({ kit }: OutcomeProps) {
  return (
    <div className={css.outcome} data-failed="">
      <strong className={css.text}>{FORM_TEXTS.failed}</strong>
      <p>
        {fillPattern(kit.words.failed.next, {
          phone: <PhoneLink phone={kit.phone} />,
          email: <EmailLink email={kit.email} />,
        })}
      </p>
    </div>
  );
}

/** The same results for a form that was sent without script: the server redirects to their fragments. */
export function ReturnedMessage({ form, kit }: OutcomeProps & { readonly form: FormKey }) {
  return (
    <>
      <div id={resultId(form, 'sent')} className={css.returned}>
        <div className={css.outcome}>
          <Arch className={css.arch} />
          <strong className={css.text}>{FORM_TEXTS.sent}</strong>
          <p>{kit.words.sent.undated}</p>
        </div>
      </div>
      <div id={resultId(form, 'failed')} className={css.returned}>
        <FailedMessage kit={kit} />
      </div>
    </>
  );
}
