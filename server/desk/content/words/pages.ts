/** The files of words: in which order they are listed, and at which address of the site they stand. */
const LIVE: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about',
  services: '/services',
  'why-choose-us': '/whychooseus',
  expertise: '/features',
  faq: '/faq',
  projects: '/projects',
  materials: '/materials',
  achievements: '/features',
  contact: '/contact',
  privacy: '/privacy',
  site: '/contact',
  forms: '/contact',
  pages: '/',
  brand: '/',
};
const SHARED = new Set(['site', 'forms', 'pages', 'brand']);

/** Of a file without ".yaml". */
export const liveAddress = (name: string) => LIVE[name] ?? '/';
export const isShared = (name: string) => SHARED.has(name);

/** The pages first, in their order on the site; then what all of them share. */
export function inOrder(names: readonly string[]): string[] {
  const order = Object.keys(LIVE);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...names].sort((a, b) => place(a) - place(b));
}
