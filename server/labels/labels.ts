/** The desk's labels for the fields of `content/`, and which fields are locked. */
import { ABOUT } from './tables/about.ts';
import { ACHIEVEMENTS } from './tables/achievements.ts';
import { CLIENTS } from './tables/clients.ts';
import { CONTACT } from './tables/contact.ts';
import { COSTS } from './tables/costs.ts';
import { EXPERTISE } from './tables/expertise.ts';
import { FAQ } from './tables/faq.ts';
import { FORMS } from './tables/forms.ts';
import { HOME } from './tables/home.ts';
import type { Labels } from './tables/label.ts';
import { PEOPLE } from './tables/people.ts';
import { PRIVACY } from './tables/privacy.ts';
import { PROCESS } from './tables/process.ts';
import { PROJECTS } from './tables/projects.ts';
import { SERVICES } from './tables/services.ts';
import { SITE } from './tables/site.ts';
import { WHY_CHOOSE_US } from './tables/why-choose-us.ts';

export const LABELS: Labels = {
  ...ABOUT,
  ...ACHIEVEMENTS,
  ...CLIENTS,
  ...CONTACT,
  ...COSTS,
  ...EXPERTISE,
  ...FAQ,
  ...FORMS,
  ...HOME,
  ...PEOPLE,
  ...PRIVACY,
  ...PROCESS,
  ...PROJECTS,
  ...SERVICES,
  ...SITE,
  ...WHY_CHOOSE_US,
};
