import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { headFor } from '#app/seo/head.server.ts';
import type { Route } from './+types/home';
import { homeData } from './home-data.server.ts';
import { HomeSections } from './home-sections.tsx';

export const loader = () => ({ head: headFor('/'), ...homeData(content) });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function Home({ loaderData }: Route.ComponentProps) {
  return <HomeSections {...loaderData} />;
}

export default whenDataChanges(Home);
