import { parse, parseDocument } from 'yaml';
import { createDrafts } from '#server/drafts/drafts.ts';
import { BUILD_MS, comeIn, expect, test } from './desk.ts';

test.use({ isReleased: true });

const FIRST = 'Rooms for a slow morning.';

test('a word is changed, previewed, published, taken back and restored', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  const drafts = createDrafts({ dataDir: desk.dataDir, contentDir: undefined });
  const { hero } = parse(await drafts.readText('home.yaml')) as { hero: { headline: string } };
  const before = hero.headline;
  await drafts.changeText('home.yaml', (text) => {
    const file = parseDocument(text);
    file.setIn(['hero', 'headline'], FIRST);
    return file.toString({ lineWidth: 0 });
  });

  const visitor = await (await browser.newContext()).newPage();
  const headline = () => visitor.goto(desk.origin).then(() => visitor.locator('h1').innerText());
  await comeIn(page, desk);
  await page
    .getByRole('link', { name: /^Publish/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One change/);
  await expect(page.getByRole('region', { name: 'After' })).toContainText(FIRST);

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The preview is being made');
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Open the preview' }).click({ timeout: BUILD_MS });
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText(FIRST);
  await page.goto(`${desk.origin}/about`);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  expect(await headline()).toBe(before);

  await page.getByRole('link', { name: 'Back to the desk' }).click();
  const mark = page.locator('.brand img');
  const markBefore = (await mark.getAttribute('src')) ?? '';
  expect(markBefore).toBeTruthy();
  await page.getByRole('button', { name: 'Publish one change' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No changes to publish', {
    timeout: BUILD_MS,
  });
  expect(await headline()).toBe(FIRST);
  // The release may have another mark.
  await expect(mark).not.toHaveAttribute('src', markBefore);

  const goBack = page.getByRole('button', { name: /^Go back to this version/ });
  await page.getByRole('button', { name: /^View this version/ }).click();
  const note = page.getByRole('complementary', { name: /^Old version, / });
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  await page.goto(`${desk.origin}/contact`);
  await page.getByRole('textbox', { name: /name/i }).first().fill('Nobody');
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && sent.push(one.url()));
  expectFault(/Blocked form submission/);
  const blocked = page.waitForEvent('console', (one) => /Blocked form/.test(one.text()));
  await page.locator('form button[type=submit]').first().click();
  await blocked;
  expect(sent).toEqual([]);
  await note.getByRole('link', { name: 'Back to the desk' }).click();
  await expect(goBack).toBeVisible();
  expect(await headline()).toBe(FIRST);

  await goBack.click();
  const question = page.getByRole('dialog', { name: /^Go back to the version of/ });
  await expect(question.getByRole('listitem').first()).toContainText('Home');
  await page.getByRole('button', { name: 'Keep the site as it is' }).click();
  expect(await headline()).toBe(FIRST);
  await goBack.click();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is live.' })).toBeVisible();
  expect(await headline()).toBe(before);
  await goBack.click();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect.poll(headline).toBe(FIRST);
  await visitor.context().close();
});
