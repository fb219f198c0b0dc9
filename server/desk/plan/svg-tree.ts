/** Reads SVG into a small tree of what a drawing may consist of. */
import { SaxesParser } from 'saxes';
import { PlanFault } from './fault.ts';
import {
  ATTRIBUTES,
  ELEMENTS,
  isOwnValue,
  LEFT_OUT,
  SVG,
  UNWRAPPED,
  XLINK,
} from './svg-allowed.ts';
import { type CleanStyle, cleanDeclarations } from './svg-style.ts';

export interface Shape {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (Shape | string)[];
}

/** The element and all below it. */
export function* all(shape: Shape): Generator<Shape> {
  yield shape;
  for (const child of shape.children) if (typeof child !== 'string') yield* all(child);
}

/** What its style sheets say, one after another. */
export const sheetsOf = (root: Shape) =>
  [...all(root)].flatMap(({ name, children }) => (name === 'style' ? children : [])).join('');

export interface Drawing {
  readonly root: Shape;
  /** What was left out, each once, in the owner's words. */
  readonly leftOut: ReadonlySet<string>;
}

const ELEMENTS_MAX = 100_000;
const DEPTH_MAX = 64;
const ELSEWHERE = 'a reference to somewhere else';
const ID = /^[\w:.-]{1,200}$/;

/** Throws a `PlanFault` for what is no drawing, or means harm. */
export function readDrawing(source: string): Drawing {
  const parser = new SaxesParser({ xmlns: true });
  const leftOut = new Set<string>();
  const open: Shape[] = [];
  const styles = new Map<string, CleanStyle>();
  let root: Shape | undefined;
  /** Depth inside something that is left out. */
  let skipped = 0;
  let count = 0;

  const styleOf = (css: string) => {
    if (!styles.has(css)) styles.set(css, cleanDeclarations(css));
    return styles.get(css)!;
  };
  const say = (name: string) => leftOut.add(LEFT_OUT[name] ?? 'something that is not drawn');

  function attributesOf(attributes: Readonly<Record<string, Attribute>>) {
    const kept = new Map<string, string>();
    for (const { uri, local, value } of Object.values(attributes)) {
      if (local === 'href' && (uri === '' || uri === XLINK)) {
        if (/^#[\w:.-]+$/.test(value)) kept.set('href', value);
        else leftOut.add(ELSEWHERE);
      } else if (uri !== '') {
        // Of other programs, for themselves.
      } else if (local === 'style') {
        const { css, isWhole } = styleOf(value);
        if (css !== '') kept.set('style', css);
        if (!isWhole) leftOut.add(ELSEWHERE);
      } else if (/^on/i.test(local)) say('script');
      else if (ATTRIBUTES.has(local) && (local !== 'id' || ID.test(value))) {
        if (isOwnValue(value)) kept.set(local, value);
        else leftOut.add(ELSEWHERE);
      }
    }
    return kept;
  }

  parser.on('error', (error) => {
    throw new PlanFault(
      `This SVG is damaged (${error.message.replace(/^\w*:/, 'line ')}): export it anew.`,
    );
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype) || doctype.includes('['))
      throw new PlanFault(
        'This SVG defines shorthands of its own (entities), which are not taken in. Export it as plain SVG, or as PDF.',
      );
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1;
    if (count > ELEMENTS_MAX || open.length > DEPTH_MAX)
      throw new PlanFault(
        'This drawing has more parts than a plan needs. Hide what is not needed, or export it as PDF.',
      );
    if (!root && (local !== 'svg' || uri !== SVG))
      throw new PlanFault('This is no SVG: export the plan as SVG, PNG, JPEG or PDF.');
    if (skipped > 0) {
      skipped += 1;
      return;
    }
    const isUnwrapped = UNWRAPPED.has(local);
    if (uri !== SVG || !(ELEMENTS.has(local) || isUnwrapped)) {
      if (uri === SVG && local in LEFT_OUT) say(local);
      skipped = 1;
      return;
    }
    const shape: Shape = {
      name: isUnwrapped ? 'g' : local,
      attributes: isUnwrapped ? new Map() : attributesOf(attributes),
      children: [],
    };
    if (local === 'a' && Object.keys(attributes).some((name) => /href$/.test(name)))
      leftOut.add('a link');
    open.at(-1)?.children.push(shape);
    root ??= shape;
    open.push(shape);
  });
  parser.on('closetag', () => {
    if (skipped > 0) skipped -= 1;
    else open.pop();
  });
  const addText = (text: string) => {
    const at = open.at(-1);
    if (skipped === 0 && at && /^(text|tspan|style)$/.test(at.name)) at.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(source).close();
  if (!root) throw new PlanFault('This SVG is empty.');
  return { root, leftOut };
}

interface Attribute {
  readonly uri: string;
  readonly local: string;
  readonly value: string;
}
