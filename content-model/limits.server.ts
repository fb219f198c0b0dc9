/**
 * The longest texts that fit in their places, in characters: the desk refuses longer ones, in *Texts* and in the form of the
 * studio, and `npm run check` notes them. And the lengths that are best, which a hint at the desk says.
 */

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
const OF_PATH: readonly (readonly [RegExp, number])[] = [
  [/^site\.(name|nameDevanagari)$/, 40],
  [/^site\.fullName$/, 80],
  [/^site\.address\.street$/, 120],
  [/^site\.address\.(locality|city|region)$/, 60],
  [/^about\.founders\.people\.\d+\.name$/, 60],
  [/^about\.founders\.people\.\d+\.role$/, 80],
  [/^about\.founders\.people\.\d+\.bio$/, 1000],
  [/^home\.hero\.lead$/, 160],
];
/** Of any text. */
export const TEXT_MAX = 8000;

/** Longer ones are cut by search engines, or push other things out of view; they are accepted all the same. */
const RECOMMENDED: readonly (readonly [RegExp, number])[] = [
  [/^pages\.[^.]+\.title$/, 60],
  [/^pages\.[^.]+\.description$/, 160],
  [/^site\.description$/, 200],
  [/^home\.hero\.lead$/, 110],
  [/^faq\..*\.answer$/, 320],
];

const nameOf = (name: string, path: readonly PropertyKey[]) =>
  [name, ...path].map(String).join('.');

const numberAt = (numbers: typeof OF_PATH, place: string) =>
  numbers.find(([places]) => places.test(place))?.[1];

/** Undefined if there is none. @param name of the file, without ".yaml" */
export const recommendedLength = (name: string, path: readonly PropertyKey[]) =>
  numberAt(RECOMMENDED, nameOf(name, path));

/** @param name of the file, without ".yaml" */
export function limitOf(name: string, path: readonly PropertyKey[]): number {
  // A text that may be a sample.
  const own = path.at(-1) === 'value' ? path.slice(0, -1) : path;
  return numberAt(OF_PATH, nameOf(name, own)) ?? LIMITS[String(own.at(-1))] ?? TEXT_MAX;
}
