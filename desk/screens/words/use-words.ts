/** The pages of words, and the fields of one page, from the server. */
import type { Field, Part, WordsPage, WordsPages } from '#contract/desk/words.ts';
import { useAnswer } from '../../api.ts';

const POLL_MS = 15_000;

export const useWordsPages = () => useAnswer<WordsPages>(['words-pages'], '/words');

/** Changes of others appear without reloading. */
export const useWordsPage = (file: string, isWanted = true) =>
  useAnswer<WordsPage>(['words', file], `/words/${encodeURIComponent(file)}`, {
    refetchInterval: POLL_MS,
    enabled: isWanted,
  });

/** The name whose initials are the mark of a studio that has none; '' until it is loaded. */
export const useMarkName = (isWanted = true) =>
  fieldsIn(useWordsPage('site', isWanted).data?.parts ?? []).find(({ path }) => path === 'name')
    ?.value ?? '';

/** All fields, in the page's order, with those that say whether a section is hidden. */
export const fieldsIn = (parts: readonly Part[]): Field[] =>
  parts.flatMap((part) =>
    part.kind === 'field'
      ? [part]
      : [
          ...(part.hide ? [part.hide] : []),
          ...fieldsIn(part.kind === 'group' ? part.parts : part.entries),
        ],
  );

/** The fields that are shown on a phone one after the other: all that can be changed. */
export const turnsIn = (parts: readonly Part[]) =>
  fieldsIn(parts).filter(({ locked }) => locked === null);

/** Not a switch of a section. */
export const isWritten = ({ type }: Field) => type !== 'hide';
