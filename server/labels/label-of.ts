/** The desk's labels for content files and their fields. */
import { OTHER_TEXTS, PAGES } from '#content-model/pages.ts';
import { PHOTO_LABELS } from '#contract/desk/photos.ts';
import { KIND_LABELS, PROJECT_LABELS } from '#contract/desk/projects.ts';
import { kindOfFile, projectParts } from '#pictures/sources.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { LABELS } from './labels.ts';
import type { Label } from './tables/label.ts';

/** Labels for keys that are unclear by themselves. */
const KEYS: Readonly<Record<string, string>> = {
  file: 'Picture',
  lead: 'Sentence below the heading',
  label: 'Text of the link',
  to: 'Leads to',
  alt: 'Description of the picture',
  url: 'Web address',
  whatsapp: 'First message on WhatsApp',
  // The forms of a sentence with a number.
  none: 'If there is none',
  one: 'If there is one',
  many: 'If there are several',
  placeholder: PROJECT_LABELS.placeholder,
};

/** "Night cover" for "nightCover", "2BHK" for "2bhk". */
export const labelFromKey = (name: string) => {
  const words = name
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  const label = words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
  return label.replaceAll(/\b\d+(bhk|rk)\b/g, (home) => home.toUpperCase());
};

/** The desk's label for a text file, given without ".yaml". */
export const pageLabel = (file: string) =>
  PAGES.find(({ texts }) => texts === file)?.name ?? OTHER_TEXTS[file]?.name ?? labelFromKey(file);

/** The name of the page at an address: "About" for "/about". */
export const nameOfPath = (address: string) => PAGES.find(({ path }) => path === address)?.name;

/** Finds the entry for a path in a table; "*" matches any part. */
function finderIn<T>(name: string, table: Readonly<Record<string, T>>) {
  const patterns = Object.entries(table)
    .filter(([path]) => path.split('.')[0] === name)
    .map(([path, found]) => ({ parts: path.split('.').slice(1), found }));
  return (path: Path): T | undefined =>
    patterns.find(
      ({ parts }) =>
        parts.length === path.length &&
        parts.every((part, i) => part === '*' || part === String(path[i])),
    )?.found;
}

/** @param name of a text file, without ".yaml" */
export function labelsIn(name: string) {
  const ownLabel = finderIn(name, LABELS);
  const labelFor = (path: Path): Label => ownLabel(path) ?? {};

  function titleOf(path: Path): string {
    const own = labelFor(path).title;
    const key = path.at(-1);
    if (own) return own;
    // A section has the label of its texts.
    if (path[0] === 'hidden' && path.length === 2) return titleOf(path.slice(1));
    if (typeof key === 'number')
      return `${labelFor(path.slice(0, -1)).entry ?? 'Entry'} ${key + 1}`;
    const word = String(key ?? name);
    if (name === 'pages' && path.length === 1)
      return nameOfPath(word) ?? labelFromKey(word.replace('/', ''));
    return KEYS[word] ?? labelFromKey(word);
  }
  return { labelFor, titleOf };
}

/**
 * Returns the name of the list entry at a path; '' if it is labelled by its number. For a picture of a project: its title
 * in quotation marks, or its number; '' if it is labelled by its file.
 */
export type NameAt = (path: Path) => string;

function inWords(name: string, path: Path, nameAt: NameAt): string[] {
  const { labelFor, titleOf } = labelsIn(name);
  const found: string[] = [];
  path.forEach((key, i) => {
    // A hidden section is named without further parts.
    if (key === 'hidden' && i === 0) return;
    const title = titleOf(path.slice(0, i + 1));
    if (typeof key === 'number') {
      const own = nameAt(path.slice(0, i + 1));
      const entry = labelFor(path.slice(0, i)).entry ?? 'Entry';
      // "Question 3" already says which list it is in.
      found.splice(-1, 1, own ? `${entry} “${own}”` : title);
    }
    // A value that may be a sample has the label of its field.
    else if (key === 'placeholder' && typeof path[i - 1] === 'string')
      found.splice(-1, 1, `${found.at(-1)}: still a sample`);
    else if (!((key === 'value' || key === 'file') && i === path.length - 1 && i > 0))
      found.push(title);
  });
  return found;
}

function inProject(path: Path, nameAt: NameAt): string[] {
  const [first, second, ...rest] = path;
  if (first === 'photos' && second !== undefined) {
    const field =
      rest.length > 0 ? [PHOTO_LABELS[rest[0] as 'alt'] ?? labelFromKey(String(rest[0]))] : [];
    return [`Picture ${nameAt(path.slice(0, 2)) || String(second)}`, ...field];
  }
  const name = String((first === 'facts' ? second : undefined) ?? first ?? '');
  const labels: Readonly<Record<string, string>> = PROJECT_LABELS;
  return name ? [labels[name] ?? labelFromKey(name)] : [];
}

/** Of a kind of projects. */
function inKind(path: Path): string[] {
  const name = String(path.at(-1) ?? '');
  const labels: Readonly<Record<string, string>> = KIND_LABELS;
  return [labels[name] ?? labelFromKey(name)];
}

/**
 * `['Question 3', 'Answer']` for `faq.yaml` and `['items', 2, 'answer']`: the labels on the way to a field on its screen; with a
 * name of the entry `['Question “What does it cost?”', 'Answer']`.
 */
export function labelsOf(file: string, path: Path, nameAt: NameAt = () => ''): string[] {
  const name = file.replace(/^content\//, '');
  if (kindOfFile(name) !== undefined) return inKind(path);
  return projectParts(name)
    ? inProject(path, nameAt)
    : inWords(name.replace(/\.yaml$/, ''), path, nameAt);
}

const isNumber = (part: string) => /^\d+$/.test(part);

/** `['items', 2, 'answer']` for "items.2.answer", the notation of the screens. */
export const pathOfAddress = (written: string): Path =>
  written.split('.').map((part) => (isNumber(part) ? Number(part) : part));

/** `['items', 2, 'answer']` for "items › 3 › answer", where entries of a list count from 1. */
export const pathOfField = (field: string): Path =>
  field.split(' › ').map((part) => (isNumber(part) ? Number(part) - 1 : part));
