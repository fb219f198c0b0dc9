import { z } from 'zod';
import { FACTS } from '#contract/project-texts.ts';
import { text, textWithPlaceholders } from './parts.server.ts';

/** Not the kind of a place, which is inserted as the kind of home, and not the rooms of the cost. */
const { placeType: _, costFor: __, ...told } = FACTS;
const gaps = [...Object.keys(told), 'materials'];
const OF_PROJECT = ['title', 'studio', 'count'];

/** `{title}`, `{n}`, `{count}`, `{room}` and the names of facts are replaced by the project's values. */
export const projectPage = z.strictObject({
  /** Titles for search engines: of a home whose locality is known, and of any other project. */
  headTitle: z.strictObject({
    home: textWithPlaceholders('{title}', '{homeType}', '{locality}'),
    other: textWithPlaceholders('{title}').meta({ gaps: ['title', 'homeType', 'locality'] }),
  }),
  /** The two sentences that describe a project; a part whose fact is missing is left out. */
  asked: z.strictObject({
    home: textWithPlaceholders('{homeType}').meta({ gaps }),
    homeVowel: textWithPlaceholders('{homeType}').meta({ gaps }),
    place: text,
    area: textWithPlaceholders('{area}').meta({ gaps }),
    locality: textWithPlaceholders('{locality}').meta({ gaps }),
    duration: textWithPlaceholders('{duration}').meta({ gaps }),
    year: textWithPlaceholders('{year}').meta({ gaps }),
    scope: textWithPlaceholders('{scope}').meta({ gaps }),
    materials: textWithPlaceholders('{materials}').meta({ gaps }),
    last: text,
  }),
  onPage: text,
  planLabel: textWithPlaceholders('{title}').meta({ gaps: OF_PROJECT }),
  planOpen: text,
  planFold: text,
  dot: textWithPlaceholders('{room}', '{n}', '{count}').meta({
    gaps: [...OF_PROJECT, 'room', 'n'],
  }),
  reading: textWithPlaceholders('{n}', '{count}').meta({ gaps: [...OF_PROJECT, 'n'] }),
  /** Above pictures that were taken before, during and after the work. */
  stages: z
    .strictObject({ before: text, during: text, after: text })
    .default({ before: 'Before', during: 'During the work', after: 'After' }),
  copy: text,
  copied: text,
  print: text,
  rights: textWithPlaceholders('{studio}').meta({ gaps: OF_PROJECT }),
  question: z.strictObject({ home: text, other: text }),
  enquire: z.strictObject({ home: text, other: text }),
  next: z.strictObject({ home: text, other: text }),
});

export type ProjectPageTexts = z.infer<typeof projectPage>;
