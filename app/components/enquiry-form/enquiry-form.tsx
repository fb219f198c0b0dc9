import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { send } from '#app/browser/send-client.ts';
import { rememberEnquiry } from '#app/browser/session-marks.ts';
import { useOpenProject } from '#app/hooks/use-open-project.ts';
import { useSend } from '#app/hooks/use-send.ts';
import type { FormTexts } from '#content-model/schema.server.ts';
import type { Field as FieldRule } from '#contract/forms.ts';
import { FORMS, type FormKey } from '#contract/forms.ts';
import { FORM_TEXTS, SEND_FORM_PATH } from '#contract/wire.ts';
import { Answer } from './answer.tsx';
import css from './enquiry-form.module.css';
import { Field } from './field.tsx';
import type { FormKit } from './form-kit.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { ReturnedMessage } from './outcome.tsx';
import { useDraft } from './use-draft.ts';

/** The mail relay refuses a field; the body says which and why. */
const BAD_REQUEST = 400;

interface EnquiryFormProps {
  readonly form: FormKey;
  readonly kit: FormKit;
  readonly label: string;
  /** Label of the button before a send; the default is "Submit". */
  readonly button?: string;
  /**
   * The results of a send without script are rendered elsewhere, because this form is in a dialog, which is closed
   * then.
   */
  readonly returnsElsewhere?: boolean;
  /** Replaces the list of fields in `FORMS`. */
  readonly children?: ReactNode;
}

/** One of the four forms. Renders `<form>`, which works without script by posting to the same address. */
export function EnquiryForm({
  form,
  kit,
  label,
  button = FORM_TEXTS.submit,
  returnsElsewhere,
  children,
}: EnquiryFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const submitter = useRef<HTMLButtonElement>(null);
  const draft = useDraft(form, ref);
  const [state, submit] = useSend(
    async (element) => {
      draft.stamp(element);
      const result = await send(kit.send, form, element);
      if (result.status === BAD_REQUEST)
        await import('./refusal.ts').then(
          ({ showRefusal }) => showRefusal(element, result.text),
          () => undefined,
        );
      return result;
    },
    () => {
      draft.forget();
      ref.current?.reset();
      rememberEnquiry();
    },
  );
  const isSending = state === 'sending';
  // A disabled button loses the focus. It gets it back after the answer, unless the visitor has focused something else.
  useEffect(() => {
    if (state !== 'idle' && !isSending && document.activeElement === document.body)
      submitter.current?.focus({ preventScroll: true });
  }, [state, isSending]);
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }
  return (
    <form
      ref={ref}
      className={css.form}
      method="post"
      action={`${kit.send.origin}${SEND_FORM_PATH}`}
      encType="multipart/form-data"
      aria-label={label}
      data-sending={state}
      onInput={draft.keep}
      onSubmit={onSubmit}
    >
      {children ??
        FORMS[form].map((rule) => {
          const Control = rule.name === 'project' ? ProjectField : Field;
          return <Control key={rule.name} rule={rule} words={kit.words} />;
        })}
      <HiddenFields form={form} kit={kit} />
      <div className={css.foot}>
        <button ref={submitter} className="button" type="submit" disabled={isSending}>
          {isSending ? FORM_TEXTS.sending : button}
        </button>
        <p className="small">
          {kit.words.privacy.text}{' '}
          <Link prefetch="intent" className="link" to={kit.words.privacy.to}>
            {kit.words.privacy.link}
          </Link>
        </p>
      </div>
      <Answer kit={kit} state={state} />
      {state === 'idle' && !returnsElsewhere && <ReturnedMessage form={form} kit={kit} />}
    </form>
  );
}

interface ProjectFieldProps {
  readonly rule: FieldRule;
  readonly words: FormTexts;
}

/**
 * The project whose page or open details the visitor is reading. Renders a field with its title, or nothing elsewhere.
 */
function ProjectField({ rule, words }: ProjectFieldProps) {
  const open = useOpenProject();
  const page = useRouteLoaderData('pages/project') as
    | { readonly project: { readonly title: string } }
    | undefined;
  const title = open ?? page?.project.title;
  return title && <Field key={title} rule={rule} words={words} value={title} />;
}
