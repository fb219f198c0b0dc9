/** The plan of a project as the server has it, and every change to it kept as it is made. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type {
  Measure,
  PlacedPicture,
  PlanView,
  Revised,
  Standpoint,
} from '#server/desk/plan/wire.ts';
import { queries, Refusal } from '../../api.ts';

const WAIT_MS = 500;
const RETRY_MS = 4000;

export const planPath = (slug: string) => `/projects/${slug}/plan`;
const keyOf = (slug: string) => ['plan', slug];

export const usePlan = (slug: string) =>
  useQuery({
    queryKey: keyOf(slug),
    queryFn: async () => {
      const answer = await fetch(`/desk/api${planPath(slug)}`);
      const said = await answer.json().catch(() => null);
      if (!answer.ok) throw new Refusal(answer.status, said);
      return said as PlanView;
    },
  });

export const refreshPlan = (slug: string) => queries.invalidateQueries({ queryKey: keyOf(slug) });

export type Keeping =
  | { readonly is: 'kept'; readonly at: number | null }
  | { readonly is: 'writing' }
  | { readonly is: 'offline' };

/** A change that met another one: what stands here and there. */
export interface Clash {
  readonly path: string;
  readonly here: unknown;
  readonly there: unknown;
  readonly revision: string;
}

/** Sends values one after another, each path's latest only. */
export function useSaving(slug: string) {
  const [keeping, setKeeping] = useState<Keeping>({ is: 'kept', at: null });
  const [clash, setClash] = useState<Clash | null>(null);
  const [trouble, setTrouble] = useState('');
  const pending = useRef(new Map<string, unknown>());
  const revisions = useRef(new Map<string, string>());
  const timer = useRef<number>(undefined);
  const isSending = useRef(false);

  async function put(path: string, value: unknown): Promise<Revised<unknown>> {
    const answer = await fetch(`/desk/api${planPath(slug)}${path}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        'X-Revision': revisions.current.get(path) ?? '',
      },
      body: JSON.stringify({ value }),
      // It arrives even when the tab is closed meanwhile.
      keepalive: true,
    });
    const said = await answer.json().catch(() => null);
    if (answer.ok) return said as Revised<unknown>;
    throw new Refusal(answer.status, said);
  }

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (const [path, value] of pending.current) {
        const kept = await put(path, value);
        revisions.current.set(path, kept.revision);
        if (pending.current.get(path) === value) pending.current.delete(path);
      }
      setKeeping({ is: 'kept', at: Date.now() });
      setTrouble('');
    } catch (error) {
      onFault(error);
    } finally {
      isSending.current = false;
      if (pending.current.size > 0) schedule(RETRY_MS);
      else void refreshPlan(slug);
    }
  }

  function onFault(error: unknown) {
    if (!(error instanceof Refusal) || error.status >= 500) return setKeeping({ is: 'offline' });
    const [path, here] = [...pending.current][0]!;
    pending.current.delete(path);
    if (error.status !== 409) return setTrouble(error.message);
    const { value: there, revision } = error.body as Revised<unknown>;
    setClash({ path, here, there, revision });
  }

  function schedule(ms: number) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void send(), ms);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left is sent when the screen goes
  useEffect(() => {
    const sendWhatIsLeft = () => {
      clearTimeout(timer.current);
      if (pending.current.size > 0) void send();
    };
    // Another tab, another app, or the end of this one: no later event is certain to come.
    const onHidden = () => document.visibilityState === 'hidden' && sendWhatIsLeft();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      sendWhatIsLeft();
    };
  }, []);

  const save = (path: string, value: unknown, revision: string) => {
    if (!revisions.current.has(path)) revisions.current.set(path, revision);
    // The order is that of the last change.
    pending.current.delete(path);
    pending.current.set(path, value);
    setKeeping((before) => (before.is === 'offline' ? before : { is: 'writing' }));
    schedule(WAIT_MS);
  };
  return {
    keeping,
    clash,
    trouble,
    isPending: (path: string) => pending.current.has(path),
    /** What the server says now is what the next save is measured by. */
    learn: (path: string, revision: string) => {
      if (!pending.current.has(path) && !isSending.current) revisions.current.set(path, revision);
    },
    save,
    /** Ends a clash; with `here` what stands here is saved over the other. */
    settle(takes: 'here' | 'there') {
      if (!clash) return;
      revisions.current.set(clash.path, clash.revision);
      if (takes === 'here') save(clash.path, clash.here, clash.revision);
      setClash(null);
    },
  };
}

const standpointPath = (file: string) => `/standpoints/${encodeURIComponent(file)}`;

/** The plan with the changes of this screen, and what changes it. */
export function useOwnPlan(slug: string, plan: PlanView) {
  const saving = useSaving(slug);
  const [placed, setPlaced] = useState<ReadonlyMap<string, Standpoint | null>>(new Map());
  const [measured, setMeasured] = useState<Measure | null>(null);

  // What was read anew replaces what is kept; what is on its way stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an answer comes, and then alone
  useEffect(() => {
    for (const { file, revision } of plan.pictures) saving.learn(standpointPath(file), revision);
    saving.learn('/measure', plan.revision);
    setPlaced(
      (all) => new Map([...all].filter(([file]) => saving.isPending(standpointPath(file)))),
    );
    if (!saving.isPending('/measure')) setMeasured(null);
  }, [plan]);

  const pictures: readonly PlacedPicture[] = plan.pictures.map((picture) => {
    const own = placed.get(picture.file);
    return own === undefined ? picture : { ...picture, standpoint: own };
  });
  return {
    saving,
    pictures,
    measure: measured ?? plan.measure,
    place({ file, revision }: PlacedPicture, standpoint: Standpoint | null) {
      setPlaced((all) => new Map(all).set(file, standpoint));
      saving.save(standpointPath(file), standpoint, revision);
    },
    setMeasure(measure: Measure) {
      setMeasured(measure);
      saving.save('/measure', measure, plan.revision);
    },
    settle(takes: 'here' | 'there') {
      saving.settle(takes);
      if (takes === 'there') {
        setPlaced(new Map());
        setMeasured(null);
        void refreshPlan(slug);
      }
    },
  };
}
export type OwnPlan = ReturnType<typeof useOwnPlan>;
