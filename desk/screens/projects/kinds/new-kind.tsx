/** A new kind of project: its name, what it is, and whether its projects are homes. */
import { type FormEvent, useRef, useState } from 'react';
import { KIND_LABELS } from '#contract/desk/projects.ts';
import { ask } from '../../../api.ts';
import { FieldRow } from '../../../parts/field-row.tsx';
import { useFaultFocus } from '../../../parts/use-fault-focus.ts';
import { renewProjects } from '../use-projects.ts';
import css from './kinds.module.css';

const NONE = { title: '', description: '' };
const FIELDS = ['title', 'description'] as const;

export function NewKind({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState(NONE);
  const [homes, setHomes] = useState(false);
  const [faults, setFaults] = useState<Partial<typeof NONE>>({});
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus(form, faults);

  async function add(event: FormEvent) {
    event.preventDefault();
    setTrouble('');
    setBusy(true);
    try {
      await ask('/project-kinds', { ...typed, homes });
      await renewProjects();
      return onClose();
    } catch (error) {
      const { message } = error as Error;
      const field = FIELDS.find((one) => message.startsWith(`“${KIND_LABELS[one]}”`));
      setFaults(field ? { [field]: message } : {});
      if (!field) setTrouble(message);
    }
    setBusy(false);
  }
  return (
    <form className={css.fresh} ref={form} onSubmit={(event) => void add(event)} noValidate>
      {FIELDS.map((field) => (
        <FieldRow
          key={field}
          label={KIND_LABELS[field]}
          value={typed[field]}
          fault={faults[field]}
          onWrite={(value) => setTyped((now) => ({ ...now, [field]: value }))}
        />
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={homes}
          onChange={({ target }) => setHomes(target.checked)}
        />
        Its projects are homes
      </label>
      <p className="hint">Photographs of homes are shown only with the consent of the family.</p>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <div className="actions">
        <button type="submit" className="button low" disabled={isBusy}>
          Add the kind
        </button>
        <button type="button" className="underlined" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
