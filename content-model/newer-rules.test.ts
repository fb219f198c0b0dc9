import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { newerFaults, newFaults } from './newer-rules.server.ts';
import type { FILES } from './schema.server.ts';

const FOLDERS = ['content', 'server/new-studio/starter', 'tools/content/fixture/content'];

test.each(FOLDERS)('%s keeps every rule', (folder) => {
  const files = globSync(`${folder}/*.yaml`);
  expect(files).not.toEqual([]);
  const faults = files.flatMap((file) => {
    const name = basename(file, '.yaml');
    return name === 'pictures'
      ? []
      : newerFaults(name as keyof typeof FILES, readFileSync(file, 'utf8'));
  });
  expect(faults).toEqual([]);
});

const source = (name: string) => readFileSync(`tools/content/fixture/content/${name}.yaml`, 'utf8');
/** What is said of the file after this change. */
const said = (name: keyof typeof FILES, from: string | RegExp, to: string) => {
  const changed = source(name).replace(from, to);
  expect(changed).not.toBe(source(name));
  return newerFaults(name, changed).map(({ field, message }) => [field, message]);
};

test.each([
  ['site', /whereText: .*/, 'whereText: "We work in {place}."', 'whereText', /^contains \{place\}/],
  [
    'site',
    /missedPage: .*/,
    'missedPage: "{hour}"',
    'missedPage',
    /\{hour\}.* Write \{hours\}, or/,
  ],
  ['site', /phone: .*/, 'phone: "98220 12345"', 'phone', /such as "\+91 98220 12345"/],
  ['site', /phone: .*/, 'phone: "+91 9822"', 'phone', /whole number/],
  ['site', /phone: .*/, 'phone: "+91 020 2567 8901"', 'phone', /such as "\+91 20256 78901"/],
  ['site', /whatsapp: .*/, 'whatsapp: "+91 09822012345"', 'whatsapp', /"\+91 98220 12345"/],
  [
    'site',
    /postalCode: .*/,
    'postalCode: { value: "4110", placeholder: true }',
    'address › postalCode › value',
    /six digits/,
  ],
  ['site', /radius: .*/, 'radius: 50', 'serviceArea › radius', /in metres/],
  ['costs', /weeks: [^,}]*/, 'weeks: 9–7', 'homes › 1rk › weeks', /a number of weeks or a range/],
  ['costs', /weeks: [^,}]*/, 'weeks: soon', 'homes › 1rk › weeks', /a number of weeks or a range/],
  ['home', /headline: .*/, `headline: ${'x'.repeat(81)}`, 'hero › headline', /longer than 80/],
] as const)(
  'in %s a value that breaks a rule is found, whatever its form',
  (name, from, to, field, message) => {
    expect(said(name, from, to)).toEqual([[field, expect.stringMatching(message)]]);
  },
);

test.each([
  [
    'materials',
    /pictures: \{ one: .*\}/,
    'pictures: { one: "{number} picture", many: "{number}: {count}" }',
  ],
  ['materials', 'one: "One material"', 'one: "{count} material"'],
  ['projects', /dot: .*/, 'dot: "{title}: {room}, {n} of {count}, {studio}"'],
] as const)('in %s a gap that the site fills in is accepted', (name, from, to) => {
  expect(said(name, from, to)).toEqual([]);
});

test.each([
  ['planLabel', '{title}, {room}'],
  ['rights', '{studio}, {n}'],
  ['reading', '{n} of {count}, {room}'],
])('the text %s of a project has no gaps that only other texts have', (key, text) => {
  const line = new RegExp(`  ${key}: .*`);
  expect(said('projects', line, `  ${key}: "${text}"`)).toEqual([
    [`page › ${key}`, expect.stringMatching(/which the site does not replace/)],
  ]);
});

test('a value keeps its old fault, also at another place, and a text that is too long may get shorter', () => {
  const faults = (length: number, phone: string) => [
    ...newerFaults(
      'home',
      source('home').replace(/headline: .*/, `headline: ${'x'.repeat(length)}`),
    ),
    ...newerFaults('site', source('site').replace(/phone: .*/, `phone: "${phone}"`)),
  ];
  const before = faults(120, '98220 12345');
  expect(newFaults(faults(119, '98220 12345'), before)).toEqual([]);
  expect(newFaults(faults(121, '98220 54321'), before)).toHaveLength(2);
});
