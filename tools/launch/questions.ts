/** Questions that only a person can answer: about the brand, holidays and promises, and about what looks like an unmarked placeholder. */
import { NAMES_DEMONSTRATION } from '#server/new-studio/demonstration.ts';
import { BRAND_NAMES } from '#server/publishing/brand-groups.ts';
import { type ContentValue, siteValue } from './content-values.ts';
import type { Finding } from './finding.ts';

const at = ({ file, line }: ContentValue) => ({ file, line });

function brand(words: readonly ContentValue[]): Finding[] {
  const own = BRAND_NAMES.flatMap((path) => siteValue(words, path) ?? []);
  const still = own.filter(({ value }) => NAMES_DEMONSTRATION.test(String(value)));
  if (still.length > 0)
    return still.map((word) => ({
      who: 'owner',
      ...at(word),
      isQuestion: true,
      what: `The name is "${word.value}", as in the demonstration. Is that your studio's name?`,
    }));
  return words.flatMap((word) => {
    const [brand] = (typeof word.value === 'string' && NAMES_DEMONSTRATION.exec(word.value)) || [];
    const what = `This text still names the demonstration's studio (${brand}). Write your own name.`;
    return brand ? [{ who: 'owner', ...at(word), what }] : [];
  });
}

function holidays(words: readonly ContentValue[], year: number): Finding[] {
  const days = words.filter(
    ({ file, path }) => file === 'content/site.yaml' && /^hours\./.test(path),
  );
  const [first] = days;
  // Closed days of a past year do not count.
  const isToCome = ({ path, value }: ContentValue) =>
    /^hours\.closed\.\d+\.(from|to)$/.test(path) && String(value) >= String(year);
  if (!first || days.some(isToCome)) return [];
  return [
    {
      who: 'owner',
      ...at(first),
      isQuestion: true,
      what: 'No holidays are entered, so the site promises answers on public holidays too. Is that right? If not, enter them under Opening hours.',
    },
  ];
}

const PROMISE =
  /\bwithin (?:an? |\p{L}+ |\d+ )*(?:hour|day|week|month)s?\b|\bfrom our mailbox too\b/iu;
const SENTENCE_END = /(?<=[.!?])\s+/;

const promises = (words: readonly ContentValue[]): Finding[] =>
  words
    .filter(({ file, value }) => file === 'content/privacy.yaml' && typeof value === 'string')
    .flatMap((word) =>
      String(word.value)
        .split(SENTENCE_END)
        .filter((sentence) => PROMISE.test(sentence))
        .map((sentence) => ({
          who: 'owner' as const,
          ...at(word),
          isQuestion: true,
          what: `The privacy notice says: "${sentence.trim()}" Does your studio keep this promise?`,
        })),
    );

/** Values of the demonstration, and domains that RFC 2606 reserves for examples. */
const LOOKALIKE =
  /@[\w.-]+\.example\b|https?:\/\/[^\s]*\.example\b|\+?\d*[ -]?0{5}[ -]?0{5}|Founder (?:One|Two)|Client (?:One|Two)|Colleague (?:One|Two|Three|Four)|lorem ipsum/i;

const lookalikes = (words: readonly ContentValue[]): Finding[] => {
  const marked = new Set(
    words
      .filter(({ path, value }) => path.endsWith('placeholder') && value === true)
      .map(({ file, path }) => `${file}:${path.slice(0, -'placeholder'.length)}`),
  );
  const parent = ({ file, path }: ContentValue) => `${file}:${path.replace(/[^.]*$/, '')}`;
  return words
    .filter((word) => typeof word.value === 'string' && LOOKALIKE.test(word.value))
    .filter((word) => !marked.has(parent(word)))
    .map((word) => ({
      who: 'owner',
      ...at(word),
      what: `"${word.value}" looks like a sample text. Replace it with your own.`,
    }));
};

/** Words for awards and press, for which a visitor may want a source. */
const GIVEN = /\b(top|best|award|awarded|prize|winner|winning|ranked|rated|featured|no\.? ?1)\b/i;

const YEAR = /\b(?:19|20)\d\d\b/;

/** Such claims without year or source, each once; samples are listed elsewhere. */
function claims(words: readonly ContentValue[]): Finding[] {
  const own = words.filter(({ file }) => file === 'content/achievements.yaml');
  const has = (entry: string, name: string) => own.some(({ path }) => path === `${entry}.${name}`);
  const found = own.flatMap((word) => {
    const entry = /^(items\.\d+)(?:\.value)?$/.exec(word.path)?.[1];
    const claim = String(word.value);
    if (!entry || !GIVEN.test(claim) || has(entry, 'placeholder')) return [];
    const lacks = [
      ...(has(entry, 'year') || YEAR.test(claim) ? [] : ['year']),
      ...(has(entry, 'source') ? [] : ['source']),
    ];
    if (lacks.length === 0) return [];
    const what = `"${claim}" names no ${lacks.join(' and no ')}: can a visitor look it up?`;
    return [{ who: 'owner' as const, ...at(word), isQuestion: true, what }];
  });
  return [...new Map(found.map((finding) => [finding.what, finding] as const)).values()];
}

/** Clients' statements that are not shown, because the consent is missing. */
function unconsented(words: readonly ContentValue[]): Finding[] {
  const own = words.filter(({ file }) => file === 'content/clients.yaml');
  const valueAt = (path: string) => own.find((word) => word.path === path)?.value;
  return own.flatMap((word) => {
    const entry = /^(items\.\d+)\.name$/.exec(word.path)?.[1];
    if (!entry || valueAt(`${entry}.placeholder`) || valueAt(`${entry}.consent`)) return [];
    const say = (key: string) =>
      `What "${word.value}" says is not shown yet. Enter the day on which the client agreed in writing${key}, or remove the entry.`;
    return [{ who: 'owner', ...at(word), what: say(' (consent)'), atDesk: say('') }];
  });
}

/** The content describes the way to the office, but no picture shows its entrance. */
function door(words: readonly ContentValue[]): Finding[] {
  const own = words.filter(
    ({ file, path }) => file === 'content/contact.yaml' && /^finding\./.test(path),
  );
  const [first] = own;
  if (!first || own.some(({ path }) => path.startsWith('finding.door.'))) return [];
  const what = 'No photo shows the entrance from the street. Can visitors find it without one?';
  return [{ who: 'designer', ...at(first), isQuestion: true, what }];
}

/** @param year the current year, for holidays */
export const questions = (words: readonly ContentValue[], year: number): Finding[] => [
  ...lookalikes(words),
  ...brand(words),
  ...holidays(words, year),
  ...promises(words),
  ...claims(words),
  ...unconsented(words),
  ...door(words),
];
