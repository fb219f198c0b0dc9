/** The page of the site beside its words: it follows while one types, and a click on it finds the field. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Field } from '#contract/desk/words.ts';
import { findHolders, frame, type Holder, putWords, shownBy } from './live-text.ts';

const WIDE = 1280;
const PHONE = 390;

interface LiveProps {
  readonly address: string;
  readonly fields: readonly Field[];
  /** The words of a field as they are typed. */
  readonly wordsOf: (field: Field) => string;
  readonly current: string;
  readonly onFound: (path: string) => void;
}

/** So long after a change was kept the page is fetched anew. */
const SETTLE_MS = 250;

/** The frame that is shown, and behind it a new one that takes its place once it is there. */
const withNext = ([shown = 0, coming = shown]: readonly number[]) => [
  shown,
  Math.max(shown, coming) + 1,
];

export function Live({ address, fields, wordsOf, current, onFound }: LiveProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const [isNight, setNight] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [page, setPage] = useState<Document | null>(null);
  const [frames, setFrames] = useState<readonly number[]>([0]);
  const holders = useRef<readonly Holder[]>([]);
  const put = useRef(new Map<string, string>());
  const now = useRef({ fields, onFound });
  now.current = { fields, onFound };

  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  const kept = fields.map(({ path, value }) => `${path}=${value}`).join('\n');
  const rendered = useRef(kept);
  useEffect(() => {
    if (kept === rendered.current) return;
    const timer = setTimeout(() => {
      rendered.current = kept;
      setFrames(withNext);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [kept]);

  function onLoad(version: number, frame: HTMLIFrameElement) {
    const loaded = frame.contentDocument;
    if (!loaded?.body) return;
    const before = page?.defaultView;
    // Nothing of it begins anew while one writes.
    if (before)
      for (const animation of loaded.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          animation.finish();
    holders.current = findHolders(loaded, now.current.fields);
    put.current = new Map();
    // Nothing on it leads anywhere: a click finds the field.
    loaded.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        const target = event.target as Node;
        const inside = holders.current.findLast(({ element }) => element.contains(target));
        if (inside) now.current.onFound(inside.path);
      },
      true,
    );
    for (const element of loaded.querySelectorAll<HTMLElement>(
      'a, button, input, textarea, select, video, summary, [tabindex]',
    ))
      element.tabIndex = -1;
    if (before) loaded.defaultView?.scrollTo({ top: before.scrollY, behavior: 'instant' });
    setFrames((all) => all.filter((one) => one >= version));
    setPage(loaded);
  }

  useEffect(() => {
    if (!page) return;
    for (const field of fields) {
      const words = wordsOf(field);
      if ((put.current.get(field.path) ?? shownBy(page, field)) === words) continue;
      put.current.set(field.path, words);
      for (const { path, element } of holders.current)
        if (path === field.path) putWords(element, words);
    }
  });
  useEffect(() => {
    if (!page) return;
    const own = holders.current.filter(({ path }) => path === current);
    frame(
      page,
      own.map(({ element }) => element),
    );
  }, [page, current]);

  const natural = width === 'phone' || size.width < 700 ? PHONE : WIDE;
  const scale = Math.min(1, size.width / natural) || 1;
  const isPublished = page?.documentElement.dataset.shows === 'published';
  const isHere =
    page === null || current === '' || holders.current.some(({ path }) => path === current);
  return (
    <aside className="words-live" aria-label="The page">
      <div className="words-live-bar">
        <fieldset className="words-switch wide">
          <legend className="visually-hidden">Shown as</legend>
          {(['desktop', 'phone'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={width === one}
              onClick={() => setWidth(one)}
            >
              {one === 'desktop' ? 'Desktop' : 'Phone'}
            </button>
          ))}
        </fieldset>
        <fieldset className="words-switch">
          <legend className="visually-hidden">Light</legend>
          {[false, true].map((night) => (
            <button
              key={String(night)}
              type="button"
              aria-pressed={isNight === night}
              onClick={() => setNight(night)}
            >
              {night ? 'Night' : 'Day'}
            </button>
          ))}
        </fieldset>
        <span className={isPublished ? 'late' : 'hint'} role="status">
          {isPublished
            ? 'This is the published page: the preview with your changes could not be made. Your changes are saved. '
            : isHere
              ? 'Preview. Nobody else sees it yet.'
              : 'This text was not found on this page.'}
        </span>
        {isPublished && (
          <button type="button" className="underlined" onClick={() => setFrames(withNext)}>
            Load the preview again
          </button>
        )}
      </div>
      <div className="words-stage" ref={box}>
        {frames.map((version, i) => (
          <iframe
            key={version}
            title={i === 0 ? 'The page as it will be' : 'Loading the page'}
            aria-hidden={i > 0 || undefined}
            src={`/desk/api/live${address}?${version}`}
            sandbox="allow-same-origin"
            onLoad={(event) => onLoad(version, event.currentTarget)}
            tabIndex={-1}
            style={{
              width: natural,
              height: size.height / scale,
              transform: `scale(${scale})`,
              left: Math.max(0, (size.width - natural * scale) / 2),
              colorScheme: isNight ? 'dark' : 'light',
              visibility: i === 0 ? 'visible' : 'hidden',
            }}
          />
        ))}
      </div>
    </aside>
  );
}
