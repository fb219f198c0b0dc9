/** Cleans the style of a drawing: a CSS parser reads its rules and properties, and only what is known is written again. */
import { type CssNode, type Declaration, generate, parse, type Rule } from 'css-tree';
import { isOwnValue, PROPERTIES } from './svg-allowed.ts';

const SCHEME = /^\(prefers-color-scheme:(dark|light)\)$/;
const SELECTOR = /^[\w.#*>+~, :()-]+$/;
/** Whatever in a style leads out of the drawing. */
const OUTSIDE = /url\s*\(\s*["']?\s*(?!["'#\s])|@import|@font-face|image-set|\\/i;

/** A piece of style, clean; `isWhole` is false where something in it led out of the drawing. */
export interface CleanStyle {
  readonly css: string;
  readonly isWhole: boolean;
}

function read(css: string, context: 'stylesheet' | 'declarationList'): CssNode | null {
  try {
    // Values are taken as they are written: they are judged as text.
    const options = { context, parseValue: false, parseCustomProperty: false } as const;
    return parse(css, { ...options, parseAtrulePrelude: false, parseRulePrelude: false });
  } catch {
    return null;
  }
}

function declaration({ property, value, important }: Declaration): string[] {
  const name = property.toLowerCase();
  const written = generate(value).trim();
  if (!PROPERTIES.has(name) || !isOwnValue(written) || /[{};]/.test(written)) return [];
  return [`${name}:${written}${important ? '!important' : ''}`];
}

function rule({ prelude, block }: Rule): string[] {
  const selector = generate(prelude).trim();
  const inside = block.children.toArray();
  const declared = inside.flatMap((node) => (node.type === 'Declaration' ? declaration(node) : []));
  if (!SELECTOR.test(selector) || declared.length === 0) return [];
  return [`${selector}{${declared.join(';')}}`];
}

function rulesOf(node: CssNode): string[] {
  if (node.type === 'Rule') return rule(node);
  if (node.type !== 'Atrule' || node.name !== 'media' || !node.prelude || !node.block) return [];
  const condition = generate(node.prelude).replaceAll(' ', '');
  if (!SCHEME.test(condition)) return [];
  const inside = node.block.children
    .toArray()
    .flatMap((child) => (child.type === 'Rule' ? rule(child) : []));
  return inside.length > 0 ? [`@media ${condition}{${inside.join('')}}`] : [];
}

/** A style sheet of listed properties, and of the colour scheme. */
export function cleanSheet(css: string): CleanStyle {
  const sheet = read(css, 'stylesheet');
  const rules = sheet?.type === 'StyleSheet' ? sheet.children.toArray().flatMap(rulesOf) : [];
  return { css: rules.join(''), isWhole: !OUTSIDE.test(css) };
}

/** The declarations of a `style` attribute. */
export function cleanDeclarations(css: string): CleanStyle {
  const list = read(css, 'declarationList');
  const nodes = list?.type === 'DeclarationList' ? list.children.toArray() : [];
  const declared = nodes.flatMap((node) => (node.type === 'Declaration' ? declaration(node) : []));
  return { css: declared.join(';'), isWhole: !OUTSIDE.test(css) };
}
