/** The form of a template. Typed values stay in this browser until they are saved or discarded. */
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReplyTemplate, TemplateConflict, TemplateContent } from '#contract/desk/templates.ts';
import { GAP_NAMES, gapsIn, isFilledGap } from '#contract/reply-gaps.ts';
import { ask, ResponseError } from '../../api.ts';
import { TEMPLATES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowButton, TextButton } from '../../parts/buttons.tsx';
import { FormField } from '../../parts/form-field.tsx';
import { useKeptForm } from '../../parts/use-kept-form.ts';
import css from './templates.module.css';

/** Path of the typed values; null: a new template. */
export const formPath = (id: number | null) => `/reply-templates/${id ?? 'new'}#form`;

interface Typed extends TemplateContent {
  /** The saved values when the person began to type. */
  readonly before: TemplateContent;
}

interface Saved {
  readonly value: Typed;
  readonly answer: { readonly id: number };
}
type Refused = TemplateConflict & { readonly by?: string };

interface TemplateFormProps {
  readonly template: ReplyTemplate | null;
  /** Path of the typed values. */
  readonly path: string;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

const GAPS = GAP_NAMES.map((name) => `{${name}}`);

export function TemplateForm(props: TemplateFormProps) {
  const { template, path, onSaved, onClose } = props;
  const saved = { name: template?.name ?? '', body: template?.body ?? '' };
  const kept = useKeptForm<Typed, { readonly id: number }>({
    path,
    saved: { ...saved, before: saved },
    about: { label: TEMPLATES.title, screen: '/templates' },
    send,
    onSaved: (_, { name }) => {
      onSaved(name);
      onClose();
    },
  });
  const { value: words, write, faults, error } = kept;
  const area = useRef<HTMLTextAreaElement>(null);
  const theirs = (kept.refusal as Refused | null)?.template && (kept.refusal as Refused);
  async function send({ name, body, before }: Typed, last?: Saved) {
    const id = template?.id ?? last?.answer.id;
    if (id === undefined) return await ask<{ id: number }>('/reply-templates', { name, body });
    const from = last ? { name: last.value.name.trim(), body: last.value.body } : before;
    try {
      await ask(`/reply-templates/${id}`, { name, body, before: from }, 'PUT');
    } catch (error) {
      const now = error instanceof ResponseError && (error.body as Refused | null)?.template;
      // When saved again, it replaces the current values.
      if (now) write({ before: { name: now.name, body: now.body } });
      throw error;
    }
    return { id };
  }
  function insert(gap: string) {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const body = words.body.slice(0, selectionStart) + gap + words.body.slice(selectionEnd);
    // Rendered at once, so that the next letter is typed after the gap.
    flushSync(() => write({ body }));
    area.current?.focus();
    area.current?.setSelectionRange(selectionStart + gap.length, selectionStart + gap.length);
  }
  const byHand = gapsIn(words.body).filter(({ text }) => !isFilledGap(text));
  return (
    <form {...kept.form} className={css.form}>
      <FormField
        label={TEMPLATES.name}
        fault={faults.name}
        value={words.name}
        onChange={(name) => write({ name })}
      />
      <FormField
        label={TEMPLATES.body}
        rows={7}
        area={area}
        fault={faults.body}
        value={words.body}
        onChange={(body) => write({ body })}
      />
      <fieldset className={css.gaps}>
        <legend>{TEMPLATES.gaps}</legend>
        {GAPS.map((gap) => (
          <button key={gap} type="button" onClick={() => insert(gap)}>
            {gap}
          </button>
        ))}
      </fieldset>
      <p className="hint">
        {byHand.length > 0 &&
          say(TEMPLATES.byHand, { gaps: byHand.map(({ text }) => text).join(', ') })}
      </p>
      <ErrorMessage>{error}</ErrorMessage>
      {theirs && (
        <div className="changed">
          {say(TEMPLATES.changed, { by: theirs.by ?? TEMPLATES.somebody })}
          <blockquote>{`${theirs.template.name}\n${theirs.template.body}`}</blockquote>
        </div>
      )}
      <div className="actions">
        <LowButton type="submit" aria-disabled={kept.isBusy}>
          {TEMPLATES.save}
        </LowButton>
        <TextButton
          onClick={() => {
            kept.discard();
            onClose();
          }}
        >
          {kept.isKept ? TEMPLATES.discard : TEMPLATES.cancel}
        </TextButton>
        <span className="hint">{kept.isKept ? TEMPLATES.kept : ''}</span>
      </div>
    </form>
  );
}
