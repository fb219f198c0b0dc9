/**
 * Where the next page does not come, the one that is read stays. The router would put an error in its place, or, where a
 * module did not come, load the document anew, which offline ends at the browser's own error.
 */
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

type Results = Record<string, DataStrategyResult>;

/** Event of the window: the page that was asked for does not come. */
export const MISSED = 'pagemissed';

/** What the loaders of the visited pages said, by path. Nothing changes between builds, so that the way back asks for nothing. */
const said = new Map<string, Results>();
/** Paths whose module failed: the router waits for it for ever. */
const stuck = new Set<string>();
/** Paths that were asked for and have not come; their module may fail long after somebody went elsewhere. */
const open = new Set<string>();
let asked: string | undefined;

/** Keeps what a page was made from. */
export const keepData = (path: string, route: string, result: unknown) =>
  said.set(path, { [route]: { type: 'data', result } });

const hasFailed = ({ type, result }: DataStrategyResult) =>
  type === 'error' && !(result instanceof Response);

/** Leaves the navigation open: the next click ends it. */
function stay(path: string) {
  dispatchEvent(new CustomEvent(MISSED, { detail: path }));
  return new Promise<Results>(() => undefined);
}

/** Client middleware of the root: hands on the next page's data, or stays. */
export const stayIfMissed: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  asked = pathname;
  open.add(pathname);
  const results = stuck.has(pathname) ? {} : (said.get(pathname) ?? (await next()));
  if (stuck.has(pathname) || Object.values(results).some(hasFailed)) return stay(pathname);
  open.delete(pathname);
  return results;
};

/** Keeps the router from loading the document anew, in browsers that let it be kept. Returns what ends that. */
export function watchReloads() {
  const stop = new AbortController();
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !open.size) return;
      event.preventDefault();
      for (const path of open) stuck.add(path);
      if (asked && open.has(asked)) void stay(asked);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

/** Loads a page as a document, if it can be had now. */
export async function load(href: string) {
  const { ok } = await fetch(href, { method: 'HEAD' }).catch(() => ({ ok: false }));
  if (!ok) return false;
  open.clear();
  const isHere = new URL(href, location.href).pathname === location.pathname;
  if (isHere) location.reload();
  else location.assign(href);
  return true;
}
