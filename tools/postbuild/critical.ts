/** Selects the rules of the style sheet that a page's first screen needs; see README.md in this folder. */
import { type Rule, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { cachedResult } from './cache.ts';

/** Names in a piece of HTML. A rule with any other name cannot apply to it. */
interface Names {
  readonly class: ReadonlySet<string>;
  readonly id: ReadonlySet<string>;
  readonly type: ReadonlySet<string>;
}

const found = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].flatMap(([, names = '']) => names.split(/\s+/)));

function namesIn(html: string): Names {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return {
    class: found(markup, /\sclass="([^"]*)"/g),
    id: found(markup, /\sid="([^"]*)"/g),
    type: found(markup, /<([a-z][a-z0-9]*)/g),
  };
}

/** States that begin only after the whole sheet has loaded: the preloader has ended, the script runs, a picture has failed. */
const LATER = new Set(['zooming-out', 'data-hydrated', 'data-alt']);

const meets = (names: Names) => {
  const component = (part: SelectorComponent): boolean => {
    if (part.type === 'class' || part.type === 'id' || part.type === 'type')
      return names[part.type].has(part.name);
    // Crops, which select by a picture's address, are added by styles.ts.
    if (part.type === 'attribute' && part.name === 'src') return false;
    if (part.type === 'attribute') return !LATER.has(part.operation?.value ?? part.name);
    if (part.type === 'pseudo-element') return part.kind !== 'selection';
    if (part.type !== 'pseudo-class') return true;
    // A page that is not shown yet has no hover, press or selection.
    if (part.kind === 'hover' || part.kind === 'active') return false;
    // What an open menu or dialog changes elsewhere.
    if (part.kind === 'has') return !/"popover-open"|"name":"open"/.test(JSON.stringify(part));
    if (part.kind === 'is' || part.kind === 'where') return part.selectors.some(selector);
    return true;
  };
  const selector = (parts: Selector): boolean => parts.every(component);
  return selector;
};

/** Rules for print, forced colours and more contrast come with the whole sheet: few visitors need them, and they move nothing. */
const isForLater = ({ value: { query } }: Extract<Rule, { type: 'media' }>) =>
  query.mediaQueries.every(
    ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
  ) || /"(forced-colors|prefers-contrast)"/.test(JSON.stringify(query));

/** Web fonts come with the whole sheet: until then the fallback fonts, which have the same measures, are shown. */
const isFetched = (rule: Extract<Rule, { type: 'font-face' }>) =>
  rule.value.properties.some(
    (property) =>
      property.type === 'source' && property.value.some((source) => source.type === 'url'),
  );

/** Names of animations that no selected rule uses. */
const unusedKeyframes = (css: string) =>
  [...css.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`animation[^;}]*[: ]${name}\\b`).test(css));

/**
 * The rules of `css` that can apply to `html` (the page up to the link of its whole sheet), in their order. The whole
 * sheet repeats them, so the cascade stays the same.
 */
export function criticalCss(css: string, html: string): string {
  const names = namesIn(html);
  // Only names that the sheet uses matter.
  const mentioned = new Set(css.match(/[\w-]+/g));
  const relevant = Object.values(names).map((set) => [...set.intersection(mentioned)].sort());
  return cachedResult(['critical', css, relevant], () => rulesFor(css, names));
}

function rulesFor(css: string, names: Names): string {
  const isMet = meets(names);
  const minify = (code: Uint8Array, options: object) =>
    transform({ filename: 'critical.css', code, minify: true, ...options }).code;
  const visitor = {
    Rule: {
      style: (rule: Extract<Rule, { type: 'style' }>) =>
        rule.value.selectors.some(isMet) ? undefined : [],
      media: (rule: Extract<Rule, { type: 'media' }>) => (isForLater(rule) ? [] : undefined),
      page: () => [],
      'font-face': (rule: Extract<Rule, { type: 'font-face' }>) =>
        isFetched(rule) ? [] : undefined,
    },
  };
  const met = minify(Buffer.from(css), { visitor });
  return minify(met, { unusedSymbols: unusedKeyframes(met.toString()) }).toString();
}
