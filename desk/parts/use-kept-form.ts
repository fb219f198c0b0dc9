/** A form whose values stay in this browser until they are saved or discarded. */
import { type FormEvent, useRef, useState } from 'react';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import { ResponseError } from '../api.ts';
import { keeper, useKeepState } from '../keep/keep.ts';
import { currentValue } from '../keep/value-now.ts';
import { useFaultFocus } from './use-fault-focus.ts';

interface KeptForm<Value, Answer> {
  /** Path of the typed values in the keeper. */
  readonly path: string;
  /** Shown until something is typed. */
  readonly saved: Value;
  /** Name of the form, and the address of its screen. */
  readonly about: { readonly label: string; readonly screen: string };
  /** Saves the values. `last`: the values that were saved just before, if more was typed during that request. */
  readonly send: (
    value: Value,
    last: { readonly value: Value; readonly answer: Answer } | undefined,
  ) => Promise<Answer>;
  readonly onSaved: (answer: Answer, value: Value) => void;
}

export function useKeptForm<Value extends object, Answer>(options: KeptForm<Value, Answer>) {
  const { path, saved, about, send, onSaved } = options;
  const typed = useKeepState((state) => state.typed[path]?.value) as Value | undefined;
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus(form, faults);
  const now = () => currentValue(keeper.state().typed, path, saved);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFaults({});
    setError('');
    setRefusal(null);
    try {
      let value = now();
      let answer = await send(value, undefined);
      // Values typed during the request are saved, too.
      while (JSON.stringify(now()) !== JSON.stringify(value)) {
        const last = { value, answer };
        value = now();
        answer = await send(value, last);
      }
      keeper.discard(path);
      onSaved(answer, value);
    } catch (error) {
      const body = error instanceof ResponseError ? error.body : null;
      const { fields } = (body ?? {}) as Partial<FieldFaults>;
      if (fields) setFaults(fields);
      else setError((error as Error).message);
      setRefusal(body);
    }
    setBusy(false);
  }

  return {
    value: typed ?? saved,
    isKept: typed !== undefined,
    faults,
    error,
    /** The server's response if it refused. */
    refusal,
    isBusy,
    form: {
      ref: form,
      autoComplete: 'off',
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
    },
    write: (change: Partial<Value>) => keeper.writeNew(path, { ...now(), ...change }, about),
    discard: () => keeper.discard(path),
  };
}
