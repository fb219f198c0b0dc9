/** Addresses of /cost that anybody may have written. */
import { describe, expect, test } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { pick, seededRandom } from '#tools/content/testing/mistakes.ts';
import { type Fault, readQuery } from './read-query.ts';
import { faultText } from './texts.ts';
import { toolHtml } from './tool-html.ts';

const { costs } = contentOf(fixture);
const { faults: words } = costs;
const read = (query: string) => readQuery(costs, query);
const WHOLE = read('home=2bhk').request;

test('without a query the example is shown, and so with what others add to links', () => {
  for (const query of ['', 'utm_source=mail&utm_campaign=x', 'fbclid=abc&gclid=1'])
    expect(read(query)).toEqual({ request: WHOLE, faults: [], isExample: true });
});

test.each([
  ['home=3bhk&area=1100', { home: '3bhk', area: 1100 }],
  ['home=3bhk&area=1,100', { area: 1100 }],
  ['home=3bhk&area=', { area: costs.homes['3bhk']!.area }],
  ['rooms=kitchen,hall', { rooms: ['hall', 'kitchen'] }],
  ['home=2bhk&rooms=hall,bathroom:1', { rooms: ['hall', 'bathroom'], counts: { bathroom: 1 } }],
  ['home=2bhk&rooms=hall&rooms=bedroom%3A3', { counts: { bedroom: 3 } }],
  // As a form sends it without script, with a room that the home has not.
  ['home=1rk&rooms=hall&rooms=kitchen&rooms=garden', { rooms: ['hall', 'kitchen'] }],
  ['work=floors,lights&level=high', { work: ['floors', 'lights'], level: 'high' }],
  // As somebody types it.
  ['home=+2BHK+&level=HIGH', { home: '2bhk', level: 'high' }],
  ['home=Row-House&area=1,500', { home: 'row-house', area: 1500 }],
  ['home=2bhk&rooms=Hall,+Bathroom:1&work=Floors,+Lights', { counts: { bathroom: 1 } }],
  ['kind=Office', { place: 'office' }],
  ['kind=office&area=2200', { place: 'office', area: 2200, level: 'middle' }],
])('%s is understood', (query, part) => {
  const { request, faults, isExample } = read(query);
  expect(request).toMatchObject(part);
  expect({ faults, isExample }).toEqual({ faults: [], isExample: false });
});

const LONG = 'x'.repeat(20_000);
const HTML = encodeURIComponent('"><script>alert(1)</script><b a=\'');

test.each<[string, Fault[]]>([
  ['home=castle&area=720', ['home']],
  ['home=__proto__', ['home']],
  ['home=constructor', ['home']],
  ['kind=castle', ['place']],
  ['home=2bhk&home=2bhk', ['home']],
  ['area=720&area=720', ['area']],
  ...['0', '100000', '-720', '1e3', '７२０', '0x2d0', 'NaN', '99999999', LONG.slice(0, 400)].map(
    (area): [string, Fault[]] => [`area=${encodeURIComponent(area)}`, ['area']],
  ),
  ['rooms=helipad,kitchen', ['rooms']],
  ['rooms=kitchen&rooms=kitchen', ['rooms']],
  ['rooms=kitchen,kitchen', ['rooms']],
  ['rooms=kitchen,bathroom:0', ['rooms']],
  ['rooms=bathroom:10', ['rooms']],
  ['rooms=bathroom:2,bathroom:1', ['rooms']],
  ['rooms=:2', ['rooms']],
  ['rooms=helipad:2', ['rooms']],
  ['rooms=', ['rooms']],
  ['home=1rk&rooms=garden', ['rooms']],
  ['work=magic', ['work']],
  ['level=gold', ['level']],
  ['colour=red', ['other']],
  ['kind=office&rooms=kitchen', ['other']],
  ['rooms=balcony&work=kitchen', ['nothing']],
  [LONG, ['other']],
  [`home=${HTML}&area=${HTML}&level=${HTML}`, ['home', 'level', 'area']],
  [`${HTML}=${HTML}`, ['other']],
])('%.60s is told in one sentence, and what else it asks for is understood', (query, faults) => {
  const reading = read(query);
  expect(reading.faults).toEqual(faults);
  const sentence = faultText(costs, reading)!;
  for (const fault of faults)
    expect(sentence).toContain(words[fault].replace(/ \{from\}.*/, '').replace(/\d.*/, ''));
  expect(toolHtml(costs, query)).toContain('class="cost-fault"');
});

