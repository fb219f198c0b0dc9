/** The schema of the texts of project pages, in `content/projects.yaml`. */
import { z } from 'zod';
import { naming, text } from './parts.server.ts';

/** `{title}`, `{n}`, `{count}`, `{room}` and the names of facts are replaced by the project's values. */
export const projectPage = z.strictObject({
  /** Titles for search engines: of a home whose locality is known, and of any other project. */
  headTitle: z.strictObject({
    home: naming('{title}', '{homeType}', '{locality}'),
    other: naming('{title}'),
  }),
  /** The two sentences that describe a project; a part whose fact is missing is left out. */
  asked: z.strictObject({
    home: naming('{homeType}'),
    homeVowel: naming('{homeType}'),
    place: text,
    area: naming('{area}'),
    locality: naming('{locality}'),
    duration: naming('{duration}'),
    year: naming('{year}'),
    scope: naming('{scope}'),
    materials: naming('{materials}'),
    last: text,
  }),
  onPage: text,
  planLabel: naming('{title}'),
  planOpen: text,
  planFold: text,
  dot: naming('{room}', '{n}', '{count}'),
  reading: naming('{n}', '{count}'),
  /** Above pictures that were taken before, during and after the work. */
  stages: z
    .strictObject({ before: text, during: text, after: text })
    .default({ before: 'Before', during: 'During the work', after: 'After' }),
  copy: text,
  copied: text,
  print: text,
  rights: naming('{studio}'),
  question: z.strictObject({ home: text, other: text }),
  enquire: z.strictObject({ home: text, other: text }),
  next: z.strictObject({ home: text, other: text }),
});

export type ProjectPageTexts = z.infer<typeof projectPage>;
