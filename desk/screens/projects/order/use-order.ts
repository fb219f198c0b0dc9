/** An order that is changed by keys: Space lifts, arrows move, Space drops, Esc cancels. Every step is announced. */
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { required } from '#contract/required.ts';
import { positionOf } from '../row-texts.ts';
import { moveItem, stepIndex } from './positions.ts';

interface OrderOptions {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  /** Called with the item that was moved, and its new position. */
  readonly onSet: (ids: readonly string[], id: string, to: number) => void;
}

interface LiftedItem {
  readonly id: string;
  /** Its first and its current position, from 0. */
  readonly from: number;
  readonly to: number;
}

export function useOrder({ ids, nameOf, onSet }: OrderOptions) {
  const [lifted, setLifted] = useState<LiftedItem | null>(null);
  const [announcement, announce] = useState('');
  const elements = useRef(new Map<string, HTMLElement>());
  const own = lifted ? ids.indexOf(lifted.id) : -1;
  const shown = lifted && own >= 0 ? moveItem(ids, own, lifted.to) : ids;
  const boxes = () =>
    shown.map((id) => required(elements.current.get(id), id).getBoundingClientRect());
  const at = lifted?.to;
  const name = lifted?.id;

  // An element that is moved in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step
  useLayoutEffect(() => {
    const element = name && elements.current.get(name);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  }, [at, name]);

  const say = (id: string, index: number) => `${nameOf(id)}, ${positionOf(index + 1, ids.length)}`;
  function moveTo(id: string, to: number) {
    const from = ids.indexOf(id);
    if (from === to || from < 0) return;
    onSet(moveItem(ids, from, to), id, to);
    announce(`${say(id, to)}.`);
  }
  function drop() {
    if (!lifted) return;
    setLifted(null);
    if (lifted.from !== lifted.to) onSet(shown, lifted.id, lifted.to);
    announce(`${say(lifted.id, lifted.to)}. Dropped.`);
  }
  function cancel() {
    if (!lifted) return;
    setLifted(null);
    announce(`${say(lifted.id, lifted.from)}. Cancelled.`);
  }
  /** True: the key was handled. */
  function onKey(event: KeyboardEvent, id: string): boolean {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return false;
    const isHeld = lifted?.id === id;
    if (key === ' ') {
      if (isHeld) drop();
      else {
        const from = ids.indexOf(id);
        setLifted({ id, from, to: from });
        announce(
          `${say(id, from)}. Picked up. Arrow keys move it, Space drops it, Escape cancels.`,
        );
      }
    } else if (isHeld && key === 'Escape') cancel();
    else if (isHeld && key === 'Enter') drop();
    else if (isHeld) {
      const to = stepIndex(boxes(), lifted.to, key);
      if (to === null) return false;
      if (to !== lifted.to) {
        setLifted({ ...lifted, to });
        announce(say(id, to));
      }
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    shown,
    lifted,
    announcement,
    moveTo,
    onKey,
    boxes,
    /** The item that an arrow key leads to, while nothing is lifted. */
    step: (id: string, key: string) =>
      shown[stepIndex(boxes(), shown.indexOf(id), key) ?? -1] ?? null,
    focus: (id: string) => elements.current.get(id)?.focus(),
    /** When the focus moves elsewhere, the lifted item is dropped. */
    onBlur({ currentTarget }: FocusEvent) {
      requestAnimationFrame(() => {
        if (document.hasFocus() && document.activeElement !== currentTarget) drop();
      });
    },
    ref: (id: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
  };
}
export type Order = ReturnType<typeof useOrder>;
