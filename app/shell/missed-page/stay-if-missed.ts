/**
 * When the next page fails to load, the current one stays. The router would replace it with an error or, if a module
 * failed, reload the document, which shows the browser's own error page offline.
 */
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

type Results = Record<string, DataStrategyResult>;

/** Event of the window: the requested page failed to load. */
export const PAGE_MISSED_EVENT = 'pagemissed';

/** Loader data of the visited pages, by path. It is fixed at build time, so Back requests nothing. */
const loaded = new Map<string, Results>();
/** Paths whose module failed. The router's navigation to them never settles. */
const failed = new Set<string>();
/** Paths that were requested and have not loaded yet. Their module may fail long after the visitor went elsewhere. */
const pending = new Set<string>();
let latest: string | undefined;

/** Stores the loader data of a page that was shown. */
export const keepData = (path: string, route: string, result: unknown) =>
  loaded.set(path, { [route]: { type: 'data', result } });

const hasFailed = ({ type, result }: DataStrategyResult) =>
  type === 'error' && !(result instanceof Response);

/** Leaves the navigation pending; the next click replaces it. */
function stay(path: string) {
  dispatchEvent(new CustomEvent(PAGE_MISSED_EVENT, { detail: path }));
  return new Promise<Results>(() => undefined);
}

/** Client middleware of the root: returns the next page's data, or keeps the current page. */
export const stayIfMissed: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  latest = pathname;
  pending.add(pathname);
  const results = failed.has(pathname) ? {} : (loaded.get(pathname) ?? (await next()));
  if (failed.has(pathname) || Object.values(results).some(hasFailed)) return stay(pathname);
  pending.delete(pathname);
  return results;
};

/**
 * Prevents the router's reloads of the document, in browsers with the Navigation API. Returns a function that stops it.
 */
export function preventReloads() {
  const stop = new AbortController();
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !pending.size) return;
      event.preventDefault();
      // The router asks for a reload for each of its requests of the module; one message is enough.
      const news = latest && pending.has(latest) && !failed.has(latest) && latest;
      for (const path of pending) failed.add(path);
      if (news) void stay(news);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

/**
 * False until a page was shown since the document loaded; before that, loading the same document again would change
 * nothing.
 */
export const hasShownPage = () => loaded.size > 0;

/** Loads a page as a document if the server answers. */
export async function loadDocument(href: string) {
  const { ok } = await fetch(href, { method: 'HEAD' }).catch(() => ({ ok: false }));
  if (!ok) return false;
  pending.clear();
  const isHere = new URL(href, location.href).pathname === location.pathname;
  if (isHere) location.reload();
  else location.assign(href);
  return true;
}
