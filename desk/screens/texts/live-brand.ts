/** Shows the brand on the live page as it is typed: colours, fonts and the logo. */
import { COLOURS, type ColourRole, HEX_COLOUR, type Scheme } from '#contract/colours.ts';
import type { Field } from '#contract/desk/texts.ts';
import { fontPair, fontTokens } from '#contract/fonts.ts';
import { ARCH, ARCH_LINE, INITIALS_AT, initialsOf } from '#contract/mark.ts';
import { frameShowing } from './live-text.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** The logo of each page as it was loaded: its outline, and its attributes. */
const loaded = new WeakMap<
  Document,
  { readonly outline: string; readonly nodes: readonly Node[] }
>();

function draw(page: Document, name: string, attributes: Readonly<Record<string, string>>): Element {
  const element = page.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function underArch(page: Document, letter: string | undefined, studio: string): Element[] {
  const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': String(ARCH_LINE) };
  const arch = draw(page, 'path', { ...line, d: ARCH });
  if (letter) return [arch, draw(page, 'path', { d: letter, fill: 'currentColor' })];
  const { x, y, size } = INITIALS_AT;
  const place = { x: `${x}`, y: `${y}`, 'text-anchor': 'middle', 'font-size': `${size}` };
  const text = draw(page, 'text', { ...place, fill: 'currentColor' });
  text.textContent = initialsOf(studio);
  return [arch, text];
}

/** All logos of the page reference one drawing. */
function putMark(page: Document, field: Field, outline: string, studio: string): void {
  const drawing = page.getElementById('mark');
  if (!drawing) return;
  const before = loaded.get(page) ?? {
    outline: frameShowing(page, field) ?? '',
    nodes: [...drawing.childNodes],
  };
  loaded.set(page, before);
  const own = () =>
    outline
      ? [draw(page, 'path', { d: outline, fill: 'currentColor' })]
      : underArch(page, field.choices[0], studio);
  drawing.replaceChildren(...(outline === before.outline ? before.nodes : own()));
}

const BRAND: readonly Field['type'][] = ['mark', 'fonts', 'colour'];

/** If the page has no fields of `brand.yaml`, its brand stays. */
export function putBrand(
  page: Document,
  fields: readonly Field[],
  typedText: (field: Field) => string,
  { light, studio }: { readonly light: Scheme; readonly studio: string },
): void {
  const { style } = page.documentElement;
  for (const field of fields) {
    if (!BRAND.includes(field.type)) continue;
    const typed = typedText(field);
    const [, fieldLight, use] = field.path.split('.');
    if (field.type === 'mark') putMark(page, field, typed, studio);
    if (field.type === 'fonts')
      for (const [token, fonts] of Object.entries(fontTokens(fontPair(typed))))
        style.setProperty(token, fonts);
    if (field.type === 'colour' && fieldLight === light)
      style.setProperty(
        `--${use}`,
        [typed, field.value].find((colour) => HEX_COLOUR.test(colour)) ??
          COLOURS[light][use as ColourRole],
      );
  }
}
