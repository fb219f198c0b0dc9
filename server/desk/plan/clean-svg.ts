/** Cleans a drawing: reads it, keeps what a plan consists of, and writes it anew. Nothing of the file itself is passed on. */
import { PlanFault } from './fault.ts';
import { nightOf } from './night.ts';
import { countDrawn } from './svg-count.ts';
import { cleanSheet } from './svg-style.ts';
import { all, readDrawing, type Shape, sheetsOf } from './svg-tree.ts';

export interface CleanPlan {
  readonly svg: string;
  /** x, y, width and height in the drawing's own units. */
  readonly viewBox: readonly [number, number, number, number];
  /** What was left out, in the owner's words. */
  readonly leftOut: readonly string[];
}

/** @param source the SVG as text. Throws a `PlanFault`. */
export function cleanSvg(source: string): CleanPlan {
  const { root, leftOut } = readDrawing(source);
  const viewBox = viewBoxOf(root);
  const said = new Set(leftOut);
  cleanSheets(root, said);
  const drawn = countDrawn(root);
  if (drawn === 0)
    throw new PlanFault(
      'Nothing is drawn in this SVG that can be kept. If it holds a picture, send the picture itself.',
    );
  const knowsNight = /prefers-color-scheme/.test(sheetsOf(root));
  const night = knowsNight ? { before: '', attribute: '' } : nightOf(viewBox);
  const inside = root.children.map(write).join('');
  const own = new Map(root.attributes);
  for (const name of ['viewBox', 'width', 'height', 'x', 'y', 'id']) own.delete(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}">${night.before}<g${night.attribute}><g${attributes(own)}>${inside}</g></g></svg>\n`;
  return { svg, viewBox, leftOut: [...said] };
}

const inPixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function length(written = ''): number {
  const [, number, unit = ''] = /^\s*([\d.eE+-]+)\s*([a-z]*)\s*$/.exec(written) ?? [];
  return Number(number) * (inPixels[unit] ?? Number.NaN);
}

function viewBoxOf({ attributes }: Shape): CleanPlan['viewBox'] {
  const written = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = written ?? [0, 0, length(attributes.get('width')), length(attributes.get('height'))];
  const [x, y, width, height] = box;
  const isUsable =
    box.length === 4 && box.every((n) => Math.abs(n) < 1e7) && width! > 0 && height! > 0;
  if (!isUsable)
    throw new PlanFault(
      'This SVG does not say how large its paper is (viewBox): export it with its page size.',
    );
  if (width! / height! > 20 || height! / width! > 20)
    throw new PlanFault('This drawing is a strip, more than twenty times as long as it is wide.');
  return [x!, y!, width!, height!];
}

function cleanSheets(root: Shape, said: Set<string>): void {
  for (const shape of all(root)) {
    if (shape.name !== 'style') continue;
    const sheet = shape.children.splice(0).join('');
    const { css, isWhole } = cleanSheet(sheet);
    if (!isWhole) said.add('a reference to somewhere else');
    if (css !== '') shape.children.push(css);
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
const attributes = (map: ReadonlyMap<string, string>) =>
  [...map].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');

function write(shape: Shape | string): string {
  if (typeof shape === 'string') return escaped(shape);
  const inside = shape.children.map(write).join('');
  const open = `<${shape.name}${attributes(shape.attributes)}`;
  return inside === '' ? `${open}/>` : `${open}>${inside}</${shape.name}>`;
}
