/** Loads the live page of the draft, again after each save, and finds the fields whose texts it shows. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Field } from '#contract/desk/texts.ts';
import { fill } from '#contract/fill.ts';
import { findFilled } from './live-gaps.ts';
import { imageUnder } from './live-pictures.ts';
import { findHolders, frameShowing, type Holder, putText } from './live-text.ts';

/** Pause after a save before the page is loaded again. */
const SETTLE_MS = 250;

/** The displayed frame, and behind it a new one that replaces it once it is loaded. */
const withNext = ([shown = 0, coming = shown]: readonly number[]) => [
  shown,
  Math.max(shown, coming) + 1,
];

const FOCUSABLE = 'a, button, input, textarea, select, video, summary, [tabindex]';

/** Finishes the animations of a page that replaces another one, so that none restarts during typing. */
function finishAnimations(page: Document) {
  for (const animation of page.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
}

interface Options {
  readonly fields: readonly Field[];
  readonly shownText: (field: Field) => string;
  readonly onFound: (path: string) => void;
  /** Called after a click on a picture or film that has no field on this screen. */
  readonly onOther: (image: HTMLElement) => void;
}

export function useLivePage({ fields, shownText, onFound, onOther }: Options) {
  const [page, setPage] = useState<Document | null>(null);
  const [frames, setFrames] = useState<readonly number[]>([0]);
  /** The elements of the page that show a field. */
  const holders = useRef<readonly Holder[]>([]);
  /** The values written into the page, by field. */
  const written = useRef(new Map<string, string>());
  const latest = useRef({ fields, onFound, onOther });
  latest.current = { fields, onFound, onOther };

  const saved = useMemo(
    () => fields.map(({ path, value }) => `${path}=${value}`).join('\n'),
    [fields],
  );
  const rendered = useRef(saved);
  useEffect(() => {
    if (saved === rendered.current) return;
    const timer = setTimeout(() => {
      rendered.current = saved;
      setFrames(withNext);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  function onLoad(version: number, frame: HTMLIFrameElement) {
    const loaded = frame.contentDocument;
    if (!loaded?.body) return;
    const before = page?.defaultView;
    if (before) finishAnimations(loaded);
    const shown = latest.current.fields;
    holders.current = [...findHolders(loaded, shown), ...findFilled(loaded, shown)];
    written.current = new Map();
    // Links and buttons do nothing: a click selects the field.
    loaded.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        const holderOf = (target: Node) =>
          holders.current.findLast(({ element }) => element.contains(target));
        const image = imageUnder(loaded, event.clientX, event.clientY);
        const found = holderOf(event.target as Node) ?? (image && holderOf(image));
        if (found) latest.current.onFound(found.path);
        else if (image) latest.current.onOther(image);
      },
      true,
    );
    for (const element of loaded.querySelectorAll<HTMLElement>(FOCUSABLE)) element.tabIndex = -1;
    if (before) loaded.defaultView?.scrollTo({ top: before.scrollY, behavior: 'instant' });
    setFrames((all) => all.filter((one) => one >= version));
    setPage(loaded);
  }

  /** Writes typed values into the page. */
  function putTyped(shown: Document) {
    for (const field of fields) {
      const words = shownText(field);
      if ((written.current.get(field.path) ?? frameShowing(shown, field)) === words) continue;
      written.current.set(field.path, words);
      for (const { path, element, gaps = {} } of holders.current)
        if (path === field.path) putText(element, fill(words, gaps));
    }
  }

  return { page, frames, holders, putTyped, reload: () => setFrames(withNext), onLoad };
}
