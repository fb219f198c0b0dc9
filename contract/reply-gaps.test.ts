import { describe, expect, test } from 'vitest';
import { fillGaps, type GapValues, gapsIn, hasLooseBrace, isFilledGap } from './reply-gaps.ts';

const VALUES: GapValues = {
  'first name': 'Meera',
  name: 'Meera Kale',
  'property type': '2BHK',
  project: '',
  'reply by': 'Tuesday, 24 November, 18:00',
  reference: 'AAAAA-AAAAA',
  'your name': 'Asha',
  studio: 'Osari',
};

describe('the gaps of a template', () => {
  test.each([
    ['Dear {name}, by {reply by}.', 'Dear Meera Kale, by Tuesday, 24 November, 18:00.'],
    ['{ First  NAME } and {first name}', 'Meera and Meera'],
    ['{property type}: {date of visit}', '2BHK: {date of visit}'],
    ['{Answer by}, {project kind}', 'Tuesday, 24 November, 18:00, 2BHK'],
    ['about {project}', 'about {project}'],
    ['{__proto__} {constructor} {toString}', '{__proto__} {constructor} {toString}'],
    ['नमस्ते {name}, {तारीख}', 'नमस्ते Meera Kale, {तारीख}'],
    ['no gap: {} {\n} {', 'no gap: {} {\n} {'],
    ['{{name}}', '{Meera Kale}'],
  ])('of %j are filled from the enquiry', (template, filled) => {
    expect(fillGaps(template, VALUES)).toBe(filled);
  });

  test.each([
    ['{ First  Name }', true],
    ['{answer by}', true],
    ['{date of visit}', false],
  ])('%s is filled from the enquiry: %s', (gap, isFilled) =>
    expect(isFilledGap(gap)).toBe(isFilled),
  );

  test('that a visitor wrote are not filled, and neither is a $ read as a pattern', () => {
    expect(fillGaps('{name}', { ...VALUES, name: '{reference} $& $1' })).toBe('{reference} $& $1');
  });

  test('are found where they are', () => {
    expect(gapsIn('Dear {name},\n{ date }{x}')).toEqual([
      { text: '{name}', at: 5 },
      { text: '{ date }', at: 13 },
      { text: '{x}', at: 21 },
    ]);
    expect(gapsIn('none {} {\n}')).toEqual([]);
  });

  test.each([
    ['{name} and {date}', false],
    ['{name', true],
    ['name}', true],
    ['{}', true],
    ['{{name}}', true],
    ['{a\nb}', true],
  ])('of %j have a loose brace: %s', (text, isLoose) => expect(hasLooseBrace(text)).toBe(isLoose));
});
