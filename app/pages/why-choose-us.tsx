import { whenDataChanges } from '../components/when-data-changes.ts';
import { content } from '../content.server.ts';
import { headFor } from '../head.server.ts';
import { Counters } from '../sections/counters/counters.tsx';
import { WhyChooseUs } from '../sections/why-choose-us/why-choose-us.tsx';
import { Below } from '../shell/below.tsx';
import type { Route } from './+types/why-choose-us';
import { PageClosing } from './page-closing.tsx';
import { closingData, whyData } from './section-data.server.ts';

export const loader = () => ({
  head: headFor('/whychooseus'),
  why: whyData(content),
  counters: content.home.counters,
  closing: closingData(content),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function WhyChooseUsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <WhyChooseUs {...loaderData.why} as="h1" />
      <Below>
        <div className="section">
          <Counters counters={loaderData.counters} />
        </div>
        <PageClosing {...loaderData.closing} />
      </Below>
    </>
  );
}

export default whenDataChanges(WhyChooseUsPage);
