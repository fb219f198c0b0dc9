/** The pages of texts, and the fields of one page, from the server. */
import type { Field, Part, TextsPage, TextsPages } from '#contract/desk/texts.ts';
import { useResponse } from '../../api.ts';

const POLL_MS = 15_000;

export const useTextsPages = () => useResponse<TextsPages>(['texts-pages'], '/words');

/** Changes of others appear without reloading. */
export const useTextsPage = (file: string, isWanted = true) =>
  useResponse<TextsPage>(['texts', file], `/words/${encodeURIComponent(file)}`, {
    refetchInterval: POLL_MS,
    enabled: isWanted,
  });

/** The name whose initials are the logo of a studio without one; '' until it is loaded. */
export const useMarkName = (isWanted = true) =>
  fieldsIn(useTextsPage('site', isWanted).data?.parts ?? []).find(({ path }) => path === 'name')
    ?.value ?? '';

/** All fields, in the page's order, including the switches that hide sections. */
export const fieldsIn = (parts: readonly Part[]): Field[] =>
  parts.flatMap((part) =>
    part.kind === 'field'
      ? [part]
      : [
          ...(part.hide ? [part.hide] : []),
          ...fieldsIn(part.kind === 'group' ? part.parts : part.entries),
        ],
  );

/** The fields that a phone shows one after another: all editable ones. */
export const turnsIn = (parts: readonly Part[]) =>
  fieldsIn(parts).filter(({ locked }) => locked === null);

/** False for the switch of a section. */
export const isWritten = ({ type }: Field) => type !== 'hide';
