import { useCallback, useEffect, useRef, useState } from 'react';
import { EnquiryForm } from '#app/components/enquiry-form/enquiry-form.tsx';
import { Field } from '#app/components/enquiry-form/field.tsx';
import type { FormKit } from '#app/components/enquiry-form/form-kit.ts';
import type { Faq } from '#content-model/schema.server.ts';
import { fieldOf } from '#contract/forms.ts';
import css from './ask.module.css';

interface AskProps {
  readonly words: Faq['ask'];
  readonly kit: FormKit;
  readonly as: 'h2' | 'h3';
}

const questionRule = fieldOf('question', 'question');
const emailRule = fieldOf('question', 'user_email');

/** "Any Questions?": one field. The email field is shown once there is a question. */
export function Ask({ words, kit, as: Heading }: AskProps) {
  return (
    <div className={css.ask}>
      <Heading className={css.heading}>{words.heading}</Heading>
      <EnquiryForm form="question" kit={kit} label={words.heading} button={words.button}>
        <QuestionFields words={words} kit={kit} />
      </EnquiryForm>
      <p className="small">{words.note}</p>
    </div>
  );
}

function QuestionFields({ words, kit }: Omit<AskProps, 'as'>) {
  const ref = useRef<HTMLDivElement>(null);
  // Open in the HTML, because without script nothing could open it.
  const [isAsking, setAsking] = useState(true);
  const update = useCallback(
    () => setAsking(ref.current?.querySelector('input')?.value !== ''),
    [],
  );
  useEffect(() => {
    update();
    const form = ref.current?.closest('form');
    // After a send the form is reset without an input event, and this runs after the reset event.
    const onReset = () => setAsking(false);
    form?.addEventListener('reset', onReset);
    form?.addEventListener('input', update);
    return () => {
      form?.removeEventListener('reset', onReset);
      form?.removeEventListener('input', update);
    };
  }, [update]);
  return (
    <div ref={ref} className={css.fields}>
      <Field rule={questionRule} words={kit.words} placeholder={words.placeholder} />
      {/* The style sheet collapses it; `disabled` also excludes it from the browser's validation. */}
      <fieldset className={css.fold} disabled={!isAsking}>
        <div className={css.folded}>
          <Field rule={emailRule} words={kit.words} label={words.emailLabel} />
        </div>
      </fieldset>
    </div>
  );
}
