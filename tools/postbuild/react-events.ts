/**
 * Events that React hears in the browser. By itself it listens twice for each of 80, and walks up the page at every one: a
 * dozen of them belong to one tap. Here only those are left that a component of the site or a link of React Router handles.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** The properties such as `onClick` that the site's components and React Router's `<Link>` set. */
function handlers(): ReadonlySet<string> {
  const sources = globSync('app/**/*.{ts,tsx}', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const names = sources.flatMap((source) => source.match(/\bon[A-Z]\w+?(?=Capture\b|\b)/g) ?? []);
  return new Set([...names, 'onClick', 'onFocus', 'onBlur', 'onMouseEnter', 'onTouchStart']);
}

/** React's names, such as `pointerDown`, of events that have a handler. */
const handled = (names: string, used: ReadonlySet<string>) =>
  names.split(' ').filter((name) => used.has(`on${name[0]?.toUpperCase()}${name.slice(1)}`));

/** Replaces a part of React DOM. The build stops if it is missing. */
function replace(code: string, part: RegExp, by: string | ((...groups: string[]) => string)) {
  if (!part.test(code))
    throw new Error(
      `React DOM has no ${part} where tools/postbuild/react-events.ts looks for it. Compare it with the installed version.`,
    );
  return code.replace(part, by as string);
}

/** Parts that only serve events without a handler: `onSelect`, `onBeforeInput`, composition, functions as form actions. */
const UNUSED = [
  /^simpleEventPluginEvents\.push\("scrollEnd"\);$/m,
  /^registerSimpleEvent\(ANIMATION_END[\s\S]*?(?=^registerSimpleEvent\("focusin")/m,
  /^registerSimpleEvent\(TRANSITION_RUN[\s\S]*?(?=^registerDirectEvent\("onMouseEnter")/m,
  /^registerTwoPhaseEvent\(\s*"onSelect"[\s\S]*?(?=^var mediaEventTypes)/m,
  /^ {6}handleEventFunc = targetInst \? getNodeFromInstance[\s\S]*?(?=^ {4}\}\n {4}processDispatchQueue)/m,
  /^ {4}var ownerDocument =\n[\s\S]*?listenToNativeEvent\("selectionchange", !1, ownerDocument\)\);$/m,
  /^canUseDOM &&\n {2}\(\(style = document[\s\S]*?vendorPrefixes\.transitionend\.transition\);$/m,
];

/** Calls without side effects, which the bundler cannot know. */
const PURE =
  /(?<== )(?=createSyntheticEvent\(|getVendorPrefixedEventName\()|(?<=EventInterface = )(?=assign\()|(?<=: )(?=makePrefixMap\()/g;

/** Names of keys as browsers of ten years ago had them. */
const OLD_KEYS = /(?<=^ {4})key: function \(nativeEvent\) \{[\s\S]*?^ {4}\}(?=,$)/m;

/** React DOM (`react-dom-client.production.js`) with only the events that have a handler. */
export function withHandledEvents(code: string): string {
  const used = handlers();
  const simple = /(?<=simpleEventPluginEvents =\n\s+")[\w ]+/;
  const [all = ''] = simple.exec(code) ?? [];
  const kept = handled(all, used);
  const inLowerCase = new Set(kept.map((name) => name.toLowerCase()));
  const without = UNUSED.reduce((rest, part) => replace(rest, part, ''), code);
  const listened = replace(
    replace(without, simple, kept.join(' ')),
    /(?<=mediaEventTypes =\n\s+")[\w ]+/,
    (media) =>
      media
        .split(' ')
        .filter((name) => inLowerCase.has(name))
        .join(' '),
  );
  const changes = replace(
    listened,
    /"change click focusin focusout input keydown keyup selectionchange"/,
    '"change click input"',
  );
  // A click without a handler of its own falls through to the mouse events.
  const constructors = changes.replace(
    /((?:^ {10}case [\w"]+:\n)+) {12}SyntheticEventCtor = \w+;\n {12}break;\n/gm,
    (part, cases: string) =>
      /"mousedown"|"focusin"|"focusout"/.test(cases) ||
      [...cases.matchAll(/"(\w+)"/g)].some(([, name = '']) => inLowerCase.has(name))
        ? part
        : '',
  );
  return replace(constructors, OLD_KEYS, 'key: 0').replace(PURE, '/* @__PURE__ */ ');
}
