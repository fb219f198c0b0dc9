/** The note on a card with a render, so that nobody takes it for a photograph. */
import type { Content } from '#content-model/assemble.server.ts';
import type { Project } from '#content-model/types.ts';
import type { EncodedPicture } from '#pictures/manifest.ts';

/**
 * Undefined for a photograph. A picture has the kind of the project that shows it; `otherwise` is the kind of a picture
 * without a project.
 */
export function kindNote(
  { base }: EncodedPicture,
  { categories, projects }: Pick<Content, 'categories' | 'projects'>,
  otherwise: Project['kind'] = 'photograph',
): string | undefined {
  const shows = ({ photos }: Project) => photos.some(({ encoded }) => encoded?.base === base);
  const project = categories.flatMap((category) => category.projects).find(shows);
  const kind = project?.kind ?? otherwise;
  return kind === 'visualisation' ? projects.kindNote.visualisation : undefined;
}
