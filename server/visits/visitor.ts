/** Recognises a person's page view among requests. Stores nothing about the person. */
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** A cache. Browsers send a few hundred different strings; testing each time would cost more than the response. */
const KNOWN_MAX = 1000;
/** Maximum length of a stored string; browsers send less. */
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
 * Whether the request is a person's page view: a navigation, or the data of a client navigation. Browsers say so by Fetch
 * Metadata (W3C), older ones by what they accept. Robots are those that identify themselves, and those that omit what every
 * browser sends. People who are signed in at the desk are not counted.
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
 * The host from which a visitor came to the site, without "www."; null for a navigation within the site, and '' if the browser
 * does not say. The site's own hosts are that of the request and that of `siteOrigin`, which a proxy may hide.
 */
export function referringHost(
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
