import { expect, test } from 'vitest';
import { headIn } from './use-published-head.ts';

const PAGE = `<head><title>A &amp; B · Studio</title>
<meta name="description" content="A flat in Baner. It&#x27;s &quot;small&quot;."/>
<meta property="og:image" content="https://studio.example/cards/a.png"/></head>`;

test('title, description and card of a published page are read, also with special characters', () => {
  expect(headIn(PAGE)).toEqual({
    title: 'A & B · Studio',
    description: 'A flat in Baner. It\'s "small".',
    card: '/cards/a.png',
  });
  expect(headIn(PAGE.replace(/<meta property.*/, '</head>'))?.card).toBeNull();
  expect(headIn('<title>Only a title</title>')).toBeNull();
});
