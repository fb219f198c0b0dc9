/** Places a page's styles. Pure: HTML in, HTML out. */
import { LATE_STYLES } from '#app/shell/late-styles/address.ts';
import { criticalCss } from './critical.ts';
import { HEAD_END } from './page.ts';

/** As `<LateStyles />` writes it. */
const linkTo = (address: string) =>
  `<link rel="stylesheet" href="${address}" fetchPriority="low"/>`;
const STYLE_LINK = /<link rel="stylesheet" href="([^"]*)"\/>/g;

const LOCAL_FACE = /@font-face\{[^}]*\blocal\([^}]*\}/g;

/** The sheet without the fallback fonts, which every page has inline: defining them again would lay out all text again. */
export const withoutLocalFaces = (css: string) => css.replace(LOCAL_FACE, '');

/** A built style sheet: its text and address. */
export interface Sheet {
  readonly css: string;
  readonly address: string;
}

/** Addresses of the style sheets that a page's head links. */
export const styleSheets = (html: string) =>
  [...html.slice(0, html.indexOf(HEAD_END)).matchAll(STYLE_LINK)].map(([, href = '']) =>
    href.replace(/#.*/, ''),
  );

/** Addresses of the style sheets that a finished page links below its first screen. */
export const lateSheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]*)" fetchPriority="low">/g)].map(
    ([, href = '']) => href,
  );

/** Address of the page's own style sheet, besides the site's. */
export const ownSheet = (html: string) =>
  /<link rel="stylesheet" href="(\/assets\/[^"]*)" fetchPriority="low"\/>/.exec(
    html.slice(html.indexOf(linkTo(LATE_STYLES))),
  )?.[1];

const CROP = /img\[src\^="([^"]+)"\]\{object-position:[^}]*\}/g;
/** Crops only for phones: the media query with its rules. */
const PHONE_CROPS = new RegExp(`(@media screen and[^{]*)\\{((?:${CROP.source})+)\\}`, 'g');

/** The sheet's rules for crops of pictures on this page (tools/content/crops-plugin.ts). */
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
 * Inlines the rules that the page needs above its `<LateStyles />`, and links the whole sheet there instead of in the
 * head. So nothing else delays the first paint, and nothing is painted without styles, with or without script.
 * @param own text of the page's own sheet, which it links besides the site's
 */
export function styleEarly(html: string, sheet: Sheet, own = ''): string {
  const [head, body] = html.split(HEAD_END) as [string, string];
  const [first, ...rest] = body.split(linkTo(LATE_STYLES));
  if (rest.length !== 1)
    throw new Error(
      `A page holds <LateStyles /> ${rest.length} times. It must be there once, below the first screen.`,
    );
  const css = criticalCss(sheet.css + own, head + first);
  if (css.includes('</style'))
    throw new Error('A style sheet contains "</style", which would end the inlined element early.');
  const styled = `${head.replace(STYLE_LINK, '')}<style>${css}${cropsIn(sheet.css, body)}</style>${HEAD_END}`;
  return [styled, first, linkTo(sheet.address), rest[0]].join('');
}
