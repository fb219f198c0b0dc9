/**
 * Rules that are newer than contents which studios have published, so a build does not stop at them: `npm run check` notes
 * what breaks them, and the desk refuses it in a changed value, unless an earlier one is restored. A schema names its rule as
 * `.meta({ rule })`, and the values that the site fills in as `.meta({ gaps })`.
 */
import type { z } from 'zod';
import { internationalDigits, spacedNumber } from '#contract/international-number.ts';
import { nearest } from '#contract/nearest.ts';
import { limitOf } from './limits.server.ts';
import { parseYaml, positionOf } from './parse.server.ts';
import { fieldName, type Problem } from './problem.server.ts';
import { category } from './project-schema.server.ts';
import { FILES } from './schema.server.ts';
import { type Leaf, leavesIn } from './shape.server.ts';

/** `value`: what breaks the rule. `length`: of a text that is too long. */
interface NewerFault extends Problem {
  readonly value: string;
  readonly length?: number;
}

/** What is wrong with a value, as a continuation of the field's name; null if nothing is. */
type Rule = (value: string, whole: unknown) => string | null;

/** India's numbers have ten digits after the country code, toll-free ones up to eleven. Ten zeros are the sample number. */
const INDIAN = /^91(?:[2-9]\d{9}|1\d{9,10}|0{10})$/;
const isWhole = (digits: string) => !digits.startsWith('91') || INDIAN.test(digits);
export const phoneFault = (value: string): string | null => {
  if (value.startsWith('+') && isWhole(value.replace(/\D/g, ''))) return null;
  const meant = internationalDigits(value);
  const example = meant && isWhole(meant) ? spacedNumber(meant) : '+91 20 1234 5678';
  return `must be a whole number with its country code, such as "${example}"`;
};

/** @param country in two letters: only India's postal codes are checked */
export const postalCodeFault = (value: string, country: unknown) =>
  country !== 'IN' || /^[1-9]\d{2} ?\d{3}$/.test(value)
    ? null
    : 'must be a postal code of six digits, such as "411045"';
const postalCode: Rule = (value, whole) => {
  const { address } = whole as { readonly address?: { readonly country?: unknown } };
  return postalCodeFault(value, address?.country);
};

/** A number of weeks, or a range. */
const weeks: Rule = (value) => {
  const [, from, to] = /^(\d{1,3})(?: ?[–-] ?(\d{1,3}))?$/.exec(value) ?? [];
  return from && (to === undefined || Number(from) < Number(to))
    ? null
    : 'must be a number of weeks or a range, such as "10" or "10–13"';
};

const METRES_MIN = 1000;
const metres: Rule = (value) =>
  Number(value) >= METRES_MIN ? null : 'must be in metres, such as 50000 for 50 km';

const RULES: Readonly<Record<string, Rule>> = { phone: phoneFault, postalCode, weeks, metres };

/** Every text of the files directly in `content/` may contain them (`withHoursIn`). */
const EVERYWHERE = ['hours', 'shortHours'];
const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' or ');

/** A gap that the site does not fill in would be read by visitors. @param known names without braces */
function gapFault(value: string, known: readonly string[]): string | null {
  const unknown = [...value.matchAll(/\{([^{}]*)\}/g)].find(
    ([, name = '']) => !known.includes(name),
  );
  if (!unknown) return null;
  const [written, name = ''] = unknown;
  const meant = nearest(name, known);
  const instead = known.length > 0 && `Write ${inBraces(meant ? [meant] : known)}, or leave`;
  return `contains ${written}, which the site does not replace. ${instead || 'Leave'} out the braces`;
}

interface Checked {
  readonly file: string;
  readonly name: string;
  readonly shape: z.ZodType;
  readonly source: string;
  /** Gaps that every text of the file may have. */
  readonly known: readonly string[];
}

function faultsOf({ name, known }: Checked, whole: unknown, { value, path, meta }: Leaf) {
  const text = String(value).trim();
  const rule = RULES[String(meta.rule)]?.(text, whole);
  if (rule) return { message: `${rule} (now "${text}").`, atDesk: `${rule}.`, value: text };
  if (typeof value !== 'string') return null;
  const limit = limitOf(name, path);
  if (text.length > limit)
    return {
      message: `is longer than ${limit} characters. Shorten it.`,
      value: text,
      length: text.length,
    };
  const gaps = (meta.gaps as readonly string[] | undefined) ?? [];
  const gap = gapFault(text, [...gaps, ...known]);
  return gap ? { message: `${gap}.`, value: text } : null;
}

function faultsIn(checked: Checked): NewerFault[] {
  const { file, shape, source } = checked;
  const parsed = parseYaml(file, source);
  const whole: unknown = parsed.document.toJS();
  return leavesIn(shape, whole).flatMap((leaf) => {
    const found = faultsOf(checked, whole, leaf);
    if (!found) return [];
    return [{ file, ...positionOf(parsed, leaf.path), field: fieldName(leaf.path), ...found }];
  });
}

/**
 * What breaks a newer rule in a file directly in `content/`.
 * @param name of the file, without ".yaml"
 * @throws ContentError if it is not valid YAML
 */
export const newerFaults = (name: keyof typeof FILES, source: string): NewerFault[] =>
  faultsIn({ file: `content/${name}.yaml`, name, shape: FILES[name], source, known: EVERYWHERE });

/**
 * The same for the file of a kind of project, `category.yaml`.
 * @throws ContentError if it is not valid YAML
 */
export const kindFaults = (file: string, source: string): NewerFault[] =>
  faultsIn({ file, name: 'category', shape: category, source, known: [] });

/** The faults that a file has now and in none of its earlier states; a text that was too long may get shorter. */
export const newFaults = (now: readonly NewerFault[], before: readonly NewerFault[]) =>
  now.filter(
    (fault) =>
      !before.some(
        ({ message, value, field, length }) =>
          message === fault.message &&
          (value === fault.value ||
            (field === fault.field && length !== undefined && length >= (fault.length ?? 0))),
      ),
  );
