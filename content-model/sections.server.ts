/**
 * The sections that the owner may hide, by the file with their `hidden:` key, in the page's order. The schema of
 * `hidden:` is in the schema of the file.
 */
interface Section {
  /** Its name under `hidden:`, which is also the key of its texts in the same file, unless `words` names another. */
  readonly name: string;
  /** Another file that has its texts. */
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
  faq: [{ name: 'answers' }, { name: 'glossary' }, { name: 'more' }],
  contact: [{ name: 'finding' }, { name: 'veranda' }],
};

/** Data of a section, or undefined if the owner has hidden it on this page. */
export const unlessHidden = <Name extends string, Data>(
  { hidden }: { readonly hidden?: Readonly<Partial<Record<Name, true | undefined>>> | undefined },
  name: Name,
  data: Data,
): Data | undefined => (hidden?.[name] ? undefined : data);
