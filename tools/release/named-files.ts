/** Finds the addresses of other files in a file of the site. Pure: text in, addresses out. */
import { HASHED_FOLDERS } from '#server/static/addresses.ts';
import { TYPES } from '#server/static/content-types.ts';

const KINDS = Object.keys(TYPES)
  .map((ending) => ending.slice(1))
  .join('|');
/** Absolute addresses of scripts, styles, pictures and films, anywhere: in attributes, scripts, styles or data. */
const HASHED = new RegExp(
  `/(?:${HASHED_FOLDERS.join('|')})/[\\w.%~@+-]*\\.(?:${KINDS})(?![\\w-])`,
  'g',
);
/** Chunks import each other by relative paths. */
const NEIGHBOUR = /["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g;
/** Addresses in elements: links, icons, films and others. */
const ATTRIBUTE = /\s(?:href|src|poster|action|data-src)="(\/[^"/][^"]*|\/)"/g;

const decode = (address: string) => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Addresses without query and fragment, each once. Those of the API are left out, because they are not files. */
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
