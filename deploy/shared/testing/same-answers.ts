/** Requests that every host must answer like the Node server. */
import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { comparableParts } from './compare.ts';

const WITHOUT_FILE = [
  '/nowhere',
  '/nowhere/at/all',
  '/About',
  '/about/',
  '/about/index.html',
  '/index.html?a=b',
  '/ABOUT/?a=%20b',
  '/projects/old',
  '/projects/old/?a=b',
  '/projects/hidden',
  '/projects/hidden/',
  '/assets/gone-abc.js',
  '/media/gone-abc.jpg',
  '/gone.data',
  '/_pages/about.html',
  '/_headers',
  '/about?q=1',
  '/cost?home=3bhk&area=1100&level=high',
  '/cost?home=castle&home=castle&area=%3Cb%3E',
  '/contact?home=3bhk&area=1100',
  '/desk',
];

const RANGES = ['bytes=0-3', 'bytes=2-', 'bytes=-4', 'bytes=0-', 'bytes=90-95'];

interface Compared {
  readonly name: string;
  /** The site of the Node server. */
  readonly machine: URL;
  readonly home: () => URL;
  /** Addresses of the site's pages and files. */
  readonly paths: Iterable<string>;
  /** Also requests that no browser sends and that servers may answer differently. */
  readonly odd?: { readonly addresses: readonly string[]; readonly ranges: readonly string[] };
}

/** Compares status, headers and body of both, for every file, missing addresses, ranges and methods. */
export function sameAnswers({
  name,
  machine,
  home,
  paths,
  odd = { addresses: [], ranges: [] },
}: Compared) {
  const both = async (path: string, init: RequestInit = {}) =>
    [
      await comparableParts(await ask(new URL(path, machine), init)),
      await comparableParts(await ask(new URL(path, home()), init)),
    ] as const;

  test.each([...paths])(`${name}: %s with the same status, headers and body`, async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const [machines, homes] = await both(path, { method });
      expect(homes, method).toEqual(machines);
    }
  });

  test.each([...WITHOUT_FILE, ...odd.addresses])(
    `${name}: %s, where no file stands`,
    async (path) => {
      const [machines, homes] = await both(path);
      expect(homes).toEqual(machines);
    },
  );

  test.each([...RANGES, ...odd.ranges])(`${name}: of a film, "%s"`, async (range) => {
    const answers = await both('/media/tour-abc.mp4', { headers: { Range: range } });
    const [machines, homes] = answers.map(({ status, headers, body }) => [
      status,
      headers['content-range'],
      // The texts of refusals are not compared.
      status === 416 || body,
    ]);
    expect(homes).toEqual(machines);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    `${name}: %s of a page is refused`,
    async (method) => {
      const [machines, homes] = await both('/about', { method });
      expect(homes).toEqual(machines);
    },
  );

  test(`${name}: an unchanged page is answered 304, with its policy`, async () => {
    const first = await ask(new URL('/about', home()));
    const again = await ask(new URL('/about', home()), {
      headers: { 'If-None-Match': first.headers.get('ETag')! },
    });
    expect(again.status).toBe(304);
    const policy = first.headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(again.headers.get('Content-Security-Policy')).toBe(policy);
  });
}
