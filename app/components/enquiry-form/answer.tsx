import { Fragment, type ReactNode } from 'react';
import { answerByText } from '#enquiry/answer-by.ts';
import type { FormKey } from '#enquiry/forms.ts';
import { answerId, TEXT } from '#enquiry/wire.ts';
import type { SendState } from '../../hooks/use-send.ts';
import css from './enquiry-form.module.css';
import type { FormKit } from './form-kit.ts';

interface AnswerProps {
  readonly form: FormKey;
  readonly kit: FormKit;
  readonly state: SendState;
}

/** The result under the button, and its two copies that a form sent without script comes back to by address. */
export function Answer({ form, kit, state }: AnswerProps) {
  return (
    <>
      <div role="status" className={css.status}>
        {state === 'success' && <Sent kit={kit} at={new Date()} />}
        {state === 'error' && <Failed kit={kit} />}
      </div>
      {state === 'idle' && (
        <>
          <div id={answerId(form, 'sent')} className={css.returned}>
            <Sent kit={kit} />
          </div>
          <div id={answerId(form, 'failed')} className={css.returned}>
            <Failed kit={kit} />
          </div>
        </>
      )}
    </>
  );
}

function Sent({ kit, at }: { readonly kit: FormKit; readonly at?: Date }) {
  const by = at && answerByText(at, kit.hours);
  return (
    <div className={css.sent}>
      <strong>{TEXT.sent}</strong>
      {by && <p>{fillIn(kit.words.sent.next, { 'answer-by': by })}</p>}
    </div>
  );
}

function Failed({ kit }: { readonly kit: FormKit }) {
  const phone = (
    <a className="link" href={`tel:${kit.phone.replaceAll(' ', '')}`}>
      {kit.phone}
    </a>
  );
  const email = (
    <a className="link" href={`mailto:${kit.email}`}>
      {kit.email}
    </a>
  );
  return (
    <div className={css.failed}>
      <strong>{TEXT.failed}</strong>
      <p>{fillIn(kit.words.failed.next, { phone, email })}</p>
    </div>
  );
}

/** Puts values into the `{places}` of a sentence. */
function fillIn(sentence: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence
    .split(/\{([\w-]+)\}/)
    .map((part, i) => <Fragment key={part}>{i % 2 ? values[part] : part}</Fragment>);
}
