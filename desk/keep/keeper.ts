/**
 * Values that were typed at the desk and are not saved yet. They are saved automatically; a conflict waits for a person to
 * choose. Tabs of one browser share them.
 */
import { createPendingValues, type PendingValues } from './pending-values.ts';
import { createSender, type Sender } from './sender.ts';
import type { KeeperOptions, Pending, Saved, TabMessage } from './types.ts';

/** The tab in which a value was typed saves it; another tab does so after this time, in case that tab was closed. */
const OTHER_TAB_MS = 10_000;

/** Handles a message of another tab. */
function hear(message: TabMessage, held: PendingValues, sender: Sender, options: KeeperOptions) {
  const isSamePerson = message.person === held.person();
  if ('event' in message) {
    const isOther = message.event === 'signed in' && (!isSamePerson || !sender.isSignedIn());
    const isGone = message.event === 'signed out' && isSamePerson;
    if (isGone) held.set({ typed: {} });
    if (isOther || isGone) {
      sender.setSignedIn(false);
      options.onLeft();
    }
    return;
  }
  if (!isSamePerson) return;
  if ('saved' in message) {
    const { path, sent, saved } = message;
    options.apply(path, saved);
    held.rebase(path, sent, saved);
    if (held.state().typed[path]?.is === 'waiting') sender.schedule();
    return;
  }
  if ('sending' in message) return held.note(message.path, message.sending);
  const { path, pending } = message;
  held.hold(path, pending);
  if (pending?.is === 'waiting') sender.schedule(OTHER_TAB_MS);
}

/** @param options how values are sent, shown and merged; `channel` connects the tabs of one browser */
export function createKeeper(options: KeeperOptions) {
  const { apply, channel, onSent } = options;
  const held = createPendingValues(channel);
  const sender = createSender(held, options);
  const { put } = held;
  const typedAt = (path: string) => held.state().typed[path];
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data, held, sender, options);

  return {
    state: held.state,
    subscribe: held.subscribe,
    flush: sender.flush,
    /** A person has signed in: sends what they typed before in this browser. */
    open(person: string): void {
      const isSamePerson = person === held.person();
      if (isSamePerson && sender.isSignedIn()) return;
      sender.setSignedIn(true);
      held.tell({ person, event: 'signed in' });
      if (!isSamePerson) held.load(person);
      if (isSamePerson || Object.keys(held.state().typed).length > 0) sender.schedule(0);
    },
    /** Removes all values from this browser. */
    forgetAll(): void {
      sender.setSignedIn(false);
      held.forget();
    },
    /** In a conflict the text may change; nothing is sent until a person has chosen. */
    write(path: string, saved: Saved, value: unknown, about: Partial<Pending> = {}): void {
      const before = typedAt(path);
      const { value: from, revision } = saved;
      const is = before?.is === 'conflict' ? 'conflict' : 'waiting';
      put(path, { from, revision, ...about, ...before, value, is });
      if (is === 'waiting') sender.schedule();
    },
    /** The texts of an entry that is not added yet. */
    writeNew(path: string, value: unknown, about: Partial<Pending>): void {
      put(path, { from: null, revision: '', ...about, value, is: 'new' });
    },
    keepMine(path: string): void {
      const typed = typedAt(path);
      if (!typed?.theirs) return;
      const { theirs, ...rest } = typed;
      put(path, { ...rest, from: theirs.value, revision: theirs.revision, is: 'waiting' });
      sender.schedule(0);
    },
    takeTheirs(path: string): void {
      const typed = typedAt(path);
      if (!typed?.theirs) return;
      apply(path, typed.theirs);
      held.putSaved(path, typed.value, typed.theirs);
      onSent();
    },
    /** Also removes its time of saving, because the next value at this path is another one. */
    discard(path: string): void {
      const { [path]: _, ...savedAt } = held.state().savedAt;
      held.set({ savedAt });
      put(path, null);
    },
  };
}
