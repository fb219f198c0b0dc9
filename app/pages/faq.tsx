import { Link } from 'react-router';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import FAQ_STYLES from '#app/sections/answers/answers.css?url';
import { Further } from '#app/sections/answers/further.tsx';
import { GlossaryLead } from '#app/sections/answers/glossary-lead.tsx';
import { Faq } from '#app/sections/faq/faq.tsx';
import { Included } from '#app/sections/included/included.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import type { Route } from './+types/faq';
import { faqBelowData } from './faq-data.server.ts';
import { faqData } from './section-data.server.ts';
import { useSiteData } from './use-site-data.ts';

export const loader = () => ({
  head: headFor('/faq'),
  faq: faqData(content),
  ...faqBelowData(content),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

/** The `id` of a group of answers, which links point to. */
const idOf = (i: number) => `answers-${i + 1}`;
const WORDS = 'words';

function FaqPage({ loaderData: { faq, answers, glossary, more } }: Route.ComponentProps) {
  const { kit } = useSiteData();
  const parts = [
    ...(answers?.groups ?? []).map(({ title }, i) => ({ id: idOf(i), title })),
    ...(glossary?.items.length ? [{ id: WORDS, title: glossary.heading }] : []),
  ];
  return (
    <>
      <Faq {...faq} kit={kit} as="h1" />
      <Below styles={FAQ_STYLES}>
        {answers && <Further label={answers.label} parts={parts} />}
        {answers?.groups.map(({ title, items }, i) => (
          <Included
            key={title}
            id={idOf(i)}
            className="faq-group"
            heading={title}
            lead={i === 0 && answers.note && <p className="small">{answers.note}</p>}
            items={items.map(({ title, description, link }) => ({
              title,
              description: (
                <>
                  {description}{' '}
                  {link && (
                    <Link className="link" to={link.to} prefetch="intent">
                      {link.label}
                    </Link>
                  )}
                </>
              ),
            }))}
            on="wall"
            isSample={answers.note !== undefined}
          />
        ))}
        {glossary && (
          <Included
            id={WORDS}
            className="faq-words"
            heading={glossary.heading}
            lead={<GlossaryLead {...glossary} />}
            items={glossary.items}
          />
        )}
        {more && <Included {...more} lead={<p className="lead">{more.lead}</p>} on="wall" />}
      </Below>
    </>
  );
}

export default whenDataChanges(FaqPage);
