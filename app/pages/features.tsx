import { whenDataChanges } from '../components/when-data-changes.ts';
import { content } from '../content.server.ts';
import { headFor } from '../head.server.ts';
import { Achievements } from '../sections/achievements/achievements.tsx';
import { Daylight } from '../sections/daylight/daylight.tsx';
import { Expertise } from '../sections/expertise/expertise.tsx';
import { Below } from '../shell/below.tsx';
import type { Route } from './+types/features';
import { PageClosing } from './page-closing.tsx';
import {
  achievementsData,
  closingData,
  daylightData,
  expertiseData,
} from './section-data.server.ts';

export const loader = () => ({
  head: headFor('/features'),
  expertise: expertiseData(content),
  achievements: achievementsData(content),
  daylight: daylightData(content, 'expertise'),
  closing: closingData(content),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function FeaturesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Expertise {...loaderData.expertise} as="h1" />
      <Below>
        <Achievements {...loaderData.achievements} />
        <Daylight {...loaderData.daylight} side="right" />
        <PageClosing {...loaderData.closing} />
      </Below>
    </>
  );
}

export default whenDataChanges(FeaturesPage);
