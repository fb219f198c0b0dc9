/** The page of the site beside its words: it follows while one types, and a click on it finds the field. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Field } from '#server/desk/words/wire.ts';
import { findHolders, frame, type Holder, putWords } from './live-text.ts';

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

export function Live({ address, fields, wordsOf, current, onFound }: LiveProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const [isNight, setNight] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [page, setPage] = useState<Document | null>(null);
  const holders = useRef<readonly Holder[]>([]);
  const put = useRef(new Map<string, string>());
  const found = useRef(onFound);
  found.current = onFound;

  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width: wide, height } = entry!.contentRect;
      setSize({ width: wide, height });
    });
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);

  function onLoad() {
    const loaded = frameRef.current?.contentDocument;
    if (!loaded?.body) return;
    holders.current = findHolders(loaded, fields);
    put.current = new Map();
    // Nothing on it leads anywhere: a click finds the field.
    loaded.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        const target = event.target as Node;
        const inside = holders.current.findLast(({ element }) => element.contains(target));
        if (inside) found.current(inside.path);
      },
      true,
    );
    for (const element of loaded.querySelectorAll<HTMLElement>(
      'a, button, input, textarea, select, video, summary, [tabindex]',
    ))
      element.tabIndex = -1;
    setPage(loaded);
  }

  useEffect(() => {
    if (!page) return;
    for (const field of fields) {
      const words = wordsOf(field);
      if ((put.current.get(field.path) ?? field.published) === words) continue;
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
        <span className="hint" role="status">
          {isHere
            ? 'As it will be. Nobody else sees it yet.'
            : 'This text does not stand on this page, or not in these words.'}
        </span>
      </div>
      <div className="words-stage" ref={box}>
        <iframe
          ref={frameRef}
          title="The page as it will be"
          src={`/desk/api/live${address}`}
          sandbox="allow-same-origin"
          onLoad={onLoad}
          tabIndex={-1}
          style={{
            width: natural,
            height: size.height / scale,
            transform: `scale(${scale})`,
            left: Math.max(0, (size.width - natural * scale) / 2),
            colorScheme: isNight ? 'dark' : 'light',
          }}
        />
      </div>
    </aside>
  );
}
