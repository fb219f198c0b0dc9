import { Testimonials } from '#app/components/testimonials.tsx';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Claims } from '#app/sections/claims/claims.tsx';
import { Foundation } from '#app/sections/foundation/foundation.tsx';
import { Founders } from '#app/sections/founders/founders.tsx';
import { People } from '#app/sections/people/people.tsx';
import { ABOUT_STYLES } from '#app/sections/people/styles.ts';
import { StoryFilms } from '#app/sections/story-films/story-films.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { unlessHidden } from '#content-model/sections.server.ts';
import type { Route } from './+types/about';
import { PageClosing } from './page-closing.tsx';
import { claimsData, clientsData, peopleData } from './people-data.server.ts';

export function loader() {
  const { about } = content;
  const { hero, story, founders, foundation, closing } = about;
  return {
    head: headFor('/about'),
    story: { ...hero, label: story.label, films: story.films.map(content.film) },
    founders: unlessHidden(about, 'founders', {
      heading: founders.heading,
      askLabel: content.people.askLabel,
      languagesLabel: content.people.languagesLabel,
      people: founders.people.map(({ name, titles, bio, ask, languages, photo }) => ({
        name,
        titles,
        bio,
        ask,
        languages,
        photo: photo && content.picture(photo),
      })),
    }),
    people: unlessHidden(about, 'people', peopleData(content)),
    clients: unlessHidden(about, 'clients', clientsData(content)),
    claims: unlessHidden(about, 'claims', claimsData(content)),
    foundation: unlessHidden(about, 'foundation', {
      ...foundation,
      year: content.site.foundingYear,
      pictures: foundation.pictures.map(content.picture),
    }),
    closing,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function AboutPage({ loaderData }: Route.ComponentProps) {
  const { founders, people, foundation, clients, claims } = loaderData;
  return (
    <>
      <StoryFilms {...loaderData.story} />
      <Below styles={ABOUT_STYLES}>
        {founders && <Founders {...founders} />}
        {people && <People {...people} />}
        {foundation && <Foundation {...foundation} />}
        {clients && <Testimonials {...clients} />}
        {claims && <Claims {...claims} />}
        <PageClosing {...loaderData.closing} on="ground" />
      </Below>
    </>
  );
}

export default whenDataChanges(AboutPage);
