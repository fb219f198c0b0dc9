/** A keeper with a browser's storage and tabs, and a server that checks revisions. */
import { afterEach, beforeEach, vi } from 'vitest';
import { createKeeper } from '../keeper.ts';
import { isSame } from '../pending-values.ts';
import type { KeeperOptions, Outcome, StopReason } from '../types.ts';

export const PATH = '/enquiries/A/note';

class MemoryStorage {
  #values = new Map<string, string>();
  isFull = false;
  getItem = (key: string) => this.#values.get(key) ?? null;
  removeItem = (key: string) => this.#values.delete(key);
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#values.set(key, value);
    Object.defineProperty(this, key, { value, configurable: true, enumerable: true });
  }
}
export function openServer(value: string) {
  let saved = { value, revision: 1 };
  let stop: StopReason | null = null;
  const server = {
    stop: (why: StopReason | null) => {
      stop = why;
    },
    write: (text: string) => {
      saved = { value: text, revision: saved.revision + 1 };
    },
    value: () => saved.value,
    send: async (_: string, { value: text, revision }: { value: unknown; revision: string }) => {
      const now = () => ({ value: saved.value, revision: String(saved.revision) });
      if (stop) return { is: 'stopped', why: stop } as Outcome;
      if (revision !== String(saved.revision) && !isSame(text, saved.value))
        return { is: 'conflict', theirs: { ...now(), by: 'Rohan' } } as Outcome;
      server.write(text as string);
      return { is: 'saved', saved: now() } as Outcome;
    },
  };
  return server;
}
export type Server = ReturnType<typeof openServer>;
export const open = (server: Server, more: Partial<KeeperOptions> = {}) => {
  const keeper = createKeeper({
    send: server.send,
    apply: () => {},
    merge: () => null,
    onSent: () => {},
    onLeft: () => {},
    ...more,
  });
  keeper.open('asha@osari.test');
  return keeper;
};
export const ONE = { value: 'one', revision: '1' };
/** Gives each test of the file an empty storage and a fake clock. Returns the storage of the running test. */
export function emptyBrowser(): () => MemoryStorage {
  let browser: MemoryStorage;
  beforeEach(() => {
    vi.useFakeTimers();
    browser = new MemoryStorage();
    vi.stubGlobal('localStorage', browser);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return () => browser;
}

interface Tab {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage: (data: unknown) => void;
}
/** Each call opens a tab of the same browser. `isLate`: messages arrive after a delay, as real ones do. */
export function openTabs(isLate = false) {
  const tabs: Tab[] = [];
  return (): Tab => {
    const tab: Tab = {
      onmessage: null,
      postMessage(data) {
        for (const other of tabs)
          if (other !== tab) {
            const arrive = () => other.onmessage?.({ data } as MessageEvent);
            if (isLate) setTimeout(arrive, 5);
            else arrive();
          }
      },
    };
    tabs.push(tab);
    return tab;
  };
}
