/** Data of the home page's sections. The not-found page shows the same. */

import { teaserProjects } from '#app/sections/projects-teaser/teaser-projects.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { formatCount } from '#content-model/language.server.ts';
import { unlessHidden } from '#content-model/sections.server.ts';
import { sameCameraData } from './process-data.server.ts';
import {
  achievementsData,
  expertiseData,
  faqData,
  infoData,
  servicesData,
  whyData,
} from './section-data.server.ts';

/** The first and the last week of /process; undefined if the studio shows none. */
export function weeksData(content: Content) {
  const data = sameCameraData(content);
  if (!data) return undefined;
  const { heading, link, weeks } = data;
  return { heading, link, weeks: weeks.filter((_, i) => i === 0 || i === weeks.length - 1) };
}

export function homeData(content: Content) {
  const { home } = content;
  const { oneView: one, views: many } = content.projects.words;
  return {
    hero: { ...home.hero, films: home.hero.films.map(content.film) },
    counters: unlessHidden(home, 'counters', home.counters),
    about: unlessHidden(home, 'about', {
      ...home.about,
      films: home.about.films.map(content.film),
    }),
    achievements: unlessHidden(home, 'achievements', achievementsData(content)),
    expertise: unlessHidden(home, 'expertise', expertiseData(content)),
    why: unlessHidden(home, 'why', whyData(content)),
    services: unlessHidden(home, 'services', servicesData(content)),
    projects: unlessHidden(home, 'projects', {
      ...home.projects,
      projects: teaserProjects(content.categories, (count) => formatCount({ one, many }, count)),
    }),
    faq: unlessHidden(home, 'faq', faqData(content)),
    contact: { heading: home.contact.heading, words: infoData(content) },
  };
}

export type HomeData = ReturnType<typeof homeData>;
