import { describe, expect, test } from 'vitest';
import { LATE_STYLES } from '#app/shell/late-styles/address.ts';
import { criticalCss } from './critical.ts';
import { deferModules, moduleStart } from './modules.ts';
import { addJsonLd, minifyScripts, withoutVoidSlashes } from './page.ts';
import { styleEarly, styleSheets } from './styles.ts';

const HTML =
  '<html><head><title>t</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/s.css#"/></head>' +
  `<body><a class="first">a</a><link rel="stylesheet" href="${LATE_STYLES}" fetchPriority="low"/><p class="second">b</p>` +
  '<script>early( 1 )</script><script>window.__reactRouterContext = {};</script>' +
  '<script type="module" async="">import "/a.js";</script>' +
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("d");</script><!--/$--></body></html>';

describe('the finished page', () => {
  test('no text of the content can end the structured data early', () => {
    const html = addJsonLd(HTML, { name: '</script><script>alert(1)</script>' });
    expect(html).not.toContain('</script><script>alert');
    const [, json] = /ld\+json">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(json!).name).toBe('</script><script>alert(1)</script>');
  });
  test('has the style of its first screen inline and links the whole sheet below it', () => {
    expect(styleSheets(HTML)).toEqual(['/s.css']);
    const css = '.first{content:"$&"}.second{color:red}';
    const html = styleEarly(HTML, { css, address: '/s.css' });
    expect(html).toContain('<style>.first{content:"$&"}</style></head>');
    expect(html).toContain('</a><link rel="stylesheet" href="/s.css" fetchPriority="low"/><p');
    expect(styleSheets(html)).toEqual([]);
  });
  test('asks for no module in the head, and starts them by the starter', () => {
    expect(moduleStart(HTML)).toEqual({
      code: 'import "/a.js";',
      data: 'window.__reactRouterContext = {};\nwindow.__reactRouterContext.streamController.enqueue("d");',
      preloads: ['/a.js'],
    });
    const html = deferModules(HTML, 'go("$1")');
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('__reactRouterContext');
    expect(html).toContain('<script type="module" async="">go("$1")</script>');
    expect(html).not.toMatch(/<script type="module"[^>]*><\/script>/);
    expect(minifyScripts(html)).toContain('<script>early(1);</script>');
  });
  test('a page whose data cannot be found is an error', () => {
    expect(() => moduleStart(HTML.replace('streamController', 'other'))).toThrow(/has no data/);
  });
  test('a page without modules is left as it is', () => {
    expect(moduleStart('<html><head></head></html>')).toBeUndefined();
  });
});

describe('the style of the first screen', () => {
  const kept = (css: string) => criticalCss(css, '<a class="one two" id="x">a</a><svg></svg>');

  test.each([
    '.one{color:red}',
    '.one.two{color:red}',
    '#x{color:red}',
    'a svg{color:red}',
    ':is(.one,.none){color:red}',
    ':root{--a:b}',
    '@media (width>=9px){.two{color:red}}',
    '@media not print{.two{color:red}}',
    '@layer base{a{color:red}}',
    'a:focus-visible{color:red}',
    '.one[data-preloader=fullscreen]{color:red}',
    '@keyframes k{0%{opacity:0}}.one{animation:1s k}',
  ])('keeps %s', (css) => {
    expect(kept(css)).toBe(css);
  });
  test.each([
    '.none{color:red}',
    '.one.none{color:red}',
    '#y{color:red}',
    'table{color:red}',
    ':is(.none,p){color:red}',
    '@media print{a{color:red}}',
    '@media (forced-colors:active){a{color:red}}',
    '@media (prefers-contrast:more){a{color:red}}',
    '[data-hydrated] .one{color:red}',
    'a:hover{color:red}',
    '.one[data-preloader=zooming-out]{color:red}',
    '@media (width>=9px){.none{color:red}}',
    '@keyframes k{0%{opacity:0}}',
    '@font-face{font-family:F;src:url(f.woff2)}',
  ])('leaves out %s', (css) => {
    expect(kept(css)).toBe('');
  });
  test('keeps the fall-back faces', () => {
    const face = '@font-face{font-family:F;src:local(Arial)}';
    expect(kept(face)).toBe(face);
  });
});

test('void elements lose their slash; drawings, scripts, styles and addresses keep theirs', () => {
  const kept =
    '<svg><path d="M0 0"/><image href="/a.png"/></svg><script>"<br/>"</script><style>a{content:"<hr/>"}</style>';
  const page = `<link href="/"/>${kept}<p title="&lt;br/&gt;">a<br/>b</p><img alt="" src="/x/"/><a href="/y/">`;
  expect(withoutVoidSlashes(page)).toBe(
    `<link href="/">${kept}<p title="&lt;br/&gt;">a<br>b</p><img alt="" src="/x/"><a href="/y/">`,
  );
});
