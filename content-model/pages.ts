/** The site's pages. What else a new page needs: docs/architecture.md, "Where to change what". */
interface PageEntry {
  /** Its address, such as "/about". "/404" is the page for an unknown address. */
  readonly path: string;
  /** Its component: the file in `app/pages/` without ".tsx". */
  readonly component: string;
  readonly name: string;
  /** The file of its texts in `content/`, without ".yaml". */
  readonly texts?: string;
  /** The field of that file with the headline for its share card. Without it no card is drawn for the page. */
  readonly headline?: string;
  /** It is listed under "More" in the header. */
  readonly more?: true;
}

export const PAGES: readonly PageEntry[] = [
  { path: '/', component: 'home', name: 'Home', texts: 'home', headline: 'hero.headline' },
  { path: '/about', component: 'about', name: 'About', texts: 'about', headline: 'hero.headline' },
  {
    path: '/services',
    component: 'services',
    name: 'Services',
    texts: 'services',
    headline: 'heading',
    more: true,
  },
  {
    path: '/whychooseus',
    component: 'why-choose-us',
    name: 'Why choose us',
    texts: 'why-choose-us',
    headline: 'heading',
  },
  {
    path: '/features',
    component: 'features',
    name: 'Features',
    texts: 'expertise',
    headline: 'heading',
  },
  {
    path: '/process',
    component: 'process',
    name: 'How we work',
    texts: 'process',
    headline: 'heading',
    more: true,
  },
  {
    path: '/cost',
    component: 'cost',
    name: 'Cost',
    texts: 'costs',
    headline: 'heading',
    more: true,
  },
  {
    path: '/faq',
    component: 'faq',
    name: 'Questions',
    texts: 'faq',
    headline: 'heading',
    more: true,
  },
  {
    path: '/projects',
    component: 'projects',
    name: 'Projects',
    texts: 'projects',
    headline: 'headline',
  },
  {
    path: '/contact',
    component: 'contact',
    name: 'Contact',
    texts: 'contact',
    headline: 'headline',
  },
  { path: '/privacy', component: 'privacy', name: 'Privacy', texts: 'privacy' },
  { path: '/404', component: 'not-found', name: 'Page not found' },
];

interface OtherTexts {
  /** The page on which the desk shows them. */
  readonly path: string;
  /** Their name at the desk, if it is not the file's name. */
  readonly name?: string;
  /** Several pages share them. */
  readonly isShared?: true;
}

/** Content files with texts that are not of one page, or of a part of a page with another file; in the desk's order. */
export const OTHER_TEXTS: Readonly<Record<string, OtherTexts>> = {
  materials: { path: '/materials' },
  people: { path: '/about', name: 'Team' },
  clients: { path: '/about', name: 'Clients’ words' },
  achievements: { path: '/features' },
  site: { path: '/contact', name: 'Studio and menus', isShared: true },
  forms: { path: '/contact', isShared: true },
  pages: { path: '/', name: 'In search engines', isShared: true },
  brand: { path: '/', isShared: true },
};

export const projectPath = (name: string) => `/projects/${name}`;
/** The part of the projects' page with the projects of one kind. */
export const kindPath = (key: string) => `/projects#${key}`;
