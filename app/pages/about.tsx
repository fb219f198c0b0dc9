import { whenDataChanges } from '../components/when-data-changes.ts';
import { content } from '../content.server.ts';
import { headFor } from '../head.server.ts';
import { Foundation } from '../sections/foundation/foundation.tsx';
import { Founders } from '../sections/founders/founders.tsx';
import { StoryFilms } from '../sections/story-films/story-films.tsx';
import { Below } from '../shell/below.tsx';
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
