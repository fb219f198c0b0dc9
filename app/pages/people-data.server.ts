/** The studio's people, its clients' quotes, and its claims with their sources. */

import type { Content } from '#content-model/assemble.server.ts';
import { projectPath } from '#content-model/pages.ts';
import { isShown } from '#content-model/people-schema.server.ts';

export function peopleData(content: Content) {
  const { items, ...words } = content.people;
  return {
    ...words,
    items: items.map(({ placeholder: _, photo, ...person }) => ({
      ...person,
      photo: photo === undefined ? undefined : content.picture({ file: photo, alt: person.name }),
    })),
  };
}

/** @param slug of a project: quotes about it; without it, all quotes */
export function clientsData({ clients, categories }: Content, slug?: string) {
  const { items, ...words } = clients;
  const projects = categories.flatMap((category) => category.projects);
  const own = items.filter(isShown).map(({ project, consent: _, placeholder, ...testimonial }) => ({
    ...testimonial,
    isSample: placeholder === true,
    project: projects
      .filter((one) => project === projectPath(one.slug))
      .map(({ title }) => ({ to: project ?? '', title }))[0],
  }));
  return {
    ...words,
    items: slug ? own.filter(({ project }) => project?.to === projectPath(slug)) : own,
  };
}

/** Claims with a source, without duplicates. */
export function claimsData({ achievements }: Content) {
  const sourced = achievements.items.flatMap(({ value, year, source }) =>
    source ? [{ value, year, source }] : [],
  );
  return {
    label: achievements.label,
    items: [...new Map(sourced.map((claim) => [claim.value + claim.source, claim])).values()],
  };
}
