import { useEffect, useEffectEvent, useState } from 'react';
import { createPath, useLocation, useMatches, useNavigation } from 'react-router';
import css from './missed-page.module.css';
import {
  hasShownPage,
  keepData,
  loadDocument,
  PAGE_MISSED_EVENT,
  preventReloads,
  stayIfMissed,
} from './stay-if-missed.ts';

export { stayIfMissed };

/** The router's id of the root route: the only match until a page was loaded. */
const ROOT = 'root';

interface Missed {
  readonly href: string;
  /** The history entry that was current then. At another one the message is hidden. */
  readonly at: string;
  readonly tries: number;
}

/** Says that a page failed to load, and offers a retry. Renders a live region, empty until then. */
export function MissedPage({ words }: { readonly words: string }) {
  const { key } = useLocation();
  const { location: next } = useNavigation();
  const page = useMatches().at(-1);
  const [missed, setMissed] = useState<Missed>();
  useEffect(() => {
    if (page?.loaderData && page.id !== ROOT) keepData(page.pathname, page.id, page.loaderData);
  }, [page]);

  async function attempt(href: string, isAsked = true) {
    if ((isAsked || hasShownPage()) && (await loadDocument(href))) return;
    setMissed((before) => ({ href, at: key, tries: (before?.tries ?? 0) + 1 }));
  }
  const onMissed = useEffectEvent((path: string) => attempt(next ? createPath(next) : path, false));
  useEffect(() => {
    const listener = (event: Event) => void onMissed((event as CustomEvent<string>).detail);
    addEventListener(PAGE_MISSED_EVENT, listener);
    const allowReloads = preventReloads();
    return () => {
      removeEventListener(PAGE_MISSED_EVENT, listener);
      allowReloads();
    };
  }, []);

  const isShown = missed?.at === key;
  return (
    <div role="status" className={css.notice}>
      {isShown && (
        <div key={missed.tries} className={`dark ${css.words}`}>
          <p>{words}</p>
          <button type="button" className="button" onClick={() => attempt(missed.href)}>
            Try again
          </button>
          <button type="button" className={css.close} onClick={() => setMissed(undefined)}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}
