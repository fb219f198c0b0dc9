/** Which files of the site a text of it names. Pure: text in, addresses out. */
import { TYPES } from '#server/static/content-types.ts';

const KINDS = Object.keys(TYPES)
  .map((ending) => ending.slice(1))
  .join('|');
/** Scripts, styles, pictures and films by their whole address, wherever they stand: attribute, script, style or data. */
const HASHED = new RegExp(`/(?:assets|media)/[\\w.%~@+-]*\\.(?:${KINDS})(?![\\w-])`, 'g');
/** A chunk names its neighbours relative to itself. */
const NEIGHBOUR = /["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g;
/** Links, icons, films and everything else that an element asks this site for. */
const ATTRIBUTE = /\s(?:href|src|poster|action|data-src)="(\/[^"/][^"]*|\/)"/g;

const decode = (address: string) => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Addresses without query and fragment, each once. The API's are left out: they are no files. */
export function namedFiles(text: string): Set<string> {
  const addresses = [
    ...[...text.matchAll(HASHED)].map(([address]) => address),
    ...[...text.matchAll(NEIGHBOUR)].map(([, name]) => `/assets/${name}`),
    ...[...text.matchAll(ATTRIBUTE)].map(([, address = '']) => address.replaceAll('&amp;', '&')),
  ];
  return new Set(
    addresses
      .map((address) => decode(address.replace(/[?#].*$/s, '')) || '/')
      .filter((address) => !address.startsWith('/api/')),
  );
}
