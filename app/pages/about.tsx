import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { Foundation } from '#app/sections/foundation/foundation.tsx';
import { Founders } from '#app/sections/founders/founders.tsx';
import { StoryFilms } from '#app/sections/story-films/story-films.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import type { Route } from './+types/about';
import { PageClosing } from './page-closing.tsx';

export function loader() {
  const { hero, story, founders, foundation, closing } = content.about;
  return {
    head: headFor('/about'),
    story: { ...hero, label: story.label, films: story.films.map(content.film) },
    founders: {
      heading: founders.heading,
      people: founders.people.map(({ name, titles, bio, photo }) => ({
        name,
        titles,
        bio,
        photo: content.picture(photo),
      })),
    },
    foundation: {
      ...foundation,
      year: content.site.foundingYear,
      pictures: foundation.pictures.map(content.picture),
    },
    closing,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StoryFilms {...loaderData.story} />
      <Below>
        <Founders {...loaderData.founders} />
        <Foundation {...loaderData.foundation} />
        <PageClosing {...loaderData.closing} on="ground" />
      </Below>
    </>
  );
}

export default whenDataChanges(AboutPage);
