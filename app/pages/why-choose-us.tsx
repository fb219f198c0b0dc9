import { content } from '../content.server.ts';
import { headFor } from '../head.server.ts';
import { Closing } from '../sections/closing/closing.tsx';
import { Counters } from '../sections/counters/counters.tsx';
import { WhyChooseUs } from '../sections/why-choose-us/why-choose-us.tsx';
import { EnquireButton } from '../shell/enquiry-popup/enquire-button.tsx';
import { LateStyles } from '../shell/late-styles/late-styles.tsx';
import type { Route } from './+types/why-choose-us';
import { closingData, whyData } from './section-data.server.ts';
import { useSiteData } from './use-site-data.ts';

export const loader = () => ({
  head: headFor('/whychooseus'),
  why: whyData(content),
  counters: content.home.counters,
  closing: closingData(content),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

export default function WhyChooseUsPage({ loaderData }: Route.ComponentProps) {
  const { kit } = useSiteData();
  return (
    <>
      <WhyChooseUs {...loaderData.why} as="h1" />
      <LateStyles />
      <div className="section">
        <Counters counters={loaderData.counters} />
      </div>
      <Closing
        {...loaderData.closing}
        enquire={<EnquireButton>{kit.words.enquiry.button}</EnquireButton>}
      />
    </>
  );
}
