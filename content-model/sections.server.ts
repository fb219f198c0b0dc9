/**
 * The sections of pages that the owner may hide, by the file that says so under `hidden:`, in the page's order. The shape of
 * `hidden:` is in the schema of the file.
 */
interface Section {
  /** Its name under `hidden:`. It has words of that name in the same file, unless `words` says otherwise. */
  readonly name: string;
  /** The other file of its words. */
  readonly words?: string;
}

export const SECTIONS: Readonly<Record<string, readonly Section[]>> = {
  home: [
    { name: 'counters' },
    { name: 'about' },
    { name: 'achievements', words: 'achievements' },
    { name: 'expertise', words: 'expertise' },
    { name: 'why', words: 'why-choose-us' },
    { name: 'services', words: 'services' },
    { name: 'projects' },
    { name: 'faq', words: 'faq' },
  ],
  about: [
    { name: 'founders' },
    { name: 'people', words: 'people' },
    { name: 'foundation' },
    { name: 'clients', words: 'clients' },
    { name: 'claims', words: 'achievements' },
  ],
  services: [{ name: 'included' }, { name: 'weeks' }, { name: 'daylight' }],
  'why-choose-us': [
    { name: 'counters', words: 'home' },
    { name: 'risks' },
    { name: 'clients', words: 'clients' },
  ],
  expertise: [
    { name: 'achievements', words: 'achievements' },
    { name: 'materials' },
    { name: 'daylight' },
  ],
  process: [{ name: 'sameCamera' }, { name: 'payments' }],
  costs: [{ name: 'oneRoom' }],
  faq: [{ name: 'glossary' }, { name: 'more' }],
  contact: [{ name: 'finding' }, { name: 'veranda' }],
};

/** What stays on its page, and why. */
export const NOT_HIDEABLE: readonly {
  readonly file: string;
  readonly what: string;
  readonly why: string;
}[] = [
  { file: 'home', what: 'hero', why: 'It has the heading of the page, which search engines read.' },
  { file: 'home', what: 'contact', why: 'Visitors send their enquiry there.' },
  {
    file: 'about',
    what: 'hero',
    why: 'It has the heading of the page, which search engines read.',
  },
  { file: 'about', what: 'story', why: 'It is the first screen of the page.' },
  { file: 'about', what: 'closing', why: 'It leads to the enquiry form.' },
  { file: 'services', what: 'items', why: 'The page is about them.' },
  { file: 'services', what: 'cost', why: 'It is part of the list of what is included.' },
  { file: 'why-choose-us', what: 'cards', why: 'The page is about them.' },
  { file: 'expertise', what: 'expertise', why: 'The page is about it, and tabs need both parts.' },
  { file: 'expertise', what: 'features', why: 'The page is about it, and tabs need both parts.' },
  { file: 'process', what: 'steps', why: 'The page is about them.' },
  { file: 'process', what: 'labels', why: 'They are the labels of the steps.' },
  { file: 'process', what: 'closing', why: 'It leads to the enquiry form.' },
  ...['example', 'gst', 'homes', 'levels', 'places', 'rooms', 'spread', 'work'].map((what) => ({
    ...{ file: 'costs', what },
    why: 'The estimate is worked out from it.',
  })),
  ...['bill', 'faults', 'form'].map((what) => ({
    ...{ file: 'costs', what },
    why: 'They are words of the estimate.',
  })),
  ...['excluded', 'excludedPlaces'].map((what) => ({
    ...{ file: 'costs', what },
    why: 'Whoever reads a price has to know what is not in it.',
  })),
  { file: 'costs', what: 'guide', why: 'It lists the usual prices, which people compare.' },
  { file: 'faq', what: 'items', why: 'The page is about them.' },
  { file: 'faq', what: 'ask', why: 'Visitors send their question there.' },
  { file: 'contact', what: 'info', why: 'The site has to say how the studio is reached.' },
];

/** Data of a section, or undefined where the owner has hidden it on this page. */
export const unlessHidden = <Name extends string, Data>(
  { hidden }: { readonly hidden?: Readonly<Partial<Record<Name, true | undefined>>> | undefined },
  name: Name,
  data: Data,
): Data | undefined => (hidden?.[name] ? undefined : data);
