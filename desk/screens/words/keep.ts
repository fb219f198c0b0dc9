/** Words that were typed and are not yet with the server: kept in the browser, sent by themselves, one after another. */
import { useSyncExternalStore } from 'react';
import type { Field, KeptField, Part, StaleField, WordsPage } from '#server/desk/words/wire.ts';
import { ask, queries, Refusal } from '../../api.ts';
import { renew } from '../publish/use-publishing.ts';

const STORED = 'desk /words';
const WAIT_MS = 600;
const RETRY_MS = 4000;

export interface Typed {
  readonly value: string;
  readonly revision: string;
  readonly is: 'waiting' | 'refused' | 'clash';
  /** Why it was refused. */
  readonly said?: string;
  readonly there?: StaleField;
}
interface State {
  /** By file and path: "home#hero.lead". */
  readonly typed: Readonly<Record<string, Typed>>;
  readonly keptAt: number | null;
  readonly offlineSince: number | null;
}

const read = (): Record<string, Typed> => {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, Typed>;
  } catch {
    return {};
  }
};
let state: State = { typed: read(), keptAt: null, offlineSince: null };
const listeners = new Set<() => void>();
let timer: number | undefined;
let sending: Promise<void> | null = null;

function set(change: Partial<State>) {
  state = { ...state, ...change };
  if (Object.keys(state.typed).length === 0) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, JSON.stringify(state.typed));
  for (const listener of listeners) listener();
}
const put = (key: string, typed: Typed) => set({ typed: { ...state.typed, [key]: typed } });
function drop(key: string) {
  const { [key]: _, ...rest } = state.typed;
  set({ typed: rest });
}

export const keyOf = (file: string, path: string) => `${file}#${path}`;

const changedIn = (part: Part, path: string, over: Partial<Field>): Part => {
  if (part.kind === 'field') return part.path === path ? { ...part, ...over } : part;
  if (part.kind === 'group')
    return { ...part, parts: part.parts.map((one) => changedIn(one, path, over)) };
  return { ...part, entries: part.entries.map((one) => changedIn(one, path, over)) };
};
/** What the server has now is what the screen shows. */
const learn = (file: string, path: string, { value, revision }: KeptField | StaleField) =>
  queries.setQueryData<WordsPage>(
    ['words', file],
    (page) =>
      page && {
        ...page,
        parts: page.parts.map((part) => changedIn(part, path, { value, revision })),
      },
  );

async function sendOne(key: string, typed: Typed): Promise<void> {
  const [file = '', path = ''] = key.split(/#(.*)/s);
  const { value, revision } = typed;
  try {
    const kept = await ask<KeptField>(`/words/${file}/field`, { path, value, revision }, 'PUT');
    const now = state.typed[key];
    learn(file, path, kept);
    // What was typed meanwhile follows, on top of what is kept.
    if (now && now.value !== value) put(key, { ...now, revision: kept.revision });
    else drop(key);
    set({ keptAt: Date.now(), offlineSince: null });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 429 || error.status === 401) throw error;
    const now = state.typed[key] ?? typed;
    if (error.status === 409) put(key, { ...now, is: 'clash', there: error.body as StaleField });
    else if (now.value === value) put(key, { ...now, is: 'refused', said: error.message });
  }
}

async function sendAll(): Promise<void> {
  try {
    for (;;) {
      const next = Object.entries(state.typed).find(([, { is }]) => is === 'waiting');
      if (!next) break;
      await sendOne(...next);
    }
    void queries.invalidateQueries({ queryKey: ['words-pages'] });
    void queries.invalidateQueries({ queryKey: ['words'] });
    void renew();
  } catch {
    set({ offlineSince: state.offlineSince ?? Date.now() });
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
if (Object.keys(state.typed).length > 0) schedule(0);

export function type(file: string, field: Field, value: string): void {
  const key = keyOf(file, field.path);
  const before = state.typed[key];
  put(key, { value, revision: before?.revision ?? field.revision, is: 'waiting' });
  schedule(WAIT_MS);
}
/** Of a change elsewhere: what was typed here wins. */
export function keepHere(file: string, path: string): void {
  const key = keyOf(file, path);
  const typed = state.typed[key];
  if (!typed?.there) return;
  put(key, { value: typed.value, revision: typed.there.revision, is: 'waiting' });
  schedule(0);
}
export function takeThere(file: string, path: string): void {
  const there = state.typed[keyOf(file, path)]?.there;
  if (there) learn(file, path, there);
  drop(keyOf(file, path));
}
/** Nothing of the list's texts is sent to an entry that stands elsewhere now. */
export function forget(file: string, path: string): void {
  for (const key of Object.keys(state.typed))
    if (key.startsWith(`${keyOf(file, path)}.`)) drop(key);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useKeeping = () => useSyncExternalStore(subscribe, () => state);
