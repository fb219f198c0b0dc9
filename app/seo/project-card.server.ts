/** The card of a shared link to a project's page. */

import type { Content } from '#content-model/assemble.server.ts';
import { coverOf } from '#content-model/cover.server.ts';
import { describeProject, factsToShow } from '#content-model/describe-project.server.ts';
import type { Project } from '#content-model/types.ts';
import { type DrawnCard, drawnCard } from './drawn-card.server.ts';
import { kindNote } from './kind-note.server.ts';

/** Undefined for a project without an existing picture. */
export function projectCard(
  project: Project,
  content: Pick<Content, 'site' | 'brand' | 'projects' | 'categories'>,
): DrawnCard | undefined {
  const { slug, title, facts } = project;
  const encoded = coverOf(project)?.encoded;
  if (!encoded) return undefined;
  const line =
    [facts?.homeType, facts?.area, facts?.locality].filter(Boolean).join(', ') ||
    describeProject(factsToShow(project), content.projects.page.asked)[0] ||
    content.site.fullName;
  const note = kindNote(encoded, content, project.kind);
  return drawnCard(slug, encoded, { headline: title, line, note }, content);
}
