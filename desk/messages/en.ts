/**
 * Messages of the desk that depend on a number, a time or a name, in English. `{number}` is a count in words, `{count}` in
 * digits; `one` and `other` are the plural forms of English (CLDR).
 */
export * from './en/enquiries.ts';
export * from './en/people.ts';
export * from './en/pictures.ts';
export * from './en/plan.ts';
export * from './en/projects.ts';
export * from './en/publishing.ts';
export * from './en/replies.ts';
export * from './en/texts.ts';
export * from './en/times.ts';
export * from './en/visits.ts';
