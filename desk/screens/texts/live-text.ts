/** Finds the texts of fields on a page of the site, and replaces them. */
import type { Field } from '#contract/desk/texts.ts';
import { addressName, pictureAt } from './live-pictures.ts';

const EM = /\*([^*]+)\*/g;
/** As visitors read it: without asterisks, with single spaces. */
export const plain = (text: string) => text.replace(EM, '$1').replace(/\s+/g, ' ').trim();
export const NOT_SHOWN = 'script, style, template, svg, head';

export interface Holder {
  readonly path: string;
  readonly element: HTMLElement;
  /** What the page shows in the gaps of the text: "50" for "{km}". */
  readonly gaps?: Readonly<Record<string, string>>;
}

/** Whether the page shows the saved draft; otherwise it shows the published texts. */
const isOfDraft = (page: Document) => page.documentElement.dataset.shows === 'draft';

/** The text of a field on that page. */
export const frameShowing = (page: Document, { value, published }: Field) =>
  isOfDraft(page) ? value : published;

/** Whether its value is a text on the page. */
export const isText = (type: Field['type']) =>
  type === 'text' || type === 'number' || type === 'choice' || type === 'address';

/** The sample of a material is cut from its picture, but its image file has its own name. */
const SAMPLE = /^materials\.(.+)\.sample\.picture$/;
function imageName({ place }: Field, key: string): string {
  const [, material] = SAMPLE.exec(place) ?? [];
  return addressName(material ? `materials/${material}` : key);
}

/**
 * The images that show the picture of a field. One without a description field also belongs to the field of its description.
 */
function findImages(page: Document, fields: readonly Field[]): Holder[] {
  const wanted = Map.groupBy(
    fields.filter((field) => field.type === 'picture' && frameShowing(page, field)),
    (field) => imageName(field, frameShowing(page, field) ?? ''),
  );
  return [...page.querySelectorAll('img')].flatMap((element): Holder[] => {
    const name = pictureAt(element.src, (one) => wanted.has(one));
    const places = wanted.get(name ?? '') ?? [];
    // One picture may be shown in several places.
    const field = places.length > 1 ? places.shift() : places[0];
    if (!field) return [];
    const altPath = field.path.replace(/\.file$/, '.alt');
    const alt = fields.find(({ path }) => path === altPath && path !== field.path);
    const isDescribed = !alt || (frameShowing(page, alt) ?? '') !== '';
    const own = { path: field.path, element };
    return isDescribed ? [own] : [{ path: altPath, element }, own];
  });
}

/** The innermost elements whose text equals that of a field, then the images of pictures. */
export function findHolders(page: Document, fields: readonly Field[]): Holder[] {
  const wanted = new Map<string, string[]>();
  for (const field of fields) {
    const { path, type } = field;
    const words = plain(frameShowing(page, field) ?? '');
    if (!isText(type) || words === '') continue;
    wanted.set(words, [...(wanted.get(words) ?? []), path]);
  }
  const used = new Map<string, number>();
  const found: Holder[] = [];
  const claim = (words: string, element: HTMLElement) => {
    const paths = wanted.get(words);
    if (!paths) return;
    const count = used.get(words) ?? 0;
    used.set(words, count + 1);
    const path = paths[count] ?? paths.at(-1);
    if (path) found.push({ path, element });
  };
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) {
    if (element.closest(NOT_SHOWN)) continue;
    if ('alt' in element) {
      claim(plain(String(element.alt)), element);
      continue;
    }
    const words = plain(element.textContent ?? '');
    if (!wanted.has(words)) continue;
    const isInside = [...element.children].some(
      (child) => plain(child.textContent ?? '') === words,
    );
    if (!isInside) claim(words, element);
  }
  return [...found, ...findImages(page, fields)];
}

/** Writes a text into an element as the page does: a word between asterisks in italics. */
export function putText(element: HTMLElement, words: string): void {
  if ('alt' in element) {
    element.alt = words;
    return;
  }
  const page = element.ownerDocument;
  const parts = words.split(/\*([^*]+)\*/);
  const { firstChild, childNodes } = element;
  // Changing the text of a node is faster than replacing the node, after which the browser computes styles again.
  if (parts.length === 1 && childNodes.length === 1 && firstChild?.nodeName === '#text') {
    firstChild.nodeValue = words;
    return;
  }
  const nodes = parts.map((part, i) => {
    if (i % 2 === 0) return page.createTextNode(part);
    const em = page.createElement('em');
    em.textContent = part;
    return em;
  });
  element.replaceChildren(...nodes);
}

/** Outlines elements, and scrolls to the first one. */
export function frame(page: Document, elements: readonly HTMLElement[]): void {
  for (const old of page.querySelectorAll<HTMLElement>('[data-framed]')) {
    old.removeAttribute('data-framed');
    old.style.outline = '';
    old.style.outlineOffset = '';
  }
  for (const element of elements) {
    element.setAttribute('data-framed', '');
    element.style.outline = '2px solid #b0563a';
    // A picture fills a frame that clips its overflow, so the outline is drawn inside.
    element.style.outlineOffset = element.matches('img') ? '-6px' : '6px';
  }
  for (const element of elements)
    for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
      at.open = true;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  elements[0]?.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
}
