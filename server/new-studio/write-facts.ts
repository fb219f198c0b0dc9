/** Writes the facts of a studio into the texts of its site. Pure: texts in, texts out. */
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { DAYS, sortedDays, withHours } from '#content-model/say-hours.server.ts';
import { required } from '#contract/required.ts';
import { coloursFrom } from './accent.ts';
import { type Facts, localitiesIn } from './facts.ts';

/** By the name of the file, "site.yaml". */
export type Texts = Readonly<Record<string, string>>;
type Path = readonly (string | number)[];
type Entry = readonly [file: string, path: Path, value: unknown];

/** What the studio told, each fact at its only place. */
function told(facts: Facts): Entry[] {
  const { pin, mark, founders } = facts;
  const site = (path: Path, value: unknown): Entry => ['site.yaml', path, value];
  return [
    site(['name'], facts.name),
    site(['nameDevanagari'], facts.nameDevanagari ?? facts.name),
    site(['fullName'], facts.fullName ?? facts.name),
    site(['description'], facts.description),
    site(['phone'], facts.phone.value),
    site(['whatsapp'], facts.whatsapp?.value),
    site(['email'], facts.email.value),
    site(['address', 'street'], facts.street),
    site(['address', 'postalCode'], facts.postalCode),
    site(['address', 'locality'], facts.locality),
    site(['address', 'city'], facts.city),
    site(['address', 'region'], facts.region),
    site(['foundingYear'], facts.foundingYear),
    site(['staff'], facts.staff),
    site(['hours', 'days'], sortedDays(facts.days)),
    site(['hours', 'opens'], facts.opens),
    site(['hours', 'closes'], facts.closes),
    site(['serviceArea', 'latitude'], pin.latitude),
    site(['serviceArea', 'longitude'], pin.longitude),
    site(['serviceArea', 'radius'], facts.radius * 1000),
    site(['serviceArea', 'localities'], localitiesIn(facts.localities)),
    ['brand.yaml', ['mark'], mark],
    ['about.yaml', ['founders', 'people'], founders.map(personOf)],
  ];
}

/** The colours that follow from an accent which is not the site's yet; the studio's other colours stay. */
function ofAccent(texts: Texts, accent: string | undefined): Entry[] {
  const own = valueIn(texts, ['brand.yaml', ['colours'], null]) as
    | Partial<Record<'day' | 'night', Readonly<Record<string, string>>>>
    | undefined;
  if (!accent || own?.day?.accent === accent) return [];
  const { day, night } = coloursFrom(accent);
  const colours = { day: { ...own?.day, ...day }, night: { ...own?.night, ...night } };
  return [['brand.yaml', ['colours'], colours]];
}

const personOf = ({ name, role, bio }: Facts['founders'][number]) => ({ name, role, bio });

/** The facts that sentences of the site repeat. */
export type Repeated = Pick<
  Facts,
  'name' | 'fullName' | 'locality' | 'city' | 'description' | 'days' | 'opens' | 'closes'
>;

/** Sentences that repeat a fact. One that somebody has written anew stays. */
function derived(facts: Repeated): Entry[] {
  const { name, locality, city, fullName = name } = facts;
  return [
    ['site.yaml', ['tagline'], `Interior design, ${locality}, ${city}`],
    ['site.yaml', ['hours', 'text'], '{shortHours}'],
    ['site.yaml', ['whereText'], `{localities}, and up to {km} km from ${locality}.`],
    ['site.yaml', ['banner'], locality === city ? [city] : [locality, city]],
    ['site.yaml', ['reach', 'text'], `Hello ${name}, I have a place in mind.`],
    ['site.yaml', ['reach', 'projectText'], `Hello ${name}, I am looking at the {project}.`],
    ['contact.yaml', ['info', 'hoursText'], '{hours}'],
    ['contact.yaml', ['veranda', 'place'], `The hour in ${locality}`],
    ['faq.yaml', ['ask', 'note'], 'We answer {hours}.'],
    ['forms.yaml', ['sent', 'next'], `It is {now} in ${city}. A person answers by {answer-by}.`],
    [
      'pages.yaml',
      ['/', 'title'],
      `${fullName}, ${locality === city ? city : `${locality}, ${city}`}`,
    ],
    ['pages.yaml', ['/', 'description'], facts.description],
    [
      'pages.yaml',
      ['/contact', 'description'],
      `Tell us about the place. Office in ${locality}, ${city}, {hours}.`,
    ],
    [
      'projects.yaml',
      ['studio'],
      `A studio in ${locality === city ? city : `${locality}, ${city}`}.`,
    ],
  ];
}

