import { describe, expect, test } from 'vitest';
import { addJsonLd, deferModules, inlineStyles, moduleStart, styleSheets } from './page.ts';

const HTML =
  '<html><head><title>t</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/s.css#"/></head>' +
  '<body><script>early</script><script type="module" async="">import "/a.js";</script></body></html>';

describe('the finished page', () => {
  test('no text of the content can end the structured data early', () => {
    const html = addJsonLd(HTML, { name: '</script><script>alert(1)</script>' });
    expect(html).not.toContain('</script><script>alert');
    const [, json] = /ld\+json">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(json!).name).toBe('</script><script>alert(1)</script>');
  });
  test('has its style inline and links none', () => {
    expect(styleSheets(HTML)).toEqual(['/s.css']);
    const html = inlineStyles(HTML, 'a{content:"$&"}');
    expect(html).toContain('<style>a{content:"$&"}</style></head>');
    expect(html).not.toContain('stylesheet');
  });
  test('refuses a style sheet that would end its element', () => {
    expect(() => inlineStyles(HTML, 'a{}</style>')).toThrow('</style');
  });
  test('asks for no module in the head, and starts them by the starter', () => {
    expect(moduleStart(HTML)).toEqual({ code: 'import "/a.js";', preloads: ['/a.js'] });
    const html = deferModules(HTML, 'go("$1")');
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('<script type="module" async="">go("$1")</script>');
    expect(html).toContain('<script>early</script>');
  });
  test('a page without modules is left as it is', () => {
    expect(moduleStart('<html><head></head></html>')).toBeUndefined();
  });
});
