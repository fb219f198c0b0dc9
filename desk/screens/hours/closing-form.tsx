/** The fields of a closing. Typed values stay in this browser until they are saved or cancelled. */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ClosingFaults, faultsOfClosing } from '#contract/hours-faults.ts';
import type { Closing } from '#contract/written-hours.ts';
import { keeper, useKeepState } from '../../keep/keep.ts';
import { currentValue } from '../../keep/value-now.ts';
import { LowButton, TextButton } from '../../parts/buttons.tsx';
import { FormField } from '../../parts/form-field.tsx';
import { useFaultFocus } from '../../parts/use-fault-focus.ts';
import css from './hours.module.css';

/** Path of the typed values; undefined: a new closing. */
export const closingPath = (closing?: Closing) => `/hours/closings#${closing?.from ?? 'new'}`;
const BLANK: Closing = { from: '', to: '', name: '' };

/** An error message that ends with a full stop. */
const withFullStop = (fault?: string) => fault?.replace(/[^.?]$/, '$&.');

interface ClosingFormProps {
  /** Undefined: a new one. */
  readonly closing?: Closing | undefined;
  readonly path: string;
  /** Whether it was just opened, not restored from stored values. */
  readonly isOpened: boolean;
  readonly others: readonly Closing[];
  readonly onSave: (closing: Closing) => void;
  readonly onClose: () => void;
}

export function ClosingForm(props: ClosingFormProps) {
  const { closing = BLANK, path, isOpened, others, onSave, onClose } = props;
  const { from, to, name } = useKeepState(({ typed }) => currentValue(typed, path, closing));
  const [faults, setFaults] = useState<ClosingFaults>({});
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus();
  }, []);
  useFaultFocus(form, faults);
  const write = (over: Partial<Closing>) => {
    setFaults({});
    keeper.writeNew(
      path,
      { from, to, name, ...over },
      { label: 'Opening hours, closed days', screen: '/hours' },
    );
  };
  const field = (key: keyof Closing, value: string) => ({
    value,
    fault: withFullStop(faults[key]),
    onChange: (next: string) => write({ [key]: next }),
  });
  function close() {
    keeper.discard(path);
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const saved: Closing = { from, ...(to && to !== from && { to }), name: name.trim() };
    const found = faultsOfClosing(saved, others);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    onSave(saved);
    close();
  }
  return (
    <form ref={form} className={css.closing} onSubmit={submit} noValidate>
      <FormField {...field('from', from)} label="First day" type="date" />
      <FormField
        {...field('to', to ?? '')}
        label="Last day"
        type="date"
        hint="Leave it empty if it is only one day."
      />
      <FormField
        {...field('name', name)}
        label="Reason"
        autoComplete="off"
        hint="Only people at the desk see it."
      />
      <div className="actions">
        <LowButton type="submit">
          {closing === BLANK ? 'Add these days' : 'Save these days'}
        </LowButton>
        <TextButton onClick={close}>Cancel</TextButton>
      </div>
    </form>
  );
}
