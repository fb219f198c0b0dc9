/** The environment variables that a build writes into the pages. */
import { FORM_KEYS } from '#contract/forms.ts';

type Environment = Readonly<Record<string, string | undefined>>;
export type Variables = Readonly<Record<string, string>>;

const NAMES = [
  'SITE_ORIGIN',
  'EMAILJS_ORIGIN',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  ...FORM_KEYS.map((key) => `EMAILJS_TEMPLATE_${key.toUpperCase()}`),
  'PICTURES_EFFORT',
];

const plain = (text: string) => text.trim().replace(/\/$/, '');

/** The variables that are set, and for the others the values of `remembered`, the last release. An empty one counts as not set. */
export function buildVariables(env: Environment, remembered: Variables): Variables {
  return Object.fromEntries(
    NAMES.map((name) => [name, plain(env[name] ?? '') || remembered[name]]).filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    ),
  );
}

/** The environment of a build: `env` with exactly these values for the build's variables. */
export const environmentOf = (env: Environment, variables: Variables): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !NAMES.includes(name))),
  ...variables,
});

/** The first variable whose value differs; null if none does. */
export const firstDifference = (a: Variables, b: Variables) =>
  NAMES.find((name) => a[name] !== b[name]) ?? null;

/** A notice about the site's address before a build; null if there is none. */
export function originNotice(env: Environment, { SITE_ORIGIN }: Variables): string | null {
  if (!SITE_ORIGIN)
    return `No SITE_ORIGIN is set: for search engines and shared links the pages name http://localhost:${env.PORT || 3000}. Before going live: SITE_ORIGIN=https://www.example.in npm run release.`;
  return env.SITE_ORIGIN
    ? null
    : `SITE_ORIGIN is not set; the value of the last release is used: ${SITE_ORIGIN}.`;
}
