/** The fields of a new entry of a list. Typed values stay in this browser until the entry is added or discarded. */
import { type FormEvent, useRef, useState } from 'react';
import type { List } from '#contract/desk/texts.ts';
import { keeper, useKeepState } from '../../keep/keep.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowButton, TextButton } from '../../parts/buttons.tsx';
import { useFaultFocus } from '../../parts/use-fault-focus.ts';
import { useEditing } from './editing.ts';
import { type EntryFault, faultOf } from './fault-of.ts';
import { NewEntryField } from './new-entry-field.tsx';

export const newEntryPath = (file: string, { path }: Pick<List, 'path'>) =>
  `/words/${file}#new:${path}`;

const NONE = {};

interface NewEntryProps {
  readonly list: List;
  /** @returns why it was not added; null if it was */
  readonly onAdd: (values: Record<string, string>) => Promise<string | null>;
  readonly onClose: () => void;
}

export function NewEntry({ list, onAdd, onClose }: NewEntryProps) {
  const { file, label } = useEditing();
  const { entry, blank } = list;
  const path = newEntryPath(file, list);
  const typed = useKeepState((state) => state.typed[path]?.value);
  const texts = (typed ?? {}) as Readonly<Record<string, string>>;
  const name = entry.toLowerCase();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<EntryFault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus(form, refused ?? NONE);
  function close() {
    keeper.discard(path);
    onClose();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const values = Object.fromEntries(blank.map((one) => [one.path, texts[one.path] ?? '']));
    setRefused(null);
    const reason = await onAdd(values);
    if (reason === null) return close();
    setRefused(faultOf(blank, values, reason));
    setBusy(false);
  }
  return (
    <form className="texts-new" ref={form} onSubmit={(event) => void submit(event)}>
      {blank.map((one, i) => (
        <NewEntryField
          key={one.path}
          field={one}
          isFirst={i === 0}
          value={texts[one.path] ?? ''}
          fault={refused?.path === one.path ? refused.reason : ''}
          onChange={(value) =>
            keeper.writeNew(
              path,
              { ...texts, [one.path]: value },
              { label: `${label}, a new ${name}`, screen: `/words/${file}` },
            )
          }
        />
      ))}
      <ErrorMessage>{refused?.path === null && refused.reason}</ErrorMessage>
      <div className="actions">
        <LowButton type="submit">Add the {name}</LowButton>
        <TextButton onClick={close}>Cancel</TextButton>
      </div>
    </form>
  );
}
