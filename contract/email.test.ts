import { expect, test } from 'vitest';
import { asciiAddress } from './email.ts';

test.each([
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@BÜCHER.example', 'asha@xn--bcher-kva.example'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@straße.example', 'asha@xn--strae-oqa.example'],
  ['asha@例え。テスト', 'asha@xn--r8jz45g.xn--zckzah'],
  // Not ours to change: the check of the field refuses what is wrong.
  ['asha@example.org', 'asha@example.org'],
  ['आशा@example.org', 'आशा@example.org'],
  ['asha@bü/cher.example', 'asha@bü/cher.example'],
  ['asha@bü%40evil.example', 'asha@bü%40evil.example'],
  ['@bücher.example', '@bücher.example'],
  ['bücher', 'bücher'],
])('%s is taken as %s', (typed, taken) => {
  expect(asciiAddress(typed)).toBe(taken);
});
