import { Testimonials } from '#app/components/testimonials.tsx';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Counters } from '#app/sections/counters/counters.tsx';
import { LinkedList } from '#app/sections/included/linked-list.tsx';
import { ABOUT_STYLES } from '#app/sections/people/styles.ts';
import { WhyChooseUs } from '#app/sections/why-choose-us/why-choose-us.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { unlessHidden } from '#content-model/sections.server.ts';
import type { Route } from './+types/why-choose-us';
import { risksData } from './linked-data.server.ts';
import { PageClosing } from './page-closing.tsx';
import { clientsData } from './people-data.server.ts';
import { closingData, whyData } from './section-data.server.ts';

export const loader = () => ({
  head: headFor('/whychooseus'),
  why: whyData(content),
  counters: unlessHidden(content['why-choose-us'], 'counters', content.home.counters),
  risks: unlessHidden(content['why-choose-us'], 'risks', risksData(content)),
  clients: unlessHidden(content['why-choose-us'], 'clients', clientsData(content)),
  closing: closingData(content),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function WhyChooseUsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <WhyChooseUs {...loaderData.why} as="h1" />
      <Below styles={ABOUT_STYLES}>
        {loaderData.counters && (
          <div className="section">
            <Counters counters={loaderData.counters} />
          </div>
        )}
        {loaderData.risks && <LinkedList {...loaderData.risks} />}
        {loaderData.clients && <Testimonials {...loaderData.clients} />}
        <PageClosing {...loaderData.closing} />
      </Below>
    </>
  );
}

export default whenDataChanges(WhyChooseUsPage);