test('the usual number of a room is no part of the address; another one is, in the bill and in the form', () => {
  const { bathroom } = costs.homes['2bhk']!.rooms;
  expect(read(`home=2bhk&rooms=hall,bathroom:${bathroom}`).request).not.toHaveProperty('counts');
  const page = toolHtml(costs, 'home=2bhk&rooms=hall,bathroom:4');
  expect(page).toContain('value="bathroom:4" checked');
  expect(page).toContain(`<th scope="rowgroup">${costs.rooms.bathroom!.name} (4)`);
  expect(page).toContain('rooms=hall,bathroom:4&');
});

test.each(['720', ' 720 ', '7,20', '720.4', '७२०', '720 sq ft', '720 Sq. Ft.', '719.5 sqft'])(
  'an area may be typed as %s',
  (typed) => {
    const { request, faults } = read(`home=2bhk&area=${encodeURIComponent(typed)}`);
    expect([request.area, faults]).toEqual([720, []]);
  },
);

test('an area that is refused stays in its field, so that it can be mended', () => {
  expect(toolHtml(costs, 'home=2bhk&area=100')).toContain('value="100"');
  expect(toolHtml(costs, 'home=2bhk&area=%3Cb%3E1')).not.toContain('&lt;b');
});

test('the form without script says when nothing is chosen', () => {
  expect(read('home=2bhk&area=&rooms=&work=&work=civil&level=middle').faults).toContain('rooms');
  expect(read('home=2bhk&rooms=&rooms=kitchen&work=&work=kitchen').faults).toEqual([]);
  expect(toolHtml(costs, '')).toContain('<input type="hidden" name="rooms" value="">');
});

test('what is understood beside a fault is filled in', () => {
  const { request } = read('home=3bhk&area=100000&level=high&rooms=kitchen');
  expect(request).toMatchObject({ home: '3bhk', area: 1050, level: 'high', rooms: ['kitchen'] });
});

test('names in any case and with spaces around them ask for the same estimate', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = seededRandom(seed);
    const typed = (name: string) =>
      [
        pick(random, ['', ' ', '\t']),
        ...[...name].map((letter) => (random() < 0.5 ? letter.toUpperCase() : letter)),
        pick(random, ['', ' ']),
      ].join('');
    const some = (names: readonly string[]) => names.filter((_, i) => i === 0 || random() < 0.6);
    const home = pick(random, Object.keys(costs.homes));
    const rooms = some(Object.keys(costs.homes[home]!.rooms)).map((room) =>
      random() < 0.5 ? room : `${room}:${1 + Math.floor(random() * 9)}`,
    );
    const work = some(Object.keys(costs.work));
    const level = pick(random, Object.keys(costs.levels));
    const query = (as: (name: string) => string) =>
      new URLSearchParams({
        home: as(home),
        rooms: rooms.map(as).join(),
        work: work.map(as).join(),
        level: as(level),
      }).toString();
    expect(read(query(typed)), query(typed)).toEqual(read(query((name) => name)));
  }
});

describe('nothing of an address is trusted', () => {
  const NAMES = ['home', 'kind', 'area', 'rooms', 'work', 'level', '"><i>', 'x'];
  const VALUES = [
    '2bhk',
    ' 2BHK ',
    '720',
    'kitchen',
    '"><img src=x onerror=alert(1)>',
    '&lt;',
    "'",
    '\u0000',
    '%',
    '{what}',
    '$&',
    '<!--cost-->',
  ];

  test('whatever it holds, no letter of it comes into the page that is not the content’s own', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = seededRandom(seed);
      const query = new URLSearchParams(
        Array.from({ length: 1 + Math.floor(random() * 5) }, () => [
          pick(random, NAMES),
          pick(random, VALUES) + (random() < 0.3 ? pick(random, VALUES) : ''),
        ]),
      ).toString();
      const html = toolHtml(costs, query);
      for (const part of ['<i>', '<img', 'onerror', '\u0000', '{what}', '$&'])
        expect(html, query).not.toContain(part);
      expect(html.match(/<!--cost-->/g), query).toHaveLength(1);
    }
  });
});

test('places of work have their own list of what is not in the price; without one it is that of homes', () => {
  const own = { ...costs, excluded: ['A fridge'], excludedPlaces: ['A telephone'] };
  expect(toolHtml(own, 'kind=office')).toContain('<li>A telephone</li>');
  expect(toolHtml(own, 'kind=office')).not.toContain('A fridge');
  expect(toolHtml(own, 'home=2bhk')).not.toContain('A telephone');
  const { excludedPlaces: _, ...older } = own;
  expect(toolHtml(older, 'kind=office')).toContain('<li>A fridge</li>');
});
