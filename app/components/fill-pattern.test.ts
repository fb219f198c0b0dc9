import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillPattern } from './fill-pattern.ts';

test('text and elements replace their placeholders', () => {
  const phone = createElement('a', { href: 'tel:+91' }, '+91');
  const filled = fillPattern('Call {phone} by {answer-by}.', { phone, 'answer-by': 'Monday' });
  expect(renderToStaticMarkup(filled)).toBe('Call <a href="tel:+91">+91</a> by Monday.');
});

test('a sentence without placeholders is unchanged', () => {
  expect(renderToStaticMarkup(fillPattern('A person reads it.', {}))).toBe('A person reads it.');
});
