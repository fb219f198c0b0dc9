import { whenDataChanges } from '../components/when-data-changes.ts';
import { content } from '../content.server.ts';
import { headFor } from '../head.server.ts';
import { Intro } from '../sections/portfolio/intro.tsx';
import { Portfolio } from '../sections/portfolio/portfolio.tsx';
import { shownCategories } from '../sections/portfolio/shown.ts';
import { Below } from '../shell/below.tsx';
import type { Route } from './+types/projects';
import { PageClosing } from './page-closing.tsx';
import { closingData } from './section-data.server.ts';

export function loader() {
  const { headline, lead, studio, background, layout, preview, ...words } = content.projects;
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
      words,
      preview: { ...preview, picture: content.picture(preview.picture) },
      categories: shownCategories(content.categories),
    },
    closing: closingData(content),
  };
}

/** Nothing changes between builds: going back from a picture asks for nothing. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function Projects({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Intro {...loaderData.intro} />
      <Below>
        <Portfolio {...loaderData.portfolio} />
        <PageClosing {...loaderData.closing} />
      </Below>
    </>
  );
}

export default whenDataChanges(Projects);
