/** The form of a template. What is typed stays in this browser until it is saved or discarded. */
import { type FormEvent, useRef, useState } from 'react';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import type { ChangedTemplate, ReplyTemplate, TemplateWords } from '#contract/desk/templates.ts';
import { GAP_NAMES, gapsIn } from '#contract/reply-gaps.ts';
import { ask, Refusal } from '../../api.ts';
import { keeper, useKeeping } from '../../keep/keep.ts';
import { TEMPLATES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { FieldRow } from '../../parts/field-row.tsx';
import css from './templates.module.css';

/** Where the typed words are kept; null: of a new template. */
export const formPath = (id: number | null) => `/reply-templates/${id ?? 'new'}#form`;

interface Typed extends TemplateWords {
  /** What was saved when the person began to write. */
  readonly before: TemplateWords;
}

interface TemplateFormProps {
  readonly template: ReplyTemplate | null;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

const GAPS = GAP_NAMES.map((name) => `{${name}}`);

export function TemplateForm({ template, onSaved, onClose }: TemplateFormProps) {
  const path = formPath(template?.id ?? null);
  const saved = { name: template?.name ?? '', body: template?.body ?? '' };
  const typed = useKeeping((state) => state.typed[path]?.value) as Typed | undefined;
  const words: Typed = typed ?? { ...saved, before: saved };
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState('');
  const [theirs, setTheirs] = useState<(ChangedTemplate & { readonly by?: string }) | null>(null);
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (change: Partial<Typed>) =>
    keeper.writeNew(
      path,
      { ...words, ...change },
      { label: TEMPLATES.title, screen: '/templates' },
    );
  function insert(gap: string) {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    write({ body: words.body.slice(0, selectionStart) + gap + words.body.slice(selectionEnd) });
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(selectionStart + gap.length, selectionStart + gap.length);
    });
  }
  function close() {
    keeper.discard(path);
    onClose();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFaults({});
    setTrouble('');
    try {
      const { name, body, before } = words;
      await (template
        ? ask(`/reply-templates/${template.id}`, { name, body, before }, 'PUT')
        : ask('/reply-templates', { name, body }));
      onSaved(name);
      close();
      return;
    } catch (error) {
      const answer = error instanceof Refusal ? error.body : null;
      const { fields } = (answer ?? {}) as Partial<FieldFaults>;
      const { template: now } = (answer ?? {}) as Partial<ChangedTemplate>;
      if (fields) setFaults(fields);
      else setTrouble((error as Error).message);
      setTheirs(now ? (answer as ChangedTemplate) : null);
      // Saved again, it replaces what is shown now.
      if (now) write({ before: { name: now.name, body: now.body } });
    }
    setBusy(false);
  }
  const byHand = gapsIn(words.body).filter(({ text }) => !GAPS.includes(text));
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <FieldRow
        label={TEMPLATES.name}
        fault={faults.name}
        value={words.name}
        onWrite={(name) => write({ name })}
      />
      <FieldRow
        label={TEMPLATES.body}
        rows={7}
        area={area}
        fault={faults.body}
        value={words.body}
        onWrite={(body) => write({ body })}
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
      <p className="trouble" role="alert">
        {trouble}
      </p>
      {theirs && (
        <div className="changed">
          {say(TEMPLATES.changed, { by: theirs.by ?? TEMPLATES.somebody })}
          <blockquote>{`${theirs.template.name}\n${theirs.template.body}`}</blockquote>
        </div>
      )}
      <div className="actions">
        <button type="submit" className="button low" aria-disabled={isBusy}>
          {TEMPLATES.save}
        </button>
        <button type="button" className="underlined" onClick={close}>
          {typed ? TEMPLATES.discard : TEMPLATES.cancel}
        </button>
        <span className="hint">{typed ? TEMPLATES.kept : ''}</span>
      </div>
    </form>
  );
}
