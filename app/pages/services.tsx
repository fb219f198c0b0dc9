import { Link } from 'react-router';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Daylight } from '#app/sections/daylight/daylight.tsx';
import { Included } from '#app/sections/included/included.tsx';
import { Services } from '#app/sections/services/services.tsx';
import { WeeksAndCosts } from '#app/sections/weeks-and-costs/weeks-and-costs.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { unlessHidden } from '#content-model/sections.server.ts';
import type { Route } from './+types/services';
import { PageClosing } from './page-closing.tsx';
import {
  closingData,
  daylightData,
  includedData,
  servicesData,
  weeksData,
} from './section-data.server.ts';

export const loader = () => ({
  head: headFor('/services'),
  services: servicesData(content),
  included: unlessHidden(content.services, 'included', includedData(content)),
  weeks: unlessHidden(content.services, 'weeks', weeksData(content)),
  daylight: unlessHidden(content.services, 'daylight', daylightData(content, 'services')),
  closing: closingData(content),
  cost: unlessHidden(content.services, 'included', content.services.cost),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { cost, included } = loaderData;
  const costs = cost && {
    title: cost.title,
    description: (
      <>
        {cost.description}{' '}
        <Link prefetch="intent" className="link" to={cost.link.to}>
          {cost.link.label}
        </Link>
      </>
    ),
  };
  return (
    <>
      <Services {...loaderData.services} as="h1" />
      <Below>
        {included && (
          <Included {...included} items={[...included.items, ...(costs ? [costs] : [])]} />
        )}
        {loaderData.weeks && <WeeksAndCosts {...loaderData.weeks} />}
        {loaderData.daylight && <Daylight {...loaderData.daylight} />}
        <PageClosing {...loaderData.closing} />
      </Below>
    </>
  );
}

export default whenDataChanges(ServicesPage);
