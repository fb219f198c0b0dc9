/** The longest texts that fit in their places, in characters: the desk refuses longer ones, and `npm run check` notes them. */

/** By the last name of the path. */
const LIMITS: Readonly<Record<string, number>> = {
  headline: 80,
  heading: 80,
  title: 80,
  label: 60,
  button: 40,
  lead: 400,
  description: 400,
  caption: 200,
  note: 400,
  question: 200,
  answer: 1000,
  alt: 500,
};
/** By the whole path. */
const OF_PATH: Readonly<Record<string, number>> = { 'home.hero.lead': 160 };
const LIMIT = 8000;

/** @param name of the file, without ".yaml" */
export const limitOf = (name: string, path: readonly PropertyKey[]): number =>
  OF_PATH[[name, ...path].map(String).join('.')] ?? LIMITS[String(path.at(-1))] ?? LIMIT;
