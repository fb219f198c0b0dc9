/** Writes the facts of a studio into the texts of its site. Pure: texts in, texts out. */
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { sortedDays, withHours } from '#content-model/format-hours.server.ts';
import { required } from '#contract/required.ts';
import { WEEKDAYS } from '#contract/written-hours.ts';
import { coloursFrom } from './accent.ts';
import { type Facts, localitiesIn } from './facts.ts';
import { type FounderInForm, type Person, peopleFrom } from './people-from.ts';
import type { Texts } from './read-form.ts';

type Path = readonly (string | number)[];
type Entry = readonly [file: string, path: Path, value: unknown];

/** The facts of the form, each at its path. */
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
    ['about.yaml', ['founders', 'people'], founders],
  ];
}

/** The colours derived from a new accent; the studio's other colours stay. */
function ofAccent(texts: Texts, accent: string | undefined): Entry[] {
  const own = valueIn(texts, ['brand.yaml', ['colours'], null]) as
    | Partial<Record<'day' | 'night', Readonly<Record<string, string>>>>
    | undefined;
  if (!accent || own?.day?.accent === accent) return [];
  const { day, night } = coloursFrom(accent);
  const colours = { day: { ...own?.day, ...day }, night: { ...own?.night, ...night } };
  return [['brand.yaml', ['colours'], colours]];
}

/** The facts that texts of the site repeat. */
export type Repeated = Pick<
  Facts,
  'name' | 'fullName' | 'locality' | 'city' | 'description' | 'days' | 'opens' | 'closes'
>;

/** Texts that repeat a fact. One that somebody has rewritten stays. */
function derived(facts: Repeated): Entry[] {
  const { name, locality, city, fullName = name } = facts;
  const place = locality === city ? city : `${locality}, ${city}`;
  return [
    ['site.yaml', ['hours', 'text'], '{shortHours}'],
    ['site.yaml', ['whereText'], `{localities}, and up to {km} km from ${locality}.`],
    ['site.yaml', ['banner'], locality === city ? [city] : [locality, city]],
    ['site.yaml', ['reach', 'text'], `Hello ${name}, I would like help with my home or shop.`],
    ['site.yaml', ['reach', 'projectText'], `Hello ${name}, I am looking at the {project}.`],
    [
      'costs.yaml',
      ['validity'],
      `Rates for ${city}. You get your own range after the first visit.`,
    ],
    ['contact.yaml', ['info', 'hoursText'], '{hours}'],
    ['contact.yaml', ['veranda', 'place'], `Time in ${locality}`],
    ['faq.yaml', ['ask', 'note'], 'We answer {hours}.'],
    ['forms.yaml', ['sent', 'next'], `It is {now} in ${city}. We will reply by {answer-by}.`],
    ['pages.yaml', ['/', 'title'], `${fullName}, ${place}`],
    ['pages.yaml', ['/', 'description'], facts.description],
    [
      'pages.yaml',
      ['/contact', 'description'],
      `Tell us about the place. Office in ${locality}, ${city}, {hours}.`,
    ],
    ['projects.yaml', ['studio'], `A studio in ${place}.`],
  ];
}

/** @param before the facts that the texts repeat now; undefined if they repeat none of the studio's */
export function writeFacts(texts: Texts, facts: Facts, before?: Repeated): Record<string, string> {
  const earlier = before && derived(before);
  // An older text contains the hours themselves instead of placeholders.
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
    for (const day of WEEKDAYS)
      if (file === 'site.yaml' && !facts.days.some((open) => open === day))
        forgetHoursOf(document, day);
    written[file] = document.toString({ lineWidth: 0 });
  }
  return written;
}

/** Removes the special hours of a day that is now closed. */
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

function put(document: ReturnType<typeof parseDocument>, path: Path, value: unknown): void {
  if (value === undefined) {
    document.deleteIn(path);
    return;
  }
  if (path.at(-1) === 'people') {
    const had = (document.toJS().founders?.people ?? []) as Person[];
    const people = peopleFrom(value as FounderInForm[], had);
    if (!isDeepStrictEqual(people, had)) document.setIn(path, document.createNode(people));
    return;
  }
  document.setIn(
    path,
    typeof value === 'object' ? document.createNode(value, { flow: true }) : value,
  );
}
