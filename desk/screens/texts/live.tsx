/** The live page beside its texts: it shows what is typed, and a click on a text selects its field. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Field } from '#contract/desk/texts.ts';
import { keeper } from '../../keep/keep.ts';
import { LiveBar } from './live-bar.tsx';
import { putBrand } from './live-brand.ts';
import { frame, isText } from './live-text.ts';
import { OtherPicture } from './other-picture.tsx';
import { useAfterTyping } from './use-after-typing.ts';
import { useLivePage } from './use-live-page.ts';
import { useNewPictures } from './use-new-pictures.ts';
import { useMarkName } from './use-texts.ts';

const WIDE = 1280;
const PHONE = 390;

interface LiveProps {
  readonly address: string;
  readonly file: string;
  readonly fields: readonly Field[];
  readonly current: string;
  readonly onFound: (path: string) => void;
}

export function Live({ address, file, fields, current, onFound }: LiveProps) {
  const studio = useMarkName(fields.some(({ type }) => type === 'mark'));
  /** The current text of a field. */
  const shownText = ({ path, value, type }: Field) => {
    const pending = keeper.state().typed[`/words/${file}#${path}`];
    // A refused or incomplete colour does not replace the saved one.
    const isRefused = type === 'colour' && pending?.is === 'refused';
    return String((isRefused ? undefined : pending?.value) ?? value);
  };
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const [isNight, setNight] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [other, setOther] = useState<HTMLElement | null>(null);
  const { page, frames, holders, putTyped, reload, onLoad } = useLivePage({
    fields,
    shownText,
    onFound,
    onOther: setOther,
  });
  useNewPictures(reload);

  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const frameCurrent = () => {
    const own = holders.current.filter(({ path }) => path === current);
    if (page)
      frame(
        page,
        own.map(({ element }) => element),
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page and a field are framed once
  useEffect(() => {
    setOther(null);
    frameCurrent();
  }, [page, current]);
  // If the page was scrolled meanwhile, a click in the same field leads to its text again.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const field = target instanceof Element && target.closest('[data-field]');
      if (field && field.getAttribute('data-field') === current) frameCurrent();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });

  useAfterTyping(page, (shown) => {
    putTyped(shown);
    putBrand(shown, fields, shownText, { light: isNight ? 'night' : 'day', studio });
  });

  const natural = width === 'phone' || size.width < 700 ? PHONE : WIDE;
  const scale = Math.min(1, size.width / natural) || 1;
  const isFound =
    page === null ||
    current === '' ||
    // What search engines show is on no page.
    file === 'pages' ||
    fields.some(({ path, type }) => path === current && (!isText(type) || type === 'choice')) ||
    holders.current.some(({ path }) => path === current);
  return (
    <aside className="texts-live" aria-label="The page">
      <LiveBar
        {...{ width, setWidth, isNight, setNight, isFound }}
        isPublished={page?.documentElement.dataset.shows === 'published'}
        onReload={reload}
      />
      {other && <OtherPicture image={other} onClose={() => setOther(null)} />}
      <div className="texts-stage" ref={box}>
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
