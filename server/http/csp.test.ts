import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (html: string, name: string, connect: string[] = []) =>
  contentSecurityPolicy(html, { connect })
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

describe('the content security policy of a page', () => {
  test('hashes each inline script and style once, and allows no other', () => {
    const html =
      '<style>a{}</style><script>one()</script><SCRIPT type="module">two()</SCRIPT ><script>one()</script>';
    expect(directive(html, 'script-src')).toBe(
      `script-src 'self' ${hash('one()')} ${hash('two()')}`,
    );
    expect(directive(html, 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`);
    expect(contentSecurityPolicy(html, { connect: [] })).not.toContain('unsafe');
  });

  test('needs no hash for files and data, one for speculation rules and import maps', () => {
    const html = [
      '<script src="/a.js"></script>',
      '<script async src=/b.js>ignored</script>',
      '<script type="application/ld+json">{"a":1}</script>',
      '<script type="speculationrules">{}</script>',
      "<script type='importmap'>{ }</script>",
    ].join('');
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('{}')} ${hash('{ }')}`);
  });

  test('is not led astray by attributes, src in a value, or line ends', () => {
    const html = '<script data-a="x > y" data-src-set="1" title=\'src="x"\'>a()\r\nb()</script>';
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('a()\nb()')}`);
  });

  test('allows data pictures only where the page has one', () => {
    expect(directive('<img src="/a.png">', 'img-src')).toBe("img-src 'self'");
    expect(directive('<img src="data:image/png;base64,AA">', 'img-src')).toBe(
      "img-src 'self' data:",
    );
    expect(directive('<style>a{background:url(data:image/svg+xml,x)}</style>', 'img-src')).toBe(
      "img-src 'self' data:",
    );
  });

  test('lets forms go to the configured mail service and nowhere else', () => {
    const connect = ['https://api.emailjs.com', ''];
    expect(directive('', 'connect-src', connect)).toBe(
      "connect-src 'self' https://api.emailjs.com",
    );
    expect(directive('', 'form-action', connect)).toBe(
      "form-action 'self' https://api.emailjs.com",
    );
    expect(directive('', 'connect-src')).toBe("connect-src 'self'");
    expect(directive('', 'frame-ancestors')).toBe("frame-ancestors 'none'");
  });
});
