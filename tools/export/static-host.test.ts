import { expect, test } from 'vitest';
import { headersFile, redirectsFile, withPolicy } from './static-host.ts';

test('a page holds its own policy, before its first inline part', () => {
  const page = '<!DOCTYPE html><head><meta charSet="utf-8"/><script>a()</script><style>b{}</style>';
  const text = withPolicy(page, 'https://api.emailjs.com');
  const [policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)!;
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(policy).toContain("connect-src 'self' https://api.emailjs.com");
  // A browser warns of it in a page; the header says it.
  expect(policy).not.toContain('frame-ancestors');
  expect(text.indexOf(policy)).toBeLessThan(text.indexOf('<script>'));
  expect(() => withPolicy('<p>', '')).toThrow('no <meta charset>');
  expect(headersFile()).toContain("Content-Security-Policy: frame-ancestors 'none'");
  expect(headersFile()).toContain(
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
  );
});

test('other ways to write an address lead to the page', () => {
  expect(redirectsFile(['/', '/faq'])).toBe(
    '/index.html / 301\n/faq/ /faq 301\n/faq/index.html /faq 301\n',
  );
});

test('addresses that moved lead to the new ones', () => {
  expect(redirectsFile(['/'], { '/projects/old': '/projects/new' })).toBe(
    '/index.html / 301\n/projects/old /projects/new 301\n',
  );
});
