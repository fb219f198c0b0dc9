import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import COST_STYLES from '#app/sections/cost/cost.css?url';
import { CostGuide } from '#app/sections/cost/cost-guide.tsx';
import { CostHead } from '#app/sections/cost/cost-head.tsx';
import { CostTool } from '#app/sections/cost/cost-tool.tsx';
import { OneRoom } from '#app/sections/cost/one-room.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import type { Costs } from '#content-model/schema.server.ts';
import type { Route } from './+types/cost';
import { roomPictures, shownCosts } from './room-pictures.server.ts';

/** The table as JSON: React Router would serialise it as an object with half as many bytes again. */
export const loader = () => ({
  head: headFor('/cost'),
  table: JSON.stringify(shownCosts(content)),
  pictures: roomPictures(content),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function CostPage({ loaderData: { table, pictures } }: Route.ComponentProps) {
  // A link to another estimate of this page starts anew, even if the form has changed the address since.
  const { key } = useLocation();
  const costs = useMemo(() => JSON.parse(table) as Costs, [table]);
  return (
    <>
      <CostHead {...costs} />
      <Below styles={COST_STYLES}>
        <CostTool key={key} costs={costs} />
        {pictures && <OneRoom costs={costs} pictures={pictures} />}
        <CostGuide costs={costs} />
      </Below>
    </>
  );
}

export default whenDataChanges(CostPage);