/** @param before the facts that the texts repeat; undefined where they repeat none of the studio's own */
export function writeFacts(texts: Texts, facts: Facts, before?: Repeated): Record<string, string> {
  const earlier = before && derived(before);
  // A text of before the places for hours says the hours themselves.
  const isAsDerived = (entry: Entry, i: number) => {
    const filled = (value: unknown) =>
      before && typeof value === 'string' ? withHours(value, before) : value;
    return isDeepStrictEqual(filled(valueIn(texts, entry)), filled(earlier?.[i]?.[2]));
  };
  const entries = [
    ...[...told(facts), ...ofAccent(texts, facts.accent)].filter(
      (entry) => !isDeepStrictEqual(valueIn(texts, entry), entry[2]),
    ),
    ...derived(facts).filter((entry, i) => !earlier || isAsDerived(entry, i)),
  ];
  const written: Record<string, string> = { ...texts };
  for (const [file, own] of Map.groupBy(entries, ([name]) => name)) {
    const document = parseDocument(required(written[file], file));
    for (const [, path, value] of own) put(document, path, value);
    for (const day of Object.keys(DAYS))
      if (file === 'site.yaml' && !facts.days.some((open) => open === day))
        forgetHoursOf(document, day);
    written[file] = document.toString({ lineWidth: 0 });
  }
  return written;
}

/** A day that is closed from now on has no hours of its own. */
function forgetHoursOf(document: ReturnType<typeof parseDocument>, day: string): void {
  const path = ['hours', 'other', day];
  if (document.hasIn(path)) document.deleteIn(path);
}

const valueIn = (texts: Texts, [file, path]: Entry): unknown => {
  const node = parseDocument(required(texts[file], file)).getIn(path);
  return typeof node === 'object' && node !== null && 'toJSON' in node
    ? (node as { toJSON: () => unknown }).toJSON()
    : node;
};

interface Person {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  readonly titles?: string;
  readonly photo?: { readonly file: string; readonly alt: string };
}

/** The first portrait that nobody has. */
function freePortrait(taken: ReadonlySet<string | undefined>): string {
  for (let n = 1; ; n += 1)
    if (!taken.has(`founders/portrait-${n}`)) return `founders/portrait-${n}`;
}

const wordsOf = (name: string) => new Set(name.toLowerCase().split(/\s+/));
/** Whether a name was corrected; another person has another text and no name in common. */
const isOne = (now: Person, before: Person) =>
  now.bio === before.bio || wordsOf(now.name).intersection(wordsOf(before.name)).size > 0;

/**
 * People as they are told now. Portraits, and what else was written about a person, stay with the person: the one of the
 * same name, or else, where a name was corrected, the one at the same place.
 */
export function peopleFrom(told: readonly Person[], had: readonly Person[]): Person[] {
  const byName = told.map(({ name }) => had.find((one) => one.name === name));
  const known = told.map((person, i) => {
    const here = had[i];
    return byName[i] ?? (here && !byName.includes(here) && isOne(person, here) ? here : undefined);
  });
  const taken = new Set(known.map((one) => one?.photo?.file));
  return told.map((person, i) => {
    const one = known[i];
    const file = one?.photo?.file ?? freePortrait(taken);
    taken.add(file);
    const alt = one?.photo && one.photo.alt !== one.name ? one.photo.alt : person.name;
    const titles = one?.titles && one.titles !== one.role ? one.titles : person.role;
    return { ...one, ...person, titles, photo: { ...one?.photo, file, alt } };
  });
}

function put(document: ReturnType<typeof parseDocument>, path: Path, value: unknown): void {
  if (value === undefined) {
    document.deleteIn(path);
    return;
  }
  if (path.at(-1) === 'people') {
    const had = (document.toJS().founders?.people ?? []) as Person[];
    const people = peopleFrom(value as Person[], had);
    if (!isDeepStrictEqual(people, had)) document.setIn(path, document.createNode(people));
    return;
  }
  document.setIn(
    path,
    typeof value === 'object' ? document.createNode(value, { flow: true }) : value,
  );
}
