/** The form of the studio: every value is saved as it is typed, until the form is used. */
import { useRef, useState } from 'react';
import type { Founder, StudioFaults, StudioForm, StudioState } from '#contract/desk/studio.ts';
import { ask, queries, ResponseError, refetchQueries, useResponse } from '../../api.ts';
import { keeper, useEditedValue } from '../../keep/keep.ts';
import { refreshPublishing } from '../publish/use-publishing.ts';

/** Path of the typed values. */
export const FORM_PATH = '/studio/form';
export type TextName = Exclude<keyof StudioForm, 'days' | 'founders'>;

export const useStudioState = () =>
  useResponse<StudioState>(['studio'], '/studio', { refetchOnWindowFocus: false });

/** A row without text is not a founder. */
const filled = ({ name, role, bio }: Founder) => `${name}${role}${bio}`.trim() !== '';

export function useStudioForm(state: StudioState) {
  const kept = useEditedValue<StudioForm>(FORM_PATH, {
    value: state.form,
    revision: state.revision,
  });
  const [faults, setFaults] = useState<StudioFaults>({});
  /** The faults of the last response. */
  const [refusal, setRefusal] = useState<StudioFaults>({});
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = kept.value;
  // The logo arrives after its upload, and must not overwrite what was typed in the meantime.
  const latest = useRef(kept);
  latest.current = kept;
  const change = (over: Partial<StudioForm>) => {
    latest.current.set({ ...latest.current.value, ...over });
    const names = Object.keys(over);
    setFaults((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([path]) => !names.includes(path.split('.')[0] ?? '')),
      ),
    );
  };

  /** Resolves with whether the draft was made. */
  async function use(): Promise<boolean> {
    setBusy(true);
    setError('');
    try {
      await keeper.flush();
      const known = queries.getQueryData<StudioState>(['studio']) ?? state;
      const founders = form.founders.filter(filled);
      await ask('/studio', { form: { ...form, founders } }, 'POST', {
        'X-Revision': known.revision,
      });
      setFaults({});
      const others = ['texts', 'projects', 'launch'];
      await Promise.all([
        refreshPublishing(),
        refetchQueries('studio'),
        ...others.map((name) => queries.resetQueries({ queryKey: [name] })),
      ]);
      return true;
    } catch (error) {
      const body =
        error instanceof ResponseError ? (error.body as { faults?: StudioFaults }) : null;
      const found = body?.faults ?? {};
      setFaults(found);
      setRefusal(found);
      setError((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { kept, form, faults, refusal, error, isBusy, change, use };
}
export type Studio = ReturnType<typeof useStudioForm>;
