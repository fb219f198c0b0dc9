/** Keeps the studio's own texts when starter texts replace those of the demonstration. */
import { isDeepStrictEqual } from 'node:util';
import { parse, parseDocument } from 'yaml';
import { FILES } from '#content-model/schema.server.ts';
import { referencesIn } from '#content-model/shape.server.ts';
import { isGroup } from '#contract/group.ts';

type Path = readonly (string | number)[];
type Entry = readonly [path: Path, value: unknown];

interface Texts {
  /** The starter text of the file. */
  readonly starter: unknown;
  /** The studio's published text of the file. */
  readonly own: unknown;
  /** The demonstration's text of the file. */
  readonly shipped: unknown;
}

/** Values of `own` that differ from `shipped`, at their paths in `starter`, except names of pictures and films. */
function ownIn({ starter, own, shipped }: Texts, isReference: (path: Path) => boolean): Entry[] {
  function walk(texts: Texts, path: Path): Entry[] {
    if (isDeepStrictEqual(texts.own, texts.shipped) || isReference(path)) return [];
    if (Array.isArray(texts.starter)) return inList(texts, texts.starter, path);
    if (isGroup(texts.starter)) {
      const [had, has] = [texts.shipped, texts.own].map((one) => (isGroup(one) ? one : {}));
      return Object.entries(texts.starter).flatMap(([name, value]) =>
        walk({ starter: value, own: has?.[name], shipped: had?.[name] }, [...path, name]),
      );
    }
    return typeof texts.own === typeof texts.starter ? [[path, texts.own]] : [];
  }
  function inList(texts: Texts, list: readonly unknown[], path: Path): Entry[] {
    if (!Array.isArray(texts.own)) return [];
    const [has, had] = [texts.own, Array.isArray(texts.shipped) ? texts.shipped : []];
    const isSameLength = list.length === had.length;
    const changed = isSameLength
      ? list.flatMap((value, i) =>
          walk({ starter: value, own: has[i], shipped: had[i] }, [...path, i]),
        )
      : [];
    const added = has
      .map((entry, i) => ({ entry, at: [...path, i] }))
      .filter((_, i) => !isSameLength || i >= had.length)
      .filter(({ entry, at }) => !had.some((one) => isDeepStrictEqual(one, entry)) && !holds(at));
    return [...changed, ...added.map(({ entry }, i): Entry => [[...path, list.length + i], entry])];
  }
  const holds = (path: Path) => isReference([...path, '*']);
  return walk({ starter, own, shipped }, []);
}

/**
 * @param file "faq.yaml"
 * @returns the text for the new site, without the studio's own values if they do not fit
 */
export function keepOwnTexts(file: string, starter: string, own: string, shipped: string): string {
  if (own === shipped) return starter;
  const shape = FILES[file.replace(/\.yaml$/, '') as keyof typeof FILES];
  try {
    const value = parse(own);
    const references = referencesIn(shape, value).map(({ path }) => path.join('.'));
    // A path that ends in `*` includes everything below.
    const isReference = (path: Path) => {
      const name = path.join('.');
      return name.endsWith('*')
        ? references.some((one) => one.startsWith(name.slice(0, -1)))
        : references.includes(name);
    };
    const texts = { starter: parse(starter), own: value, shipped: parse(shipped) };
    const document = parseDocument(starter);
    for (const [path, text] of ownIn(texts, isReference))
      document.setIn(path, typeof text === 'object' ? document.createNode(text) : text);
    return shape.safeParse(document.toJS()).success ? document.toString({ lineWidth: 0 }) : starter;
  } catch {
    return starter;
  }
}
