/** Sends what was set, by itself, one value after another, and settles with what others did meanwhile. */
import type { Revised } from '#server/desk/photos/wire.ts';
import { queries, Refusal } from '../../api.ts';
import { renew } from '../publish/use-publishing.ts';
import { learn } from './learn.ts';
import { rebased } from './rebased.ts';
import { drop, offlineSince, put, set, type Typed, unkept, useTyped } from './unkept.ts';

const WAIT_MS = 600;
const RETRY_MS = 4000;
let timer: number | undefined;
let sending: Promise<void> | null = null;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

async function ask(path: string, { value, revision }: Typed): Promise<Revised<unknown>> {
  const [address, category] = path.split('#');
  const answer = await fetch(`/desk/api${address}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-Revision': revision },
    body: JSON.stringify({ category, value }),
  });
  const said = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, said);
  return said as Revised<unknown>;
}

async function sendOne(path: string, typed: Typed): Promise<void> {
  try {
    const kept = await ask(path, typed);
    const now = unkept()[path];
    learn(path, kept);
    // What was set meanwhile follows, on top of what is kept.
    if (now && !isSame(now.value, typed.value))
      put(path, { ...now, from: kept.value, revision: kept.revision });
    else drop(path);
    set({ keptAt: Date.now(), offlineSince: null });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 429 || error.status === 401) throw error;
    const now = unkept()[path] ?? typed;
    // Taken away meanwhile.
    if (error.status === 404) drop(path);
    else if (error.status === 409) settle(path, now, error.body as Revised<unknown>);
    else if (isSame(now.value, typed.value))
      put(path, { ...now, is: 'refused', said: error.message });
  }
}

const isOrder = (path: string) => /\/order(#|$)/.test(path);

/** Another value stands there by now. */
function settle(path: string, typed: Typed, there: Revised<unknown>): void {
  // What it was about came or went: it is read anew.
  if (typeof there?.revision !== 'string') {
    drop(path);
    return;
  }
  const next = isSame(there.value, typed.from)
    ? typed.value
    : isOrder(path) && rebased(typed.from, typed.value, there.value);
  if (isSame(there.value, typed.value)) {
    learn(path, there);
    drop(path);
  } else if (next)
    put(path, { ...typed, value: next, from: there.value, revision: there.revision });
  else put(path, { ...typed, is: 'clash', there });
}

async function sendAll(): Promise<void> {
  try {
    for (;;) {
      const next = Object.entries(unkept()).find(([, { is }]) => is === 'waiting');
      if (!next) break;
      await sendOne(...next);
    }
    void queries.invalidateQueries({ queryKey: ['projects'] });
    // One value may decide on another: of photographs a home needs a consent.
    void queries.invalidateQueries({ queryKey: ['project'] });
    void renew();
  } catch {
    set({ offlineSince: offlineSince() ?? Date.now() });
    schedule(RETRY_MS);
  }
}

/** Resolves when all that waits is sent, or cannot be. */
export function sendNow(): Promise<void> {
  clearTimeout(timer);
  sending = (sending ?? Promise.resolve()).then(sendAll);
  return sending;
}
function schedule(ms: number) {
  clearTimeout(timer);
  timer = window.setTimeout(() => void sendNow(), ms);
}
window.addEventListener('online', () => schedule(0));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendNow();
});
if (Object.keys(unkept()).length > 0) schedule(0);

/** A value of the draft with what is set here on top of it, and the way to set it. */
export function useKept<T>(path: string, kept: Revised<T>) {
  const typed = useTyped(path);
  return {
    path,
    value: (typed ? typed.value : kept.value) as T,
    typed,
    there: typed?.there?.value as T | undefined,
    set: (value: T) => write(path, kept, value),
  };
}
export type Field<T> = ReturnType<typeof useKept<T>>;

function write<T>(path: string, kept: Revised<T>, value: T): void {
  const { revision, value: from } = kept;
  const before = unkept()[path] ?? { revision, from };
  put(path, { value, from: before.from, revision: before.revision, is: 'waiting' });
  schedule(WAIT_MS);
}
/** Of a change elsewhere: what was set here wins. */
export function keepHere(path: string): void {
  const typed = unkept()[path];
  if (!typed?.there) return;
  const { value, there } = typed;
  put(path, { value, from: there.value, revision: there.revision, is: 'waiting' });
  schedule(0);
}
export function takeThere(path: string): void {
  const there = unkept()[path]?.there;
  if (there) learn(path, there);
  drop(path);
}
/** What was set and refused goes; what the server has is shown again. */
export const letGo = drop;
