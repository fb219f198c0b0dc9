/** The pairs of fonts that ship with the site: one for headlines, one for text. A studio chooses a pair in `brand.yaml`. */

interface Font {
  readonly family: string;
  /** In `app/styles/fonts/`, without ".woff2". */
  readonly file: string;
  readonly weight: '400' | '400 500';
  /**
   * Overrides that give a system font the measures of this font, so that nothing moves when it arrives: width,
   * ascent and descent in per cent, as `npm run fonts` prints them.
   */
  readonly fallback: {
    readonly family: string;
    readonly size: number;
    readonly ascent: number;
    readonly descent: number;
  };
  readonly generic: 'serif' | 'sans-serif';
}
export interface FontPair {
  /** For headlines. */
  readonly display: Font;
  readonly text: Font;
}

/** The same as in `app/styles/tokens.css`; a test compares them. */
export const STANDARD_FONTS = 'Gotu and Anek Latin';
const FONT_PAIRS = {
  [STANDARD_FONTS]: {
    display: {
      family: 'Gotu',
      file: 'gotu',
      weight: '400',
      // 2 % less than measured: the site's headings are narrower than running text, and a wider fallback breaks them earlier.
      fallback: { family: 'Gotu fall-back', size: 108.5, ascent: 102.7, descent: 50.2 },
      generic: 'serif',
    },
    text: {
      family: 'Anek Latin',
      file: 'anek-latin',
      weight: '400 500',
      fallback: { family: 'Anek fall-back', size: 94.8, ascent: 95, descent: 21.1 },
      generic: 'sans-serif',
    },
  },
  'Cormorant Garamond and Figtree': {
    display: {
      family: 'Cormorant Garamond',
      file: 'cormorant-garamond',
      weight: '400',
      fallback: { family: 'Cormorant fall-back', size: 100.9, ascent: 105.2, descent: 32.7 },
      generic: 'serif',
    },
    text: {
      family: 'Figtree',
      file: 'figtree',
      weight: '400 500',
      fallback: { family: 'Figtree fall-back', size: 99.9, ascent: 95.1, descent: 25 },
      generic: 'sans-serif',
    },
  },
  'Jost and Hanken Grotesk': {
    display: {
      family: 'Jost',
      file: 'jost',
      weight: '400',
      fallback: { family: 'Jost fall-back', size: 96.1, ascent: 111.4, descent: 39 },
      generic: 'sans-serif',
    },
    text: {
      family: 'Hanken Grotesk',
      file: 'hanken-grotesk',
      weight: '400 500',
      fallback: { family: 'Hanken fall-back', size: 100.2, ascent: 99.8, descent: 30.2 },
      generic: 'sans-serif',
    },
  },
} as const satisfies Readonly<Record<string, FontPair>>;

export type PairName = keyof typeof FONT_PAIRS;
export const PAIR_NAMES = Object.keys(FONT_PAIRS) as readonly PairName[];
export const FONTS: readonly Font[] = Object.values(FONT_PAIRS).flatMap(({ display, text }) => [
  display,
  text,
]);
const isPairName = (name: string): name is PairName => Object.hasOwn(FONT_PAIRS, name);
/** The pair of this name; the standard pair if there is none. */
export const fontPair = (name = ''): FontPair =>
  FONT_PAIRS[isPairName(name) ? name : STANDARD_FONTS];

/** The style sheet's custom properties for fonts, with their values. */
export const fontTokens = ({ display, text }: FontPair): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ '--font-display': display, '--font-text': text }).map(
      ([token, { family, fallback, generic }]) => [
        token,
        `'${family}', '${fallback.family}', ${generic}`,
      ],
    ),
  );

/** The `@font-face` rules of a pair. @param addressOf gives the address of a file, named without ".woff2" */
export const facesCss = ({ display, text }: FontPair, addressOf: (file: string) => string) =>
  [display, text]
    .map(
      ({ family, file, weight }) =>
        `@font-face { font-family: '${family}'; src: url('${addressOf(file)}') format('woff2'); ${
          weight === '400' ? '' : `font-weight: ${weight}; `
        }font-display: swap; }`,
    )
    .join('\n');

/** The `@font-face` rules of the system fonts that are shown until the pair has loaded. */
export const fallbacksCss = ({ display, text }: FontPair) =>
  [display, text]
    .map(
      ({ fallback: { family, size, ascent, descent } }) =>
        `@font-face { font-family: '${family}'; src: local('Arial'), local('Liberation Sans'), local('Roboto'); size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%; }`,
    )
    .join('\n');
