import { content } from '#app/content.server.ts';
import { SITE_ORIGIN } from '#app/site/site-origin.server.ts';
import { foundPages, MATERIALS } from '#content-model/collection-paths.server.ts';
import { headTextsOf } from '#content-model/collection-texts.server.ts';
import { describeProject, factsToShow } from '#content-model/describe-project.server.ts';
import { projectPath } from '#content-model/pages.ts';
import type { Project } from '#content-model/types.ts';

const projectLine = ({ slug, title, facts, kind, summary }: Project) =>
  `- [${title}](${SITE_ORIGIN}${projectPath(slug)}): ${[...describeProject(factsToShow({ facts, kind }), content.projects.page.asked), summary].filter(Boolean).join(' ')}`;

/** `/llms.txt`: the studio, its projects with their facts, and its pages, in plain Markdown (llmstxt.org). */
export function loader() {
  const { site, categories, pages } = content;
  const projects = categories.flatMap((category) => [
    `## ${category.title}`,
    category.projects.map(projectLine).join('\n'),
  ]);
  const others = Object.entries(pages)
    .filter(([path]) => path !== '/404')
    .map(([path, { title, description }]) => `- [${title}](${SITE_ORIGIN}${path}): ${description}`);
  const collections = foundPages(content.collections).map(({ path, selection }) => {
    const { title, description } = headTextsOf(content, selection, path === MATERIALS);
    return `- [${title}](${SITE_ORIGIN}${path}): ${description}`;
  });
  const parts = [
    `# ${site.fullName}`,
    `> ${site.description}`,
    ...projects,
    ...(collections.length > 0
      ? [
          `## ${content.materials.page.crumb}, ${content.materials.rooms.crumb}`,
          collections.join('\n'),
        ]
      : []),
    '## Pages',
    others.join('\n'),
  ];
  return new Response(`${parts.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
