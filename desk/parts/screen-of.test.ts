import { expect, test } from 'vitest';
import { screenOf } from './screen-of.ts';

test.each([
  ['/projects/rao/facts/title', '/projects/rao#title'],
  ['/projects/rao/facts/cost', '/projects/rao#facts.cost'],
  ['/projects/rao/consent', '/projects/rao#consent'],
  ['/projects/rao/sample', '/projects/rao#placeholder'],
  ['/projects/rao/photos/01%20hall.jpg/alt', '/projects/rao#01%20hall.jpg'],
  ['/projects/rao/order', '/projects/rao'],
  ['/projects/rao/cover', '/projects/rao'],
  ['/projects/order#residential', '/projects'],
  ['/projects/order-of-rooms/facts/title', '/projects/order-of-rooms#title'],
  ['/studio/form', '/studio'],
  ['/enquiries/AB123/note', '/enquiry/AB123'],
])('the value %s is changed at %s', (path, screen) => expect(screenOf(path, {})).toBe(screen));

test('a value that names its screen is changed there', () =>
  expect(screenOf('/words/faq#heading', { screen: '/words/faq#heading' })).toBe(
    '/words/faq#heading',
  ));
