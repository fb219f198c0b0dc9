import { whenDataChanges } from '../components/when-data-changes.ts';
import { content } from '../content.server.ts';
import { headFor } from '../head.server.ts';
import { Faq } from '../sections/faq/faq.tsx';
import { Glossary } from '../sections/faq/glossary.tsx';
import { Below } from '../shell/below.tsx';
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
