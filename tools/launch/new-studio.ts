/** Finds what a site that began empty still lacks: texts that only its owner can judge, pictures, and a first project. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml, positionOf } from '#content-model/parse.server.ts';
import { fieldName } from '#content-model/problem.server.ts';
import { nameOfEntry } from '#contract/entry-name.ts';
import { required } from '#contract/required.ts';
import { pictureKey } from '#pictures/sources.ts';
import { STARTER } from '#server/drafts/published.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { pathOfAddress } from '#server/labels/label-of.ts';
import { allReferences } from '#tools/content/references.ts';
import { type ContentValue, contentValues, isWhole, type Texts } from './content-values.ts';
import type { Finding } from './finding.ts';

/** The comment at the end of a line that every new site begins with. */
export const STARTER_MARK = /#\s*starter\b/;
const lineOf = (texts: Texts, { file, line }: ContentValue) =>
  texts[file]?.split('\n')[line - 1] ?? '';

/** The starter texts that the owner has to judge. */
function starterWords(): ContentValue[] {
  const texts = Object.fromEntries(
    readdirSync(STARTER).map((name) => [
      `content/${name}`,
      readFileSync(join(STARTER, name), 'utf8'),
    ]),
  );
  return contentValues(texts).filter(
    (word) => STARTER_MARK.test(lineOf(texts, word)) && isText(word),
  );
}
/** A sentence. Titles and addresses on the same line are not judged. */
const isText = ({ value }: ContentValue) =>
  typeof value === 'string' && value.trim().split(/\s+/).length > 3;

/** Starter lines: those that are unchanged, and those that were rewritten. */
function starterTexts(texts: Texts, words: readonly ContentValue[]) {
  // Compared by text, because removing or moving an entry changes the positions of others.
  const textOf = ({ file, value }: ContentValue) => `${file} ${value}`;
  const began = new Set(starterWords().map(textOf));
  const marked = words.filter((word) => STARTER_MARK.test(lineOf(texts, word)) && isText(word));
  const isSame = (word: ContentValue) => began.has(textOf(word));
  return { same: marked.filter(isSame), written: marked.filter((word) => !isSame(word)) };
}

/** The person whose photo is at this path; '' for another picture. */
function ofPerson(value: unknown, path: readonly PropertyKey[]): string {
  const at = path.lastIndexOf('photo');
  return at < 0 ? '' : nameOfEntry(valueAt(value, path.slice(0, at) as Path));
}

/** Missing pictures that texts name; those of materials only if a photo names the material. */
function missingPictures(texts: Texts, files: readonly string[]): Finding[] {
  const has = new Set(files.map(pictureKey));
  return allReferences(texts)
    .filter(({ refersTo, value }) => refersTo === 'picture' && !has.has(value))
    .filter(({ file }) => file !== 'content/materials.yaml')
    .map(({ file, path, value }) => {
      const parsed = parseYaml(file, required(texts[file], file));
      const person = ofPerson(parsed.document.toJS(), path);
      return {
        who: 'designer',
        what: `There is no picture “${value}” yet, so the logo is shown in its place: choose a picture.`,
        atDesk: person
          ? `${person} has no photo yet. Choose one.`
          : 'There is no picture here yet, so the logo is shown in its place. Choose a picture.',
        file,
        line: positionOf(parsed, path).line,
        field: fieldName(path),
      };
    });
}

function firstProject(texts: Texts): Finding[] {
  const isShown = ([file, text]: [string, string]) =>
    file.endsWith('/project.yaml') && !/^hidden: true/m.test(text);
  if (Object.entries(texts).some(isShown)) return [];
  return [
    {
      who: 'designer',
      what: 'No project is on the site yet: add your first, with its photos.',
      file: 'content/projects/',
    },
  ];
}

const aboutText = ({ file, line, path }: ContentValue) => ({
  who: 'owner' as const,
  file,
  line,
  // Not just the first value of the line: a card has its title before it.
  field: fieldName(pathOfAddress(path)),
});

/** `written`: starter texts that the owner has replaced. */
export function newStudioFindings(
  texts: Texts,
  files: readonly string[],
  words: readonly ContentValue[],
) {
  const { same, written } = starterTexts(texts, words);
  const questions = same.map(
    (word): Finding => ({
      ...aboutText(word),
      isQuestion: true,
      what: `“${word.value}” is a text that every new site begins with: is it right for you?`,
      atDesk: `“${word.value}”: is this text right for you?`,
    }),
  );
  const whole = isWhole(texts) ? [...missingPictures(texts, files), ...firstProject(texts)] : [];
  return {
    findings: [...questions, ...whole],
    written: written.map((word): Finding => ({ ...aboutText(word), what: `“${word.value}”` })),
  };
}
