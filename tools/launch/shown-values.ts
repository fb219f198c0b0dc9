/** Finds texts that no visitor sees: those of sections that are hidden on all their pages, and of the privacy notice that is not used. */
import { SECTIONS } from '#content-model/sections.server.ts';
import type { ContentValue } from './content-values.ts';
import type { HostOptions } from './host.ts';

/** Files that only such sections show. */
const OF_SECTIONS = ['people', 'achievements'];

/** The texts of a section: a whole file, or a part of one; undefined if a page shows them in any case. */
function textsOfSection(file: string, name: string, words = file): string | undefined {
  if (OF_SECTIONS.includes(words)) return words;
  const isOwn = SECTIONS[words]?.some((section) => section.name === name && !section.words);
  return isOwn ? `${words}.${name}` : undefined;
}

/** @returns a function that says whether a value, given by file and path, is on the site */
export function isShownIn(
  words: readonly ContentValue[],
  env: HostOptions['env'],
): (word: ContentValue) => boolean {
  const isHidden = (file: string, name: string) =>
    words.some(
      (word) =>
        word.file === `content/${file}.yaml` &&
        word.path === `hidden.${name}` &&
        word.value === true,
    );
  const places = Object.entries(SECTIONS).flatMap(([file, sections]) =>
    sections.map(({ name, words: of }) => ({
      of: textsOfSection(file, name, of),
      isHidden: isHidden(file, name),
    })),
  );
  const hidden = [...Map.groupBy(places, ({ of }) => of)]
    .filter(([, all]) => all.every((place) => place.isHidden))
    .flatMap(([of]) => of ?? []);
  if (!env.EMAILJS_PUBLIC_KEY) hidden.push('privacy.emailJs');
  return ({ file, path }) => {
    const at = `${file.replace(/^content\/|\.yaml$/g, '')}.${path}`;
    return !hidden.some((of) => at.startsWith(`${of}.`));
  };
}
