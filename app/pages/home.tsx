import { headFor } from '../head.server.ts';
import { content } from '../content.server.ts';
import { useSiteData } from '../root.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { EnquireButton } from '../shell/enquiry-popup/enquire-button.tsx';
import type { Route } from './+types/home';

export function loader() {
  const { home } = content;
  return { head: headFor('/'), hero: { ...home.hero, films: home.hero.films.map(content.film) } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { kit } = useSiteData();
  return <Hero {...loaderData.hero} enquire={<EnquireButton>{kit.words.enquiry.button}</EnquireButton>} />;
}
