/** Fills the form of a studio from its site. */
import { parse } from 'yaml';
import type { StudioForm } from '#contract/desk/studio.ts';
import { founderIds, type Person } from './people-from.ts';

/** By file name, "site.yaml". */
export type Texts = Readonly<Record<string, string>>;

type Read = Readonly<Record<string, unknown>>;
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Read | null | undefined)?.[key], value);
/** A plain value, or that of `{ value, placeholder }`; '' for a placeholder. */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return at(value, 'placeholder') === true ? '' : textOf(at(value, 'value'));
  return value === undefined || value === null ? '' : String(value);
}

/** The form while the site is the demonstration. */
export const EMPTY_FORM: StudioForm = {
  name: '',
  nameDevanagari: '',
  fullName: '',
  description: '',
  foundingYear: '',
  staff: '',
  mark: '',
  accent: '',
  phone: '',
  whatsapp: '',
  email: '',
  street: '',
  locality: '',
  city: '',
  region: '',
  postalCode: '',
  pin: '',
  localities: '',
  radius: '50',
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  opens: '09:00',
  closes: '18:00',
  founders: [],
};

/** The country of the studio, in two letters. */
export const countryIn = (texts: Texts): string =>
  textOf(at(parse(texts['site.yaml'] ?? '', { logLevel: 'silent' }), 'address', 'country'));

export function readForm(texts: Texts): StudioForm {
  const read = (file: string) => parse(texts[file] ?? '', { logLevel: 'silent' }) as unknown;
  const site = read('site.yaml');
  const brand = read('brand.yaml');
  const name = textOf(at(site, 'name'));
  const other = (value: string) => (value === name ? '' : value);
  const people = at(read('about.yaml'), 'founders', 'people');
  const ids = founderIds((people ?? []) as Pick<Person, 'photo'>[]);
  const area = (key: string) => textOf(at(site, 'serviceArea', key));
  return {
    name,
    nameDevanagari: other(textOf(at(site, 'nameDevanagari'))),
    fullName: other(textOf(at(site, 'fullName'))),
    description: textOf(at(site, 'description')),
    foundingYear: textOf(at(site, 'foundingYear')),
    staff: textOf(at(site, 'staff')),
    mark: textOf(at(brand, 'mark')),
    accent: textOf(at(brand, 'colours', 'day', 'accent')),
    phone: textOf(at(site, 'phone')),
    whatsapp: textOf(at(site, 'whatsapp')),
    email: textOf(at(site, 'email')),
    street: textOf(at(site, 'address', 'street')),
    locality: textOf(at(site, 'address', 'locality')),
    city: textOf(at(site, 'address', 'city')),
    region: textOf(at(site, 'address', 'region')),
    postalCode: textOf(at(site, 'address', 'postalCode')),
    pin: `${area('latitude')}, ${area('longitude')}`,
    localities: ((at(site, 'serviceArea', 'localities') ?? []) as string[]).join(', '),
    radius: String(Number(area('radius')) / 1000),
    days: (at(site, 'hours', 'days') ?? []) as string[],
    opens: textOf(at(site, 'hours', 'opens')),
    closes: textOf(at(site, 'hours', 'closes')),
    founders: ((people ?? []) as Read[]).map((person, i) => ({
      id: ids[i],
      name: textOf(person.name),
      role: textOf(person.role),
      bio: textOf(person.bio),
    })),
  };
}
