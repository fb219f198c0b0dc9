import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from './static-host.ts';

test('one policy names every page’s inline parts and the cloud', () => {
  const text = headersFile(
    ['<script>a()</script>', '<script>a()</script><style>b{}</style>'],
    'https://api.emailjs.com',
  );
  const [policy] = /Content-Security-Policy: .*/.exec(text)!;
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(policy).toContain("connect-src 'self' https://api.emailjs.com");
  expect(text).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
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
