/** The words of a project's own page, in `content/projects.yaml`. */
import { z } from 'zod';
import { naming, text } from './parts.server.ts';

/** `{title}`, `{n}`, `{count}`, `{room}` and the names of facts stand for what the project says. */
export const projectPage = z.strictObject({
  /** What search engines call the page, a home whose place is known, and any other. */
  headTitle: z.strictObject({
    home: naming('{title}', '{homeType}', '{locality}'),
    other: naming('{title}'),
  }),
  /** What somebody would ask for, in two sentences; a part whose fact is missing is left out. */
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

export type ProjectPageWords = z.infer<typeof projectPage>;
