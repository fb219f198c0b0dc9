/** Describes a project in two sentences, for its page and for search engines. Pure. */

import { takesAn } from '#contract/english.ts';
import { fill } from '#contract/fill.ts';
import { kindOfPlace } from '#contract/kind-of-place.ts';
import { uncapitalise, type Values } from './language.server.ts';
import type { ProjectPageTexts } from './schema.server.ts';
import type { Facts, Project } from './types.ts';

type Words = ProjectPageTexts['asked'];

/** "teak, cane and brass" */
function listed(items: readonly string[], last: string) {
  const [only = '', ...others] = items.map((item, i) => (i === 0 ? uncapitalise(item) : item));
  const end = others.pop();
  return end === undefined ? only : `${[only, ...others].join(', ')} ${last} ${end}`;
}

/** The template with the facts inserted; '' if a fact is missing. */
const filled = (template: string, facts: Values) =>
  [...template.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => facts[name])
    ? fill(template, facts)
    : '';

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
/** Joins the parts by spaces, without one before a comma. */
const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' ').replaceAll(' ,', ',');

/** The facts of a project. A rendered project has no year, because it was not finished in any. */
export const factsToShow = ({ facts, kind }: Pick<Project, 'facts' | 'kind'>): Facts | undefined =>
  kind === 'visualisation' && facts ? { ...facts, year: undefined } : facts;

/** The facts that a page lists: for renders with a note that they are renders. @param note "Visualisation" */
export function factsToList(project: Pick<Project, 'facts' | 'kind'>, note: string) {
  const facts = factsToShow(project);
  return project.kind === 'visualisation' ? { ...facts, pictures: note } : facts;
}

/** One or two sentences: kind, size, place and duration; then the work and the materials. */
export function describeProject(facts: Facts | undefined, words: Words): readonly string[] {
  const { materials, ...others } = facts ?? {};
  const homeType = kindOfPlace(facts);
  const known = {
    ...others,
    homeType: homeType && uncapitalise(homeType),
    materials: materials?.length ? listed(materials, words.last) : undefined,
  };
  const say = (template: string) => filled(template, known);
  const home = say(takesAn(homeType ?? '') ? words.homeVowel : words.home);
  const { area, locality, duration, year, scope, materials: of } = words;
  const rest = joined([area, locality, duration, year].map(say));
  return [
    home || rest ? joined([home || words.place, rest]) : '',
    joined([scope, of].map(say)).replace(/^, /, ''),
  ]
    .filter(Boolean)
    .map(sentence);
}

/** "A bungalow." from "A bungalow. Guests come by the court.": the first sentence, and what follows it. */
export function firstSentence(text: string): readonly [string, string] {
  const [first = text] = /^.+?\.(?=\s|$)/s.exec(text) ?? [];
  return [first, text.slice(first.length).trim()];
}
