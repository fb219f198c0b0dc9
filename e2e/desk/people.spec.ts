/** People, clients' words, claims and the stage of a photo: written at the desk, shown live. */
import { comeIn, expect, test } from './desk.ts';
import { publishAll } from './publish-all.ts';

test.use({ isReleased: true });
// A release is made before it.
test.describe.configure({ timeout: 240_000 });

test('a person, a client’s words with their consent, the source of a claim and the stages of two photos, written at the desk, are live', async ({
  page,
  desk,
  browser,
}) => {
  test.slow();
  await comeIn(page, desk);
  const saved = () => expect(page.getByText(/^Saved \d/)).toBeVisible();
  const write = async (file: string, path: string, value: string) => {
    await page.goto(`${desk.origin}/desk/words/${file}#${path}`);
    await page.locator(':focus').fill(value);
    await saved();
  };
  await write('people', 'items.0.name', 'Sunita Pawar');
  await write('people', 'items.0.languages', 'Marathi, Kannada');
  await write('clients', 'items.0.words', 'They came every Saturday.');
  await write('clients', 'items.0.name', 'Meera Kulkarni');
  await write('clients', 'items.0.date', '2026-02-20');
  await write('clients', 'items.0.source', 'https://reviews.osari.test/meera');
  await write('clients', 'items.1.name', 'Vijay Joshi');
  await write('achievements', 'items.0.source', 'https://list.osari.test/2015');
  await write('achievements', 'items.0.year', '2015');
  await write('clients', 'items.0.consent', '2026-02-21');

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
    await page.getByLabel('Room').first().fill('Kitchen');
    await page.getByLabel('When it was taken').selectOption(stage);
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
  }
  await publishAll(page);

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
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
  // The second has not agreed.
  await expect(about).not.toContainText('Vijay Joshi');
  for (const address of ['https://reviews.osari.test/meera', 'https://list.osari.test/2015'])
    await expect(about.locator(`a[href="${address}"]`)).toHaveCount(1);
  await visitor.goto(`${desk.origin}/projects/joshi-residence`);
  await expect(visitor.locator('.project-stages figure')).toHaveCount(2);
  await visitor.context().close();
});
