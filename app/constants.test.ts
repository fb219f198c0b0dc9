/** Compares the constants of the code with docs/specification/. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as forms from '#contract/forms.ts';
import { FORM_TEXTS } from '#contract/wire.ts';
import * as constants from './constants.ts';

const read = (page: string) => readFileSync(`docs/specification/${page}.md`, 'utf8');
const numberIn = (text: string) => Number(text.replaceAll(',', ''));

describe('docs/specification/constants.md', () => {
  const { COUNT_UP, MOBILE_QUERY, PHONE_OPENING_QUERY, NIGHT_QUERY: _, ...named } = constants;
  const { contact, enquiry } = forms.FIELDS.message.in;
  const inCode: Readonly<Record<string, number>> = {
    ...named,
    MOBILE_MAX_WIDTH_PX: numberIn(/max-width: (\d+)px/.exec(PHONE_OPENING_QUERY)![1]!),
    COUNT_UP_STEPS: COUNT_UP.steps,
    COUNT_UP_EVERY_MS: COUNT_UP.everyMs,
    CONTACT_MESSAGE_ROWS: contact.rows,
    ENQUIRY_MESSAGE_ROWS: enquiry.rows,
  };
  const rows = [...read('constants').matchAll(/^\| `(\w+)` \| ([\d.,]+) \|/gm)];
  const onPage = Object.fromEntries(rows.map(([, name, value]) => [name!, numberIn(value!)]));

  test('at the usual text size the phone layout ends where the phone version of the opening film does', () => {
    const em = numberIn(/max-width: (\d+)em/.exec(MOBILE_QUERY)![1]!);
    expect(16 * em).toBe(inCode.MOBILE_MAX_WIDTH_PX);
  });
  test('names every constant of the code', () => {
    expect(Object.keys(onPage).sort()).toEqual(Object.keys(inCode).sort());
  });
  test.each(Object.entries(onPage))('%s is %d', (name, value) => {
    expect(inCode[name]).toBe(value);
  });
});

describe('docs/specification/forms.md', () => {
  const page = read('forms').replaceAll(/\s+/g, ' ');
  test.each([
    [/name 1-([\d,]+) characters/, forms.NAME_MAX],
    [/e-mail up to ([\d,]+)/, forms.EMAIL_MAX],
    [/phone ([\d,]+)-/, forms.PHONE_MIN],
    [/phone [\d,]+-([\d,]+)/, forms.PHONE_MAX],
    [/message up to ([\d,]+)/, forms.MESSAGE_MAX],
    [/question up to ([\d,]+)/, forms.QUESTION_MAX],
  ])('%s has the limit %d', (pattern, limit) => {
    expect(numberIn(pattern.exec(page)![1]!)).toBe(limit);
  });
  test('lists the property types in both spellings', () => {
    const labels = forms.PROPERTY_TYPES.map(({ label }) => label);
    const values = forms.PROPERTY_TYPES.map(({ value }) => `\`${value}\``);
    expect(page).toContain(`Property types: ${labels.join(', ')}.`);
    expect(page).toContain(`${values.join(', ')}.`);
  });
  test.each(Object.values(FORM_TEXTS))('has the fixed text "%s"', (text) => {
    expect(page).toContain(text);
  });
});
