/** Where a page's style stands. Pure: HTML in, HTML out. */
import { LATE_STYLES } from '#app/shell/late-styles/address.ts';
import { criticalCss } from './critical.ts';
import { HEAD_END } from './page.ts';

const linkTo = (address: string) => `<link rel="stylesheet" href="${address}"/>`;
const STYLE_LINK = /<link rel="stylesheet" href="([^"]*)"\/>/g;

const LOCAL_FACE = /@font-face\{[^}]*\blocal\([^}]*\}/g;

/** The sheet without the fall-back faces, which every page has inline: named anew, all text would be laid out anew. */
export const withoutLocalFaces = (css: string) => css.replace(LOCAL_FACE, '');

/** A built style sheet: what it says, and its address on the site. */
export interface Sheet {
  readonly css: string;
  readonly address: string;
}

/** Addresses of the style sheets that a page's head links. */
export const styleSheets = (html: string) =>
  [...html.slice(0, html.indexOf(HEAD_END)).matchAll(STYLE_LINK)].map(([, href = '']) =>
    href.replace(/#.*/, ''),
  );

/** Those that a finished page links below its first screen. */
export const lateSheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)].map(([, href = '']) => href);

/** Address of the sheet that a page alone links, beside the site's. */
export const ownSheet = (html: string) =>
  /<link rel="stylesheet" href="(\/assets\/[^"]*)"\/>/.exec(
    html.slice(html.indexOf(linkTo(LATE_STYLES))),
  )?.[1];

const CROP = /img\[src\^="([^"]+)"\]\{object-position:[^}]*\}/g;
/** Crops on phones alone: the media query, and the rules in it. */
const PHONE_CROPS = new RegExp(`(@media screen and[^{]*)\\{((?:${CROP.source})+)\\}`, 'g');

/** The rules of the sheet for crops of pictures that the page shows (tools/content/crops-plugin.ts). */
function cropsIn(css: string, html: string): string {
  const shownIn = (rules: string) =>
    [...rules.matchAll(CROP)]
      .filter(([, base]) => html.includes(`src="${base}`))
      .map(([rule]) => rule)
      .join('');
  const onPhones = [...css.matchAll(PHONE_CROPS)].map(([, query, rules = '']) => {
    const shown = shownIn(rules);
    return shown && `${query}{${shown}}`;
  });
  return [shownIn(css.replace(PHONE_CROPS, '')), ...onPhones].join('');
}

/**
 * Inlines what the page above its `<LateStyles />` needs, and links the whole sheet there instead of in the head:
 * nothing else stands before the first paint, and nothing is painted without its style, with or without a script.
 * @param own what the page's own sheet says, which it links beside the site's
 */
export function styleEarly(html: string, sheet: Sheet, own = ''): string {
  const [head, body] = html.split(HEAD_END) as [string, string];
  const [first, ...rest] = body.split(linkTo(LATE_STYLES));
  if (rest.length !== 1)
    throw new Error(
      `A page holds <LateStyles /> ${rest.length} times; it stands once, below the first screen.`,
    );
  const css = criticalCss(sheet.css + own, head + first);
  if (css.includes('</style'))
    throw new Error('A style sheet holds "</style", which would end the inlined element early.');
  const styled = `${head.replace(STYLE_LINK, '')}<style>${css}${cropsIn(sheet.css, body)}</style>${HEAD_END}`;
  return [styled, first, linkTo(sheet.address), rest[0]].join('');
}
