import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Faq } from '#app/sections/faq/faq.tsx';
import { Included } from '#app/sections/included/included.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { unlessHidden } from '#content-model/sections.server.ts';
import type { Route } from './+types/faq';
import { faqData } from './section-data.server.ts';
import { useSiteData } from './use-site-data.ts';

export function loader() {
  const { glossary, more } = content.faq;
  return {
    head: headFor('/faq'),
    faq: {
      ...faqData(content),
      glossary: unlessHidden(content.faq, 'glossary', glossary),
      more: unlessHidden(content.faq, 'more', more),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function FaqPage({ loaderData }: Route.ComponentProps) {
  const { kit } = useSiteData();
  const { glossary, more, ...faq } = loaderData.faq;
  return (
    <>
      <Faq {...faq} kit={kit} as="h1" />
      <Below>
        {glossary && (
          <Included
            heading={glossary.heading}
            lead={<p className="lead">{glossary.lead}</p>}
            items={glossary.items.map(({ term, meaning }) => ({
              title: term,
              description: meaning,
            }))}
            on="wall"
          />
        )}
        {more && <Included {...more} lead={<p className="lead">{more.lead}</p>} />}
      </Below>
    </>
  );
}

export default whenDataChanges(FaqPage);
