/** Combines the founders in the form with what the site has about them. Pure. */

export interface Person {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  readonly titles?: string;
  readonly photo?: { readonly file: string; readonly alt: string };
}

export interface FounderInForm extends Pick<Person, 'name' | 'role' | 'bio'> {
  readonly id?: string | undefined;
}

/** The form's id of each founder on the site: the portrait's name, which stays with a person. */
export const founderIds = (people: readonly Pick<Person, 'photo'>[]): string[] =>
  people.map(({ photo }, at) => {
    const file = photo?.file ?? '';
    const isShared = people.findIndex((one) => one.photo?.file === photo?.file) < at;
    return isShared ? `${file} ${at}` : file;
  });

/** The first unused name of a portrait. */
function freePortrait(taken: ReadonlySet<string | undefined>): string {
  for (let n = 1; ; n += 1)
    if (!taken.has(`founders/portrait-${n}`)) return `founders/portrait-${n}`;
}

const wordSet = (name: string) => new Set(name.toLowerCase().split(/\s+/));
/** Whether a name was corrected; for another person, text and names all differ. */
const isOne = (now: FounderInForm, before: Person) =>
  now.bio === before.bio || wordSet(now.name).intersection(wordSet(before.name)).size > 0;

/**
 * The people of the form. Portraits and other texts about a person stay with the person whose id the form has; a new person gets
 * the name of a future portrait. Without ids, a person is recognised by name or, if a name was corrected, by position.
 */
export function peopleFrom(told: readonly FounderInForm[], had: readonly Person[]): Person[] {
  const ids = founderIds(had);
  const byName = told.map(({ id, name }) =>
    id === undefined ? had.find((one) => one.name === name) : had[ids.indexOf(id)],
  );
  const known = told.map((person, i) => {
    const here = person.id === undefined ? had[i] : undefined;
    return byName[i] ?? (here && !byName.includes(here) && isOne(person, here) ? here : undefined);
  });
  const taken = new Set(known.map((one) => one?.photo?.file));
  return told.map(({ id: _, ...person }, i) => {
    const one = known[i];
    const titles = one?.titles && one.titles !== one.role ? one.titles : person.role;
    // The portrait was removed at the desk.
    if (one && !one.photo) return { ...one, ...person, titles };
    const file = one?.photo?.file ?? freePortrait(taken);
    taken.add(file);
    const alt = one?.photo && one.photo.alt !== one.name ? one.photo.alt : person.name;
    return { ...one, ...person, titles, photo: { ...one?.photo, file, alt } };
  });
}
