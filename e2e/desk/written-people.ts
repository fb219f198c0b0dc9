/**
 * A person, a client's quote with consent, the source of a claim and the stages of two photos, and the pages that show
 * them.
 */
import { expect } from '@playwright/test';
import { nothingWaits } from './desk.ts';
import { type Part, write } from './written.ts';

const TEXTS = [
  ['people', 'items.0.name', 'Sunita Pawar'],
  ['people', 'items.0.languages', 'Marathi, Kannada'],
  ['clients', 'items.0.words', 'They came every Saturday.'],
  ['clients', 'items.0.name', 'Meera Kulkarni'],
  ['clients', 'items.0.date', '2026-02-20'],
  ['clients', 'items.0.source', 'https://reviews.osari.test/meera'],
  ['clients', 'items.1.name', 'Vijay Joshi'],
  ['achievements', 'items.0.source', 'https://list.osari.test/2015'],
  ['achievements', 'items.0.year', '2015'],
  ['clients', 'items.0.consent', '2026-02-21'],
] as const;

export const writePeople: Part = async (writer) => {
  const { page, desk, visitor } = writer;
  for (const [file, path, value] of TEXTS) await write(writer, file, path, value);

  await page.goto(`${desk.origin}/desk/projects/joshi-residence`);
  const stages: readonly string[] = ['before', 'after'];
  for (const [i, stage] of stages.entries()) {
    await page
      .getByRole('list', { name: /^Pictures in the order/ })
      .getByRole('listitem')
      .nth(i + 1)
      .getByRole('button')
      .first()
      .click();
    const panel = page.getByRole('region', { name: new RegExp(`^Picture ${i + 2} of`) });
    await panel.getByLabel('Room', { exact: true }).fill('Kitchen');
    await panel.getByLabel('When it was taken').selectOption(stage);
    await nothingWaits(page);
  }

  return async () => {
    await visitor.goto(`${desk.origin}/about`);
    const about = visitor.getByRole('main');
    for (const text of [
      'Sunita Pawar',
      'SP',
      'Marathi, Kannada',
      'They came every Saturday.',
      'February 2026',
    ])
      await expect(about).toContainText(text);
    // The second client has not agreed.
    await expect(about).not.toContainText('Vijay Joshi');
    for (const address of ['https://reviews.osari.test/meera', 'https://list.osari.test/2015'])
      await expect(about.locator(`a[href="${address}"]`)).toHaveCount(1);
    await visitor.setViewportSize({ width: 1000, height: 900 });
    const heading = about.getByRole('region', { name: 'Achievements' }).getByRole('heading');
    const lines = await heading.evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return range.getClientRects().length;
    });
    expect(lines, 'no letter of the heading is on a line of its own').toBe(1);
    await visitor.goto(`${desk.origin}/projects/joshi-residence`);
    const [before, after] = await visitor.locator('.project-stages figure').all();
    const [left, right] = [await before!.boundingBox(), await after!.boundingBox()];
    expect(right!.y).toBe(left!.y);
    expect(right!.x).toBeGreaterThanOrEqual(left!.x + left!.width);
  };
};
