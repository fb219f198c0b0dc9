import { content } from '#app/content.server.ts';
import { factsToList } from '#content-model/describe-project.server.ts';

/** The details of all projects of one category as a file: `/projects/residential.json`. */
export function loader({ request }: { readonly request: Request }) {
  const [, key] = /\/([^/.]+)\.json/.exec(new URL(request.url).pathname) ?? [];
  const category = content.categories.find((candidate) => candidate.key === key);
  if (!category) throw new Response('Not found', { status: 404 });
  const projects = category.projects.map(({ photos, ...project }) => ({
    ...project,
    facts: factsToList(project, content.projects.kindNote.visualisation),
    photos: photos.map(({ materials: _, stage: __, ...photo }) => photo),
  }));
  return Response.json(projects);
}
