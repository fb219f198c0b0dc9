import { Link } from 'react-router';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Daylight } from '#app/sections/daylight/daylight.tsx';
import { Included } from '#app/sections/included/included.tsx';
import { Services } from '#app/sections/services/services.tsx';
import { WeeksAndCosts } from '#app/sections/weeks-and-costs/weeks-and-costs.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
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
  included: includedData(content),
  weeks: weeksData(content),
  daylight: daylightData(content, 'services'),
  closing: closingData(content),
  cost: content.services.cost,
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
        <Included {...included} items={[...included.items, ...(costs ? [costs] : [])]} />
        {loaderData.weeks && <WeeksAndCosts {...loaderData.weeks} />}
        {loaderData.daylight && <Daylight {...loaderData.daylight} />}
        <PageClosing {...loaderData.closing} />
      </Below>
    </>
  );
}

export default whenDataChanges(ServicesPage);
