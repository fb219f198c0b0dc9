import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Faq } from '#app/sections/faq/faq.tsx';
import { Glossary } from '#app/sections/faq/glossary.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import type { Route } from './+types/faq';
import { useSiteData } from './use-site-data.ts';

export const loader = () => ({ head: headFor('/faq'), faq: content.faq });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function FaqPage({ loaderData }: Route.ComponentProps) {
  const { kit } = useSiteData();
  const { glossary, ...faq } = loaderData.faq;
  return (
    <>
      <Faq {...faq} kit={kit} as="h1" />
      <Below>
        <Glossary {...glossary} />
      </Below>
    </>
  );
}

export default whenDataChanges(FaqPage);
