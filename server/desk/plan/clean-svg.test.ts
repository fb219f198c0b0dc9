import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, attributes = 'viewBox="0 0 100 80"') =>
  `<svg ${NS} ${attributes}><path d="M0 0L9 9"/>${inside}</svg>`;

/** What must not be found in any plan, however it was written. */
const HARM =
  /script|onload|onclick|onbegin|javascript|foreignobject|https?:(?!\/\/www\.w3\.org\/2000\/svg)|\/\/evil|data:|@import|@font-face|expression|<image|<animate|<set|<iframe|<a[ >]|ENTITY|DOCTYPE|xml-stylesheet|file:|behavior|<metadata|taken/i;

const REMOVED: Readonly<Record<string, string>> = {
  'a script': svg('<script>taken()</script>'),
  'a script in CDATA': svg('<script><![CDATA[taken()]]></script>'),
  'a script elsewhere': svg('<script href="https://evil.example/a.js"/>'),
  'a script by another prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0L9 9"/><s:script>taken()</s:script></s:svg>`,
  'an HTML script': svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">taken()</h:script>'),
  'an event handler': svg('<path d="M0 0" onclick="taken()"/>'),
  'an event handler of the root': svg('', 'viewBox="0 0 9 9" onload="taken()"'),
  'a piece of HTML': svg(
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>',
  ),
  'a link that runs': svg('<a href="javascript:taken()"><path d="M0 0L1 1"/></a>'),
  'a link by xlink': svg('<a xlink:href="javascript:taken()"><path d="M0 0L1 1"/></a>'),
  'a picture elsewhere': svg('<image href="https://evil.example/a.png"/>'),
  'a picture on the disk': svg('<image xlink:href="file:///etc/passwd"/>'),
  'a picture inside': svg('<image href="data:image/png;base64,AAAA"/>'),
  'another drawing': svg('<use href="https://evil.example/a.svg#x"/>'),
  'another drawing as data': svg('<use href="data:image/svg+xml;base64,PHN2Zz4=#x"/>'),
  'a style sheet elsewhere': svg('<style>@import "https://evil.example/a.css";</style>'),
  'a style sheet by instruction': `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`,
  'a font elsewhere': svg(
    '<style>@font-face{font-family:x;src:url(https://evil.example/f)}</style>',
  ),
  'a fill elsewhere': svg('<path d="M0 0" fill="url(https://evil.example/#a)"/>'),
  'a fill elsewhere by escapes': svg('<path d="M0 0" fill="u\\72l(https://evil.example/#a)"/>'),
  'a style that asks elsewhere': svg('<path d="M0 0" style="fill:url(\'//evil.example/#a\')"/>'),
  'a rule that asks elsewhere': svg('<style>path{fill:url(//evil.example/#a)}</style>'),
  'a rule hidden by escapes': svg('<style>path{f\\69ll:u\\72l(//evil.example)}</style>'),
  'a cursor': svg('<style>path{cursor:url(https://evil.example/c),auto}</style>'),
  'a background': svg(
    '<path d="M0 0" style="background-image:image-set(\'https://evil.example/1\' 1x)"/>',
  ),
  'words set by style': svg('<style>path::after{content:"taken"}</style>'),
  'an end of the style inside the style': svg(
    '<style>path{fill:red}&lt;/style&gt;&lt;script&gt;taken()&lt;/script&gt;</style>',
  ),
  'movement of an address': svg(
    '<a><animate attributeName="href" values="javascript:taken()"/></a>',
  ),
  'movement of a handler': svg('<set attributeName="onclick" to="taken()"/>'),
  'an effect with a picture': svg(
    '<filter id="f"><feImage href="https://evil.example/a.png"/></filter>',
  ),
  metadata: svg('<metadata>taken at home</metadata><title>taken</title><desc>taken</desc>'),
  'a comment that ends early': svg('<!-- --><script>taken()</script><!-- -->'),
  'an unknown element': svg('<iframe src="https://evil.example"/>'),
  'a handler with a capital': svg('<path d="M0 0" ONCLICK="taken()"/>'),
  MathML: svg(
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><maction actiontype="statusline" xlink:href="javascript:taken()">x</maction></math>',
  ),
};

