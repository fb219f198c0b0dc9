/** What a site that began empty still lacks: texts that only its owner can judge, pictures, and a first project. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml, placeOf } from '#content-model/parse.server.ts';
import { fieldName } from '#content-model/problem.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { required } from '#contract/required.ts';
import { pictureKey } from '#pictures/sources.ts';
import { STARTER } from '#server/new-studio/empty-content.ts';
import { allReferences } from '#tools/content/references.ts';
import type { Finding } from './finding.ts';
import { type Texts, type Word, wordsOf } from './words.ts';

const MARK = /#\s*starter\b/;
const lineOf = (texts: Texts, { file, line }: Word) => texts[file]?.split('\n')[line - 1] ?? '';

/** The texts that every new site begins with, as far as they are the owner's to judge. */
function starterWords(): Word[] {
  const texts = Object.fromEntries(
    readdirSync(STARTER).map((name) => [
      `content/${name}`,
      readFileSync(join(STARTER, name), 'utf8'),
    ]),
  );
  return wordsOf(texts).filter((word) => MARK.test(lineOf(texts, word)) && isText(word));
}
/** A sentence: a title or an address on the same line is not judged. */
const isText = ({ value }: Word) =>
  typeof value === 'string' && value.trim().split(/\s+/).length > 3;

/** Lines that a new site began with: those that still say the same, and those that were written anew. */
function starterTexts(texts: Texts, words: readonly Word[]) {
  // By its text: an entry that was removed or moved changes the places of others.
  const textOf = ({ file, value }: Word) => `${file} ${value}`;
  const began = new Set(starterWords().map(textOf));
  const marked = words.filter((word) => MARK.test(lineOf(texts, word)) && isText(word));
  const same = marked.filter((word) => began.has(textOf(word)));
  return { same, written: marked.length - same.length };
}

/** Pictures that the texts name and that are not there; those of materials are needed once a photo names the material. */
function missingPictures(texts: Texts, files: readonly string[]): Finding[] {
  const has = new Set(files.map(pictureKey));
  return allReferences(texts)
    .filter(({ refersTo, value }) => refersTo === 'picture' && !has.has(value))
    .filter(({ file }) => file !== 'content/materials.yaml')
    .map(({ file, path, value }) => ({
      who: 'designer',
      what: `There is no picture “${value}” yet, so the mark is shown in its place: choose one.`,
      file,
      line: placeOf(parseYaml(file, required(texts[file], file)), path).line,
      field: fieldName(path),
    }));
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

/** `written`: how many of the first texts the owner has replaced. */
export function newStudioFindings(texts: Texts, files: readonly string[], words: readonly Word[]) {
  const { same, written } = starterTexts(texts, words);
  const questions = same.map(
    ({ file, line, path, value }): Finding => ({
      who: 'owner',
      isQuestion: true,
      // Not merely the first of the line: a card has its title before it.
      field: fieldName(path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))),
      what: `“${value}” is a text that every new site begins with: is it right for you?`,
      file,
      line,
    }),
  );
  // A part of a content has no whole list of what it refers to.
  const isWhole = Object.keys(FILES).every((name) => `content/${name}.yaml` in texts);
  const whole = isWhole ? [...missingPictures(texts, files), ...firstProject(texts)] : [];
  return { findings: [...questions, ...whole], written };
}
