/** Keyboard shortcuts with single keys, which can be switched off (WCAG 2.1.4), and the list of them. */
import { useLayoutEffect, useRef, useState } from 'react';
import { readStored, store } from '../keep/storage.ts';
import { Check } from './check.tsx';
import { CloseButton, Dialog } from './dialog.tsx';

const STORED = 'desk-keys';
let isOn = readStored(STORED) !== 'off';

export const areKeysOn = () => isOn;
function switchKeys(on: boolean): void {
  isOn = on;
  store(STORED, on ? 'on' : 'off');
}

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** A letter typed in other fields is text. A checkbox in a closed dialog may keep the focus until the next frame. */
const BOXES = 'input:is([type=checkbox], [type=radio])';
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`input:not(${BOXES}), textarea, select`));

/** First keys of pairs such as "g e"; the second key must follow within this time. */
const LEADS = new Set(['g']);
const PAIR_MS = 1200;
let lead = { key: '', at: 0 };

/** The shortcuts of the mounted components, innermost last. */
const heard: { current: Keys }[] = [];
const find = (name: string) => heard.findLast(({ current }) => current[name])?.current[name];

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, altKey, metaKey, target, defaultPrevented, timeStamp } = event;
  if (!isOn || defaultPrevented || ctrlKey || altKey || metaKey || isTyping(target)) return;
  if (document.querySelector('dialog[open]')) return;
  // Uses the time of the key press, because the handler of a busy page runs late.
  const isSecond = lead.key !== '' && timeStamp - lead.at < PAIR_MS;
  const handle = find(isSecond ? `${lead.key} ${key}` : key);
  lead = LEADS.has(key) && !isSecond ? { key, at: timeStamp } : { key: '', at: 0 };
  if (!handle) return;
  event.preventDefault();
  handle(event);
});

/**
 * `keys`: the action of each key or pair, e.g. `j`, `g e`, `?`. Ignored in fields, behind dialogs and with Ctrl, Alt or Meta.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useLayoutEffect(() => {
    heard.push(latest);
    return () => void heard.splice(heard.indexOf(latest), 1);
  }, []);
}

const LIST: readonly (readonly [keys: string, what: string])[] = [
  ['g then e', 'Enquiries'],
  ['g then p', 'Projects'],
  ['g then w', 'Texts'],
  ['g then l', 'Publish'],
  ['g then o', 'People'],
  ['/', 'Search'],
  ['j or k', 'Next and previous enquiry'],
  ['Enter', 'Open the enquiry'],
  ['e', 'Mark as in talks'],
  ['!', 'Mark as spam'],
  ['z', 'Undo, where z is shown beside it'],
  ['r', 'Write a reply'],
  ['Ctrl + Enter', 'Send the reply'],
  ['n', 'Private note'],
  ['Space', 'In a list: pick up or drop; arrow keys move'],
  ['1–9', 'Among the pictures of a project: choose the room'],
  ['0', 'Among the pictures of a project: copy room and materials from the previous one'],
  ['Alt + ↓', 'The next picture without a description'],
  ['[ or ]', 'On a plan: turn by 5°'],
  ['- or =', 'On a plan: narrower or wider view'],
  ['Esc', 'Cancel'],
  ['?', 'This list'],
];

/** Between keys: one after the other, one of them, both together. */
const JOINS = new Set(['then', 'or', '+']);

/** The list, as a dialog that "?" opens. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const [on, setOn] = useState(areKeysOn);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <Check
        checked={on}
        onChange={({ target }) => {
          switchKeys(target.checked);
          setOn(target.checked);
        }}
      >
        Use single-key shortcuts
      </Check>
      <dl className="keys">
        {LIST.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys
                .split(' ')
                .map((part) => (JOINS.has(part) ? ` ${part} ` : <kbd key={part}>{part}</kbd>))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CloseButton>Close</CloseButton>
    </Dialog>
  );
}