const deep = `${'<g>'.repeat(200)}${'</g>'.repeat(200)}`;
const laughs = Array.from(
  { length: 12 },
  (_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(10)}</g>`,
).join('');
const patterns = Array.from(
  { length: 8 },
  (_, n) =>
    `<pattern id="p${n + 1}">${`<rect width="1" height="1" class="c${n}"/>`.repeat(10)}</pattern>`,
).join('');
const rules = Array.from({ length: 9 }, (_, n) => `.c${n}{fill:url(#p${n})}`).join('');

const REFUSED: Readonly<Record<string, readonly [string, RegExp]>> = {
  'an entity bomb': [
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    /entities/,
  ],
  'an entity of a file': [
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    /entities/,
  ],
  'parameter entities': [
    `<!DOCTYPE svg [<!ENTITY % x SYSTEM "//evil/x.dtd"> %x;]>${svg('')}`,
    /entities/,
  ],
  'an unknown entity': [svg('<text>&nothing;</text>'), /damaged/],
  'a thousand million shapes': [svg(`<path id="l0" d="M0 0"/>${laughs}`), /too often/],
  'patterns of patterns': [
    svg(`<style>${rules}</style>${patterns}<rect class="c8"/>`),
    /too often/,
  ],
  'a part inside itself': [svg('<g id="a"><use href="#a"/></g>'), /inside itself/],
  'two parts inside each other': [
    svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    /inside itself/,
  ],
  'a chain of thousands': [
    svg(
      Array.from({ length: 5000 }, (_, n) => `<g id="k${n}"><use href="#k${n + 1}"/></g>`).join(''),
    ),
    /inside itself/,
  ],
  'groups within groups': [svg(deep), /more parts/],
  'a hundred thousand shapes': [svg('<path d="M0"/>'.repeat(100_001)), /more parts/],
  HTML: ['<!doctype html><html><body>Hello</body></html>', /no SVG|damaged/],
  'a page that is called SVG': ['<html xmlns="http://www.w3.org/1999/xhtml"/>', /no SVG/],
  'half a file': [svg('').slice(0, 80), /damaged/],
  nothing: ['', /damaged|empty/],
  'no size': [svg('', ''), /how large/],
  'a size without end': [svg('', 'viewBox="0 0 1e99 10"'), /how large/],
  'a strip': [svg('', 'viewBox="0 0 10000 10"'), /strip/],
  'only a picture': [
    `<svg ${NS} viewBox="0 0 9 9"><image href="data:image/png;base64,AAAA"/></svg>`,
    /picture itself/,
  ],
};

describe('of a drawing', () => {
  test.each(Object.entries(REMOVED))('%s does not stay', (_, source) => {
    const { svg: clean } = cleanSvg(source);
    expect(clean.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(HARM);
    expect(clean).toMatch(/<path d="M0 0L9 9"\/>/);
    // What was cleaned once stays as it is but for the group that it is put into.
    expect(() => cleanSvg(clean)).not.toThrow();
  });

  test.each(Object.entries(REFUSED))('%s is refused', (_, [source, reason]) => {
    expect(() => cleanSvg(source)).toThrow(reason);
  });

  test('lines, hatches, blocks, names and styles stay', () => {
    const source = svg(
      `<style>.w{fill:#1e2321;stroke-width:.5}@media (prefers-color-scheme:dark){.w{fill:#a3aba5}}</style>
       <defs><pattern id="h" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 4L4 0" stroke="#000"/></pattern>
       <symbol id="chair" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol></defs>
       <rect class="w" x="1" y="1" width="20" height="2" transform="rotate(4 2 2)"/><rect fill="url(#h)" width="8" height="8"/>
       <use xlink:href="#chair" x="4" width="5" height="5"/><text x="4" y="9" style="font-size:3px;fill:#333">Hall &amp; <tspan>dining</tspan></text>`,
    );
    const { svg: clean, viewBox, leftOut } = cleanSvg(source);
    expect(leftOut).toEqual([]);
    expect(viewBox).toEqual([0, 0, 100, 80]);
    for (const part of [
      '.w{fill:#1e2321;stroke-width:.5',
      'prefers-color-scheme:dark',
      '<pattern id="h" width="4" height="4" patternUnits="userSpaceOnUse">',
      'fill="url(#h)"',
      '<use href="#chair" x="4" width="5" height="5"/>',
      'transform="rotate(4 2 2)"',
      'Hall &amp; <tspan>dining</tspan>',
    ])
      expect(clean).toContain(part);
  });

  test('a plan as Python draws it loses nothing', () => {
    const walls = Array.from({ length: 90 }, (_, n) => `<path class="wall" d="M${n} 0L${n} 9Z"/>`);
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 687" role="img" aria-label="Plan">
<style>path{stroke-linejoin:round;stroke:#5E6762;stroke-width:.75;vector-effect:non-scaling-stroke}.wall,.in{fill:#1E2321;fill-rule:evenodd}@media (prefers-color-scheme:dark){.wall,.in,.window{stroke:#A3ABA5}}</style>
${walls.join('\n')}</svg>`;
    const { svg: clean, leftOut } = cleanSvg(source);
    expect(leftOut).toEqual([]);
    expect(clean.match(/<path\b/g)).toHaveLength(90);
    expect(clean).toContain(
      '@media (prefers-color-scheme:dark){.wall,.in,.window{stroke:#A3ABA5}}',
    );
    expect(clean).not.toContain('plan-night');
  });

  test('it says once what was left out', () => {
    const { leftOut } = cleanSvg(svg('<script/><script/><image href="a.png"/><a href="x"/>'));
    expect(leftOut).toEqual(['a script', 'a picture', 'a link']);
  });

  test('its paper is read from millimetres where it has no viewBox', () => {
    const { viewBox } = cleanSvg(svg('', 'width="210mm" height="297mm"'));
    expect(viewBox.map(Math.round)).toEqual([0, 0, 794, 1123]);
  });

  test('dark lines are turned light by night, unless it knows the night itself', () => {
    expect(cleanSvg(svg('')).svg).toContain('prefers-color-scheme:dark');
  });
});
