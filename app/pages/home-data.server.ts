/** Data of the home page's sections; the page of an unknown address shows the same. */

import { teaserProjects } from '#app/sections/projects-teaser/teaser-projects.ts';
import type { Content } from '#content-model/assemble.server.ts';
import {
  achievementsData,
  expertiseData,
  faqData,
  infoData,
  servicesData,
  whyData,
} from './section-data.server.ts';

export function homeData(content: Content) {
  const { home } = content;
  return {
    hero: { ...home.hero, films: home.hero.films.map(content.film) },
    counters: home.counters,
    about: { ...home.about, films: home.about.films.map(content.film) },
    achievements: achievementsData(content),
    expertise: expertiseData(content),
    why: whyData(content),
    services: servicesData(content),
    projects: { ...home.projects, projects: teaserProjects(content.categories) },
    faq: faqData(content),
    contact: { heading: home.contact.heading, words: infoData(content) },
  };
}

export type HomeData = ReturnType<typeof homeData>;
