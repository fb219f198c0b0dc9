import { useCallback, useState } from 'react';
import { whenStill } from '#app/browser/animation-gate.ts';
import type { Project } from '#app/content/types.ts';

/** The lazily loaded half of the portfolio: its code and the projects of one category. */
export type Load =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly projects: readonly Project[];
      readonly parts: typeof import('./details/details.ts');
    };

const IDLE: Load = { status: 'idle' };

/** What has come stays: on the way back the page stands whole at once. */
let kept: Readonly<Record<string, Load>> = {};

async function fetchProjects(category: string): Promise<readonly Project[]> {
  const response = await fetch(`/projects/${category}.json`);
  if (!response.ok) throw new Error(`/projects/${category}.json answered ${response.status}`);
  return response.json() as Promise<readonly Project[]>;
}

/** Vite says this of a chunk that fails; for the words of the projects we say the same (specification, section 8). */
function reportFailure(payload: unknown) {
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
}

/** The details of a category and what starts (or, after a failure, restarts) their loading. */
export function useDetails(category: string) {
  const [loads, setLoads] = useState(kept);
  const start = useCallback(async () => {
    const set = (load: Load) => setLoads((all) => ({ ...all, [category]: load }));
    set({ status: 'loading' });
    try {
      const words = fetchProjects(category).catch((error: unknown) => {
        reportFailure(error);
        throw error;
      });
      const [projects, parts] = await Promise.all([words, import('./details/details.ts')]);
      await whenStill();
      const load: Load = { status: 'ready', projects, parts };
      kept = { ...kept, [category]: load };
      set(load);
    } catch {
      set({ status: 'failed' });
    }
  }, [category]);
  return [loads[category] ?? IDLE, start] as const;
}
