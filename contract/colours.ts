/** The site's colours by their use, and checks that text in them is readable. */

/** The same as in `app/styles/tokens.css`; a test compares them. In the order of the desk's fields. */
const DAY = {
  accent: '#9a3b22',
  'accent-strong': '#7e2e19',
  'on-accent': '#fbf7f0',
  background: '#eceee9',
  surface: '#f8f8f4',
  text: '#1e2321',
  'text-muted': '#5e6762',
  border: '#c9cfc9',
  'border-strong': '#7f8881',
  ornament: '#8a6a2f',
  success: '#3f6b4c',
  'surface-dark': '#171a19',
  'on-dark': '#edebe3',
  'on-dark-muted': '#a3aba5',
  'border-on-dark': '#343a38',
  'accent-on-dark': '#e08a6a',
};
const NIGHT = {
  ...DAY,
  background: '#171a19',
  surface: '#202423',
  text: '#edebe3',
  'text-muted': '#a3aba5',
  border: '#343a38',
  'border-strong': '#747d77',
  accent: '#e08a6a',
  'accent-strong': '#eda387',
  'on-accent': '#1a0f0a',
  ornament: '#d2ae6a',
  success: '#8fbf9b',
  'surface-dark': '#0f1211',
};

export type ColourRole = keyof typeof DAY;
export type Scheme = 'day' | 'night';
export type Colours = Readonly<Record<ColourRole, string>>;
/** A studio's own colours; a missing one is the standard colour. */
export type OwnColours = Readonly<
  Record<Scheme, Readonly<Partial<Record<ColourRole, string | undefined>>>>
>;
export const COLOURS: Readonly<Record<Scheme, Colours>> = { day: DAY, night: NIGHT };
export const COLOUR_ROLES = Object.keys(DAY) as readonly ColourRole[];

/** A colour as in CSS: "#rrggbb". */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/** Which colour is shown on which, the contrast that WCAG 2.2 AA requires (1.4.3, 1.4.11), and what is shown in them. */
const PAIRS: readonly (readonly [
  upper: ColourRole,
  lower: ColourRole,
  least: number,
  what: string,
])[] = [
  ['text', 'background', 4.5, 'Texts on the background'],
  ['text-muted', 'background', 4.5, 'Less important texts on the background'],
  ['accent', 'background', 4.5, 'Buttons and links on the background'],
  ['accent-strong', 'background', 4.5, 'Buttons and links under the pointer'],
  ['text', 'surface', 4.5, 'Texts on cards and fields'],
  ['text-muted', 'surface', 4.5, 'Less important texts on cards and fields'],
  ['accent', 'surface', 4.5, 'Links on cards'],
  ['on-accent', 'accent', 4.5, 'Texts on buttons'],
  ['on-dark', 'surface-dark', 4.5, 'Texts at the foot of each page'],
  ['on-dark-muted', 'surface-dark', 4.5, 'Less important texts at the foot of each page'],
  ['accent-on-dark', 'surface-dark', 4.5, 'Links at the foot of each page'],
  ['border-strong', 'surface', 3, 'Lines around fields'],
  ['border-strong', 'background', 3, 'Lines on the background'],
];

const partsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance of "#rrggbb" (WCAG 2.2), 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2): from 1 for equal colours to 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A mix of two colours, "#rrggbb"; `share` is the part of `to`, 0 to 1. */
export function mixColours(from: string, to: string, share: number): string {
  const ends = partsOf(to);
  const mix = partsOf(from).map((part, i) => Math.round(part + ((ends[i] ?? 0) - part) * share));
  return `#${mix.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

interface ContrastPair {
  readonly upper: ColourRole;
  readonly lower: ColourRole;
  readonly contrast: number;
  readonly least: number;
  /** What is shown in these colours: "Texts on buttons". */
  readonly what: string;
}

const allPairs = (all: Colours): ContrastPair[] =>
  PAIRS.map(([upper, lower, least, what]) => ({
    ...{ upper, lower, least, what },
    contrast: contrast(all[upper], all[lower]),
  }));

/** The pairs that contain this colour, with their contrast, the least readable first. */
export const pairsOf = (all: Colours, use: ColourRole): ContrastPair[] =>
  allPairs(all)
    .filter(({ upper, lower }) => upper === use || lower === use)
    .sort((a, b) => a.contrast / a.least - b.contrast / b.least);

/** All pairs whose contrast is too low. */
export const unreadablePairs = (all: Colours): ContrastPair[] =>
  allPairs(all).filter((pair) => !(pair.contrast >= pair.least));

/** The colour of links and lines in the light scheme: the studio's own, else the standard one. */
export const accentOf = ({ day }: OwnColours): string => day.accent ?? COLOURS.day.accent;

const STEPS = 100;

/** The most similar colour for this use that is readable in all its pairs; null if there is none. */
export function nearestReadable(all: Colours, use: ColourRole): string | null {
  const isReadable = (colour: string) =>
    pairsOf({ ...all, [use]: colour }, use).every((pair) => pair.contrast >= pair.least);
  for (let step = 0; step <= STEPS; step += 1)
    for (const end of ['#000000', '#ffffff']) {
      const colour = mixColours(all[use], end, step / STEPS);
      if (isReadable(colour)) return colour;
    }
  return null;
}

const declarations = (colours: OwnColours[Scheme]) =>
  Object.entries(colours)
    .map(([use, colour]) => `--${use}: ${colour};`)
    .join(' ');

/**
 * A style sheet with a studio's own colours; '' if it has none.
 * @param around for example `@media all`, which has priority over the layers of a sheet that is loaded later
 */
export function coloursCss(
  own: OwnColours,
  around: '@layer tokens' | '@media all' = '@layer tokens',
): string {
  const [day, night] = [declarations(own.day), declarations(own.night)];
  const byNight = night && `@media (prefers-color-scheme: dark) { :root { ${night} } }`;
  return day || night ? `${around} { ${day && `:root { ${day} }`} ${byNight} }` : '';
}
