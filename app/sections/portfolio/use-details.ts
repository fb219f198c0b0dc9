import { useCallback, useState } from 'react';
import { whenAnimationEnds } from '#app/browser/animation-gate.ts';
import type { Project } from '#content-model/types.ts';

/** The part of the portfolio that is loaded later: its code and the projects of one category. */
export type Load =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly projects: readonly Project[];
      readonly parts: typeof import('./details/details.ts');
    };

const IDLE: Load = { status: 'idle' };

/** Loaded details are kept, so that Back renders the complete page at once. */
let kept: Readonly<Record<string, Load>> = {};

async function fetchProjects(category: string): Promise<readonly Project[]> {
  const address = `/projects/${category}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json() as Promise<readonly Project[]>;
}

/** Dispatches for the projects' JSON the same event that Vite dispatches for a chunk that fails to load. */
function reportFailure(payload: unknown) {
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
}

/** The details of a category, and a function that starts (or, after a failure, restarts) their loading. */
export function useDetails(category: string) {
  const [loads, setLoads] = useState(kept);
  const start = useCallback(async () => {
    const set = (load: Load) => setLoads((all) => ({ ...all, [category]: load }));
    set({ status: 'loading' });
    try {
      const request = fetchProjects(category).catch((error: unknown) => {
        reportFailure(error);
        throw error;
      });
      const [projects, parts] = await Promise.all([request, import('./details/details.ts')]);
      await whenAnimationEnds();
      const load: Load = { status: 'ready', projects, parts };
      kept = { ...kept, [category]: load };
      set(load);
    } catch {
      set({ status: 'failed' });
    }
  }, [category]);
  return [loads[category] ?? IDLE, start] as const;
}
