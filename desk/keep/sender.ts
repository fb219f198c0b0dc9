/** Sends the held values one after another, each with the revision that it was typed on. */
import { isSame, type PendingValues } from './pending-values.ts';
import type { KeeperOptions, Pending, Saved, StopReason } from './types.ts';

type Options = Pick<KeeperOptions, 'send' | 'apply' | 'merge' | 'onSent' | 'waitMs' | 'retryMs'>;

const NOT_PROCESSED =
  'The desk could not save this because of an error. Reload the page, then change it again.';

export function createSender(held: PendingValues, options: Options) {
  const { send, apply, merge, onSent, waitMs = 600, retryMs = 4000 } = options;
  /** False: the browser's session may be another person's, so nothing is sent until the signed-in person is known. */
  let isSignedIn = false;
  let isAnythingSent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  function onConflict(path: string, now: Pending, theirs: Saved) {
    const isOwnSave = isSame(theirs.value, now.from) || held.wasSentHere(path, theirs.value);
    if (isOwnSave || isSame(theirs.value, now.value)) {
      apply(path, theirs);
      return held.putSaved(path, theirs.value, theirs);
    }
    const value = merge(path, now, theirs);
    const { value: from, revision } = theirs;
    if (value === null) held.put(path, { ...now, is: 'conflict', theirs });
    else held.put(path, { ...now, value, from, revision, is: 'waiting' });
  }

  /** @returns why nothing more can be sent; null: continue */
  async function sendOne(path: string, sent: Pending): Promise<StopReason | null> {
    const person = held.person();
    held.note(path, sent.value);
    held.tell({ person, path, sending: sent.value });
    const outcome = await send(path, sent);
    // Somebody else has signed in in the meantime: their value at the same path is another one.
    if (held.person() !== person) return null;
    if (outcome.is === 'stopped') return outcome.why;
    const now = held.state().typed[path];
    if (outcome.is === 'saved') {
      isAnythingSent = true;
      try {
        apply(path, outcome.saved);
      } finally {
        held.putSaved(path, sent.value, outcome.saved);
        const { savedAt } = held.state();
        held.set({ savedAt: { ...savedAt, [path]: Date.now() }, stopped: null });
      }
    } else if (!now) return null;
    else if (outcome.is === 'conflict') onConflict(path, now, outcome.theirs);
    else if (isSame(now.value, sent.value))
      held.put(path, { ...now, is: 'refused', reason: outcome.reason });
    return null;
  }

  /** An error in the desk's own code, so that this value does not hold up the others. */
  function onError(path: string, sent: Pending): null {
    const now = held.state().typed[path];
    if (now && isSame(now.value, sent.value))
      held.put(path, { ...now, is: 'refused', reason: NOT_PROCESSED });
    return null;
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      if (!isSignedIn) return;
      const { typed, stopped } = held.state();
      const next = Object.entries(typed).find(([, { is }]) => is === 'waiting');
      if (!next) break;
      const why = await sendOne(...next).catch(() => onError(...next));
      if (why === null) continue;
      held.set({ stopped: { why, since: stopped?.since ?? Date.now() } });
      // The next person who signs in in this browser may be another one.
      if (why === 'signed out') isSignedIn = false;
      else schedule(retryMs);
      return;
    }
    held.set({ stopped: null });
    if (isAnythingSent) onSent();
    isAnythingSent = false;
  }

  function schedule(ms = waitMs) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }
  /** Resolves when every waiting value is saved, or cannot be. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    sending = (sending ?? Promise.resolve()).then(sendAll, sendAll);
    return sending;
  }

  return {
    flush,
    schedule,
    isSignedIn: () => isSignedIn,
    setSignedIn(value: boolean): void {
      isSignedIn = value;
      if (!value) clearTimeout(timer);
    },
  };
}
export type Sender = ReturnType<typeof createSender>;
