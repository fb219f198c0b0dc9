import { content } from '../content.server.ts';
import { headFor } from '../head.server.ts';
import { Closing } from '../sections/closing/closing.tsx';
import { Intro } from '../sections/portfolio/intro.tsx';
import { Portfolio } from '../sections/portfolio/portfolio.tsx';
import { shownCategories } from '../sections/portfolio/shown.ts';
import { EnquireButton } from '../shell/enquiry-popup/enquire-button.tsx';
import { LateStyles } from '../shell/late-styles/late-styles.tsx';
import type { Route } from './+types/projects';
import { closingData } from './section-data.server.ts';
import { useSiteData } from './use-site-data.ts';

export function loader() {
  const { headline, lead, background, layout, preview, ...words } = content.projects;
  return {
    head: headFor('/projects'),
    intro: {
      headline,
      lead,
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

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { kit } = useSiteData();
  return (
    <>
      <Intro {...loaderData.intro} />
      <LateStyles />
      <Portfolio {...loaderData.portfolio} />
      <Closing
        {...loaderData.closing}
        enquire={<EnquireButton>{kit.words.enquiry.button}</EnquireButton>}
      />
    </>
  );
}
