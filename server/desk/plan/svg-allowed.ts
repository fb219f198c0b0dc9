/** What a drawing may consist of. Whatever is not named here does not get into a plan. */

const words = (text: string) => new Set(text.trim().split(/\s+/));

export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';

/** Elements that draw something by themselves. */
export const SHAPES = words('path rect circle ellipse line polyline polygon text tspan use');
export const ELEMENTS = new Set([
  ...SHAPES,
  ...words(
    'svg g defs symbol style clipPath mask pattern marker linearGradient radialGradient stop',
  ),
]);
/** Their children stay, they themselves go. */
export const UNWRAPPED = words('a switch');

/** What is left out is said in these words. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  script: 'a script',
  foreignObject: 'a piece of a web page',
  image: 'a picture',
  feImage: 'a picture',
  animate: 'movement',
  animateTransform: 'movement',
  animateMotion: 'movement',
  set: 'movement',
  filter: 'an effect',
};

/** Properties of style, as attributes and in style sheets alike. */
export const PROPERTIES = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask
  marker marker-start marker-mid marker-end vector-effect paint-order stop-color stop-opacity shape-rendering
  text-rendering font font-family font-size font-style font-weight font-variant font-stretch text-anchor
  dominant-baseline alignment-baseline baseline-shift letter-spacing word-spacing text-decoration transform
`);
export const ATTRIBUTES = new Set([
  ...PROPERTIES,
  ...words(`
    id class x y width height x1 y1 x2 y2 dx dy d points r cx cy rx ry fx fy fr offset viewBox preserveAspectRatio
    patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod clipPathUnits
    maskUnits maskContentUnits markerWidth markerHeight markerUnits orient refX refY rotate textLength lengthAdjust
    pathLength
  `),
]);

const FUNCTIONS = words(
  'rgb rgba hsl hsla matrix translate translatex translatey rotate scale scalex scaley skewx skewy url',
);
const OWN_URL = /url\(\s*(["']?)#[\w:.-]+\1\s*\)/gi;

/** Whether a value of a property or an attribute refers to nothing but the drawing itself. */
export function isOwnValue(value: string): boolean {
  // An escape or a comment could hide any word.
  if (/[\\@<]|\/\*|javascript:|data:/i.test(value)) return false;
  const called = [...value.matchAll(/([\w-]+)\s*\(/g)].map(([, name = '']) => name.toLowerCase());
  return (
    called.every((name) => FUNCTIONS.has(name)) && !/url\s*\(/i.test(value.replaceAll(OWN_URL, ''))
  );
}

/** Names of the drawing's own parts that a value refers to. */
export const partsNamedBy = (value: string): string[] =>
  [...value.matchAll(/url\(\s*["']?#([\w:.-]+)/gi)].map(([, id = '']) => id);
