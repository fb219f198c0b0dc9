/** Words that are kept as they are written: on this device until the server has them. */
import { useEffect, useRef, useState } from 'react';
import type { Kept } from '#server/desk/wire.ts';
import { ask, Refusal } from '../api.ts';

const WAIT_MS = 700;
const RETRY_MS = 4000;

export type KeptState =
  | { readonly is: 'kept'; readonly at: number | null }
  | { readonly is: 'writing' }
  /** No line: this device holds the words. */
  | { readonly is: 'offline'; readonly since: number }
  /** Changed elsewhere meanwhile. */
  | { readonly is: 'changed' };

interface Revised {
  readonly revision: number;
}

interface KeptOptions<T extends Revised> {
  /** Of the server, below /desk/api. */
  readonly path: string;
  readonly value: T;
  readonly isSame: (a: T, b: T) => boolean;
}

const read = <T>(key: string): T | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
};

export function useKept<T extends Revised>({ path, value, isSame }: KeptOptions<T>) {
  const key = `desk ${path}`;
  const [own, setOwn] = useState<T>(() => read<T>(key) ?? value);
  const [there, setThere] = useState<T | null>(null);
  const [state, setState] = useState<KeptState>({ is: 'kept', at: null });
  const pending = useRef<T | null>(read<T>(key));
  const timer = useRef<number>(undefined);
  const revision = useRef(value.revision);

  // What was written elsewhere appears, as long as nothing is being written here.
  useEffect(() => {
    if (pending.current || value.revision <= revision.current) return;
    revision.current = value.revision;
    setOwn(value);
  }, [value]);

  async function keep(): Promise<void> {
    const words = pending.current;
    if (!words) return;
    try {
      const { value: kept } = await ask<Kept<T>>(
        path,
        { ...words, revision: revision.current },
        'PUT',
      );
      revision.current = kept.revision;
      if (pending.current !== words) return void schedule(WAIT_MS);
      pending.current = null;
      localStorage.removeItem(key);
      setState({ is: 'kept', at: Date.now() });
    } catch (error) {
      if (error instanceof Refusal && error.status === 409) {
        const { value: other } = error.body as Kept<T>;
        revision.current = other.revision;
        if (isSame(other, words)) return keep();
        setThere(other);
        return setState({ is: 'changed' });
      }
      setState((before) =>
        before.is === 'offline' ? before : { is: 'offline', since: Date.now() },
      );
      schedule(RETRY_MS);
    }
  }
  function schedule(ms: number) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void keep(), ms);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what this device held is handed on once
  useEffect(() => {
    if (pending.current) schedule(0);
    const now = () => pending.current && schedule(0);
    window.addEventListener('online', now);
    return () => {
      window.removeEventListener('online', now);
      clearTimeout(timer.current);
      void keep();
    };
  }, []);

  return {
    own,
    there,
    state,
    write(words: T) {
      pending.current = words;
      localStorage.setItem(key, JSON.stringify(words));
      setOwn(words);
      setState((before) => (before.is === 'offline' ? before : { is: 'writing' }));
      schedule(WAIT_MS);
    },
    /** Of a change elsewhere: what stands here wins. */
    keepHere() {
      setThere(null);
      schedule(0);
    },
    takeThere() {
      if (there) setOwn(there);
      pending.current = null;
      localStorage.removeItem(key);
      setThere(null);
      setState({ is: 'kept', at: null });
    },
    /** The words have gone elsewhere: sent. */
    drop() {
      clearTimeout(timer.current);
      pending.current = null;
      localStorage.removeItem(key);
      setState({ is: 'kept', at: null });
    },
  };
}
