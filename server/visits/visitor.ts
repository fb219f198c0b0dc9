/** Tells a person who opens a page from everything else that asks for one. Keeps nothing of who it was. */
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** What browsers send is one of a few hundred strings; testing one anew each time would cost more than the answer. */
const KNOWN_MAX = 1000;
/** Browsers send fewer letters; whoever sends more fills no memory. */
const AGENT_MAX = 500;
const known = new Map<string, boolean>();

function isRobot(whole: string): boolean {
  const agent = whole.slice(0, AGENT_MAX);
  let answer = known.get(agent);
  if (answer === undefined) {
    answer = isbot(agent);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(agent, answer);
  }
  return answer;
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/**
 * Whether the request is a person's view of a page: a navigation, or the data of the next page on the way through the site.
 * Browsers say so by Fetch Metadata (W3C); an older one by what it accepts. Robots are those that name themselves, and
 * those that leave out what every browser sends. Who is signed in at the desk is not counted.
 */
export function isPageView(headers: IncomingHttpHeaders, isData: boolean): boolean {
  const agent = headers['user-agent'];
  if (!agent || !headers['accept-language']) return false;
  if (headers['sec-purpose'] || headers.purpose === 'prefetch') return false;
  const to = one(headers['sec-fetch-dest']);
  if (isData ? to !== 'empty' && to !== '' : to !== 'document' && to !== '') return false;
  if (!isData && to === '' && !one(headers.accept).includes('text/html')) return false;
  if (/(?:^|;\s*)(?:__Host-)?desk=/.test(headers.cookie ?? '')) return false;
  return !isRobot(agent);
}

const HOST_MAX = 100;

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '');

/**
 * The host by which a visitor came to the site, without "www."; null on the way from one page of the site to another, and ''
 * where the browser does not say. The site's own hosts are the one of the request and that of `siteOrigin`, which a proxy
 * may hide.
 */
export function comesFrom(
  { referer, host = '' }: IncomingHttpHeaders,
  siteOrigin: string,
): string | null {
  if (!referer) return '';
  const [, from = ''] = /^https?:\/\/([^/?#@]+)/i.exec(referer) ?? [];
  const name = withoutWww(from);
  const own = withoutWww(siteOrigin.replace(/^https?:\/\//i, ''));
  if (name === withoutWww(host) || name === own) return null;
  return /^[a-z0-9.-]+(:\d+)?$/.test(name) ? name.slice(0, HOST_MAX) : '';
}
