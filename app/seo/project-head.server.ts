/** Title, description, canonical link and social tags of a project's page. */

import { content } from '#app/content.server.ts';
import { coverOf } from '#content-model/cover.server.ts';
import {
  describeProject,
  factsToShow,
  firstSentence,
} from '#content-model/describe-project.server.ts';
import { uncapitalise } from '#content-model/language.server.ts';
import { projectPath } from '#content-model/pages.ts';
import type { Project } from '#content-model/types.ts';
import { fill } from '#contract/fill.ts';
import { kindOfPlace } from '#contract/kind-of-place.ts';
import { required } from '#contract/required.ts';
import { CARD_SIZE } from './card-size.ts';
import { type Card, sizeOf, tagsOf } from './head.server.ts';
import { projectCard } from './project-card.server.ts';

/** "Deshmukh Residence: bungalow in Mulshi" */
function projectTitle({ title, facts }: Project) {
  const { home, other } = content.projects.page.headTitle;
  const homeType = kindOfPlace(facts);
  const { locality = '' } = facts ?? {};
  const words = homeType && locality ? home : other;
  // Without its value a placeholder would be read in search results.
  return fill(words, {
    title,
    homeType: uncapitalise(homeType ?? ''),
    locality,
  });
}

/** Kind, size and place in one sentence, and the first sentence of its story. */
const projectDescription = ({ title, facts, kind, summary }: Project) =>
  [
    ...describeProject(factsToShow({ facts, kind }), content.projects.page.asked).slice(0, 1),
    summary && firstSentence(summary)[0],
  ]
    .filter(Boolean)
    .join(' ') || title;

/** The tags of a project's page. */
export function headForProject(slug: string) {
  const projects = content.categories.flatMap(({ projects }) => projects);
  const project = required(
    projects.find((candidate) => candidate.slug === slug),
    `The project ${slug}`,
  );
  return tagsOf({
    path: projectPath(slug),
    title: `${projectTitle(project)} · ${content.site.fullName}`,
    description: projectDescription(project),
    card: cardOf(project),
  });
}

function cardOf(project: Project): Card {
  const card = projectCard(project, content);
  const alt = `“${project.title}” – ${coverOf(project)?.alt ?? ''}`;
  if (card) return { src: card.address, ...CARD_SIZE, alt };
  const { encoded, alt: shared } = content.picture(content.site.share);
  return { ...sizeOf(encoded), alt: shared };
}
