/**
 * A new kind of project: its name, its description, and whether its projects are homes. Typed values stay until it is added or
 * discarded.
 */
import { KIND_LABELS } from '#contract/desk/projects.ts';
import { ask } from '../../../api.ts';
import { KINDS } from '../../../messages/en.ts';
import { ErrorMessage } from '../../../parts/announcements.tsx';
import { LowButton, TextButton } from '../../../parts/buttons.tsx';
import { Check } from '../../../parts/check.tsx';
import { FormField } from '../../../parts/form-field.tsx';
import { useKeptForm } from '../../../parts/use-kept-form.ts';
import { renewProjects } from '../use-projects.ts';
import css from './kinds.module.css';

const NONE = { title: '', description: '', homes: false };
const FIELDS = ['title', 'description'] as const;

export function NewKind({ onClose }: { readonly onClose: () => void }) {
  const kept = useKeptForm({
    path: '/project-kinds#new',
    saved: NONE,
    about: { label: KINDS.fresh, screen: '/projects' },
    send: (typed) => ask('/project-kinds', typed),
    onSaved: () => void renewProjects().then(onClose),
  });
  const { value, write, faults, error } = kept;
  return (
    <form className={css.fresh} {...kept.form}>
      {FIELDS.map((field) => (
        <FormField
          key={field}
          label={KIND_LABELS[field]}
          value={value[field]}
          fault={faults[field]}
          onChange={(text) => write({ [field]: text })}
        />
      ))}
      <Check checked={value.homes} onChange={({ target }) => write({ homes: target.checked })}>
        {KIND_LABELS.homes}
      </Check>
      <p className="hint">Photographs of homes are shown only with the consent of the family.</p>
      <ErrorMessage>{error}</ErrorMessage>
      <div className="actions">
        <LowButton type="submit" aria-disabled={kept.isBusy}>
          Add the kind
        </LowButton>
        <TextButton onClick={onClose}>Close</TextButton>
        {kept.isKept && <TextButton onClick={kept.discard}>Discard</TextButton>}
      </div>
    </form>
  );
}
