/** The schema of the texts of project pages, in `content/projects.yaml`. */
import { z } from 'zod';
import { text, textWithPlaceholders } from './parts.server.ts';

/** `{title}`, `{n}`, `{count}`, `{room}` and the names of facts are replaced by the project's values. */
export const projectPage = z.strictObject({
  /** Titles for search engines: of a home whose locality is known, and of any other project. */
  headTitle: z.strictObject({
    home: textWithPlaceholders('{title}', '{homeType}', '{locality}'),
    other: textWithPlaceholders('{title}'),
  }),
  /** The two sentences that describe a project; a part whose fact is missing is left out. */
  asked: z.strictObject({
    home: textWithPlaceholders('{homeType}'),
    homeVowel: textWithPlaceholders('{homeType}'),
    place: text,
    area: textWithPlaceholders('{area}'),
    locality: textWithPlaceholders('{locality}'),
    duration: textWithPlaceholders('{duration}'),
    year: textWithPlaceholders('{year}'),
    scope: textWithPlaceholders('{scope}'),
    materials: textWithPlaceholders('{materials}'),
    last: text,
  }),
  onPage: text,
  planLabel: textWithPlaceholders('{title}'),
  planOpen: text,
  planFold: text,
  dot: textWithPlaceholders('{room}', '{n}', '{count}'),
  reading: textWithPlaceholders('{n}', '{count}'),
  /** Above pictures that were taken before, during and after the work. */
  stages: z
    .strictObject({ before: text, during: text, after: text })
    .default({ before: 'Before', during: 'During the work', after: 'After' }),
  copy: text,
  copied: text,
  print: text,
  rights: textWithPlaceholders('{studio}'),
  question: z.strictObject({ home: text, other: text }),
  enquire: z.strictObject({ home: text, other: text }),
  next: z.strictObject({ home: text, other: text }),
});

export type ProjectPageTexts = z.infer<typeof projectPage>;
