import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Achievements } from '#app/sections/achievements/achievements.tsx';
import { Daylight } from '#app/sections/daylight/daylight.tsx';
import { Expertise } from '#app/sections/expertise/expertise.tsx';
import { LinkedList } from '#app/sections/included/linked-list.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { unlessHidden } from '#content-model/sections.server.ts';
import type { Route } from './+types/features';
import { chosenMaterials } from './linked-data.server.ts';
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
  materials: unlessHidden(content.expertise, 'materials', chosenMaterials(content)),
  achievements: unlessHidden(content.expertise, 'achievements', achievementsData(content)),
  daylight: unlessHidden(content.expertise, 'daylight', daylightData(content, 'expertise')),
  closing: closingData(content),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function FeaturesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Expertise {...loaderData.expertise} as="h1" />
      <Below>
        {loaderData.achievements && <Achievements {...loaderData.achievements} />}
        {loaderData.materials && <LinkedList {...loaderData.materials} />}
        {loaderData.daylight && <Daylight {...loaderData.daylight} side="right" />}
        <PageClosing {...loaderData.closing} />
      </Below>
    </>
  );
}

export default whenDataChanges(FeaturesPage);
