import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { FirstAndLast } from '#app/sections/same-camera/first-and-last.tsx';
import { headFor } from '#app/seo/head.server.ts';
import type { Route } from './+types/home';
import { homeData, weeksData } from './home-data.server.ts';
import { HomeSections } from './home-sections.tsx';

export const loader = () => ({
  head: headFor('/'),
  weeks: weeksData(content),
  ...homeData(content),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function Home({ loaderData }: Route.ComponentProps) {
  const { weeks } = loaderData;
  return <HomeSections {...loaderData}>{weeks && <FirstAndLast {...weeks} />}</HomeSections>;
}

export default whenDataChanges(Home);
