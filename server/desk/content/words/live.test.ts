import { expect, test } from 'vitest';
import { withBodyOf } from './live.ts';

const page =
  '<!DOCTYPE html><html lang="en"><head><style>a{}</style></head><body><p>old</p><link rel="stylesheet" href="/assets/style-1.css"/></body></html>';

test('the draft’s body stands in the published page’s head, with its style sheet, and says that it is the draft', () => {
  const rendered =
    '<html><head></head><body><p>new $&</p><link rel="stylesheet" href="/late.css"/></body></html>';
  expect(withBodyOf(page, rendered)).toBe(
    '<!DOCTYPE html><html data-shows="draft" lang="en"><head><style>a{}</style></head><body><p>new $&</p><link rel="stylesheet" href="/assets/style-1.css"/></body></html>',
  );
});

test.each([null, 'Application Error'])(
  'where the draft could not be drawn (%j) the published page says that it is the published one',
  (rendered) => {
    expect(withBodyOf(page, rendered)).toBe(page.replace('<html', '<html data-shows="published"'));
  },
);
