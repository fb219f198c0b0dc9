import { axeFaults } from '../axe.ts';
import { type DeskServer, expect, test } from './desk.ts';
import { draft, onLivePage, openTexts } from './texts.ts';

const asked = (desk: DeskServer): string[] =>
  draft(desk, 'faq').items.map(({ question }: { question: string }) => question);

test('questions are added, moved, dragged and removed, and a removal is undone at the question’s former place', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/Failed to (load|fetch)|ERR_|net::/);
  await openTexts(page, desk, 'faq');
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.getByRole('button', { name: 'Add a question' }).press('Enter');
  const before = asked(desk);
  const added = before.length + 1;
  const form = page.locator('form.texts-new');
  await expect(form.getByLabel('Question')).toBeFocused();
  await page.keyboard.type('Do you travel?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Yes: up to 50 km.');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Question ${added} is added.`)).toBeVisible();
  await page.getByRole('button', { name: `Question ${added}: up` }).press('Enter');
  await expect(page.getByText(`Now question ${added - 1}.`)).toBeVisible();
  const withNew = before.toSpliced(-1, 0, 'Do you travel?');
  expect(asked(desk)).toEqual(withNew);
  // The page beside is rendered from the draft: the question is there, with the answer below it.
  await expect
    .poll(() => onLivePage(page, 'summary'))
    .toEqual(expect.arrayContaining(['Do you travel?', before.at(-1)]));

  await page.getByRole('button', { name: `Question ${added - 1}: remove` }).focus();
  await page.keyboard.down('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  // The held key does not press Undo.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('“Do you travel?” is removed.')).toBeVisible();
  expect(asked(desk)).toEqual(before);
  // It is between the same two questions as before.
  const tops = await Promise.all(
    [
      page.getByRole('button', { name: `Question ${added - 2}: remove` }),
      undo,
      page.getByRole('button', { name: `Question ${added - 1}: remove` }),
    ].map(async (one) => (await one.boundingBox())!.y),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(await axeFaults(page, { hasFrame: true })).toEqual([]);
  // Without a connection it says why undo failed, and can be pressed again.
  await page.route('**/desk/api/words/faq/list', (route) => route.abort());
  await undo.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeInViewport();
  await page.unroute('**/desk/api/words/faq/list');
  await undo.press('Enter');
  await expect.poll(() => asked(desk)).toEqual(withNew);
  await expect(undo).toHaveCount(0);

  // The added question is collapsed.
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.getByRole('button', { name: 'Close all' }).click();
  await page
    .getByRole('group', { name: 'Questions', exact: true })
    .locator('summary')
    .first()
    .click();
  const grips = page.getByRole('button', { name: /^Move / });
  await grips.first().press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const [first, second, ...rest] = withNew;
  await expect.poll(() => asked(desk)).toEqual([second, first, ...rest]);
  await expect(page.getByText(/^“.*” is moved\.$/)).toBeVisible();
  await undo.click();
  await expect.poll(() => asked(desk)).toEqual(withNew);
  await expect(undo).toHaveCount(0);
  const [from, to] = [await grips.nth(1).boundingBox(), await grips.first().boundingBox()];
  await page.mouse.move(from!.x + 8, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(to!.x + 8, to!.y + 12, { steps: 6 });
  await page.mouse.move(to!.x + 8, to!.y + 2, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => asked(desk)).toEqual([second, first, ...rest]);
});
