import { Link } from 'react-router';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Intro } from '#app/sections/portfolio/intro.tsx';
import { Portfolio } from '#app/sections/portfolio/portfolio.tsx';
import PROJECTS_STYLES from '#app/sections/portfolio/project-filters.css?url';
import { ProjectFilters } from '#app/sections/portfolio/project-filters.tsx';
import { shownCategories } from '#app/sections/portfolio/shown.ts';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { factsToList } from '#content-model/describe-project.server.ts';
import type { Route } from './+types/projects';
import { PageClosing } from './page-closing.tsx';
import { listedProjects, projectFilters } from './projects-filtered-data.server.ts';
import { closingData } from './section-data.server.ts';

/** One sentence with links to all pictures by room and by material; nothing if there are none. */
function waysToSort() {
  const { kinds, materials } = content.collections;
  const { onProjects, onProjectsRooms, onProjectsMaterials } = content.materials.rooms;
  if (kinds.length === 0 || materials.length === 0) return undefined;
  const [before = '', between = '', after = ''] = onProjects.split(/\{\w+\}/);
  return { before, between, after, rooms: onProjectsRooms, materials: onProjectsMaterials };
}

export function loader() {
  const { headline, lead, studio, background, layout, preview, page, filters, ...words } =
    content.projects;
  return {
    head: headFor('/projects'),
    intro: {
      headline,
      lead,
      studio,
      background: background.map((file) => content.picture({ file, alt: '' })),
    },
    portfolio: {
      layout,
      words: { ...words, onPage: page.onPage },
      preview: { ...preview, picture: content.picture(preview.picture) },
      categories: shownCategories(content.categories).map((category) => ({
        ...category,
        projects: category.projects.map((project) => ({
          ...project,
          facts: factsToList(project, words.kindNote.visualisation),
        })),
      })),
    },
    filters: projectFilters(content, '/projects'),
    filtersLabel: filters.label,
    projects: listedProjects(content),
    ways: waysToSort(),
    closing: closingData(content),
  };
}

/** Data does not change between builds, so going back from a picture requests nothing. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function Projects({ loaderData }: Route.ComponentProps) {
  const { filters, filtersLabel, projects, ways } = loaderData;
  return (
    <>
      <Intro {...loaderData.intro} />
      <Below styles={PROJECTS_STYLES}>
        <ProjectFilters label={filtersLabel} {...{ filters, projects }}>
          {ways && (
            <p>
              {ways.before}
              <Link prefetch="intent" className="link" to="/rooms">
                {ways.rooms}
              </Link>
              {ways.between}
              <Link prefetch="intent" className="link" to="/materials">
                {ways.materials}
              </Link>
              {ways.after}
            </p>
          )}
        </ProjectFilters>
        <Portfolio {...loaderData.portfolio} />
        <PageClosing {...loaderData.closing} />
      </Below>
    </>
  );
}

export default whenDataChanges(Projects);
