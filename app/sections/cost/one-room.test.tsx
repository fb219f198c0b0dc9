/** One room at three levels, in the prerendered HTML of /cost. */
import { expect, test, vi } from 'vitest';
import { estimate, type Level } from '#content-model/costs/estimate.ts';
import { readQuery } from '#content-model/costs/read-query.ts';
import { groupDigits, rupees } from '#content-model/costs/rupees.ts';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';

vi.mock('#app/content.server.ts', () => import('#tools/content/testing/content-in-test.ts'));
const { renderPages } = await import('#tools/content/testing/render-pages.tsx');

const content = contentOf(fixture);
const { costs } = content;
const { oneRoom, ...others } = costs;
if (!oneRoom) throw new Error('The fixture has no room at three levels.');
const LEVELS = Object.keys(oneRoom.pictures) as Level[];
const html = renderPages(content, ['/cost'])['/cost'] ?? '';
const [, ...sections] = (html.split('<section class="wrap one-room"')[1] ?? '').split('<li>');

test('without script each level has its picture, which is loaded lazily, and the bill of that room', () => {
  const { request } = readQuery(costs, `home=${oneRoom.home}&rooms=${oneRoom.room}`);
  for (const [i, level] of LEVELS.entries()) {
    const section = sections[i] ?? '';
    const { alt } = oneRoom.pictures[level];
    expect(section).toMatch(new RegExp(`alt="${alt}"[^>]* loading="lazy"`));
    const { groups, sum } = estimate(costs, { ...request, level });
    for (const { name, amount } of groups[0]?.lines ?? []) {
      expect(section).toContain(name);
      expect(section).toContain(`<td>${groupDigits(amount)}</td>`);
    }
    expect(section).toContain(`<td colSpan="2">${rupees(sum)}</td>`);
    for (const mark of oneRoom.marks) expect(section).toContain(mark[level]);
  }
});

test('each number in the picture links to its line of the bill, and back', () => {
  for (const [i, level] of LEVELS.entries())
    for (const [k] of oneRoom.marks.entries()) {
      const [picture, bill] = ['picture', 'bill'].map((where) => `${level}-${k + 1}-${where}`);
      expect(sections[i]).toContain(`id="${picture}" href="#${bill}"`);
      expect(sections[i]).toContain(`id="${bill}" href="#${picture}"`);
    }
});

test('a number has the same name in the picture as in the bill, and the same order', () => {
  // The fixture lists the marks in another order.
  for (const section of sections.slice(0, LEVELS.length)) {
    expect(section).toContain('aria-label="1 Floor and skirting"');
    expect(section).toMatch(/<b>1<\/b> (<!-- -->)?Floor and skirting/);
    expect(section).toContain('aria-label="2 Ceiling"');
  }
});

test('without such a room /cost shows no section for it', () => {
  const without = renderPages({ ...content, costs: others }, ['/cost'])['/cost'] ?? '';
  expect(without).not.toContain(oneRoom.heading);
  expect(without).not.toContain(oneRoom.pictures.simple.alt);
});
