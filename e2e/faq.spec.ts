import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const { items, ask } = content.faq;
const question = (page: Page, i: number) => page.getByText(items[i]!.question, { exact: true });
const answer = (page: Page, i: number) =>
  page
    .getByRole('main')
    .locator('details', { has: question(page, i) })
    .getByText(items[i]!.answer);
const openQuestion = (page: Page, i: number) =>
  page
    .getByRole('main')
    .locator('details', { has: question(page, i) })
    .locator('summary')
    .click();

for (const path of ['/faq', '/'])
  test(`the questions of ${path} are an accordion, one open at a time`, async ({ page }) => {
    test.skip(path === '/' && Boolean(content.home.hidden?.faq), 'content/home.yaml hides them');
    await visit(page, path);
    for (const i of items.keys()) await expect(answer(page, i)).toBeHidden();
    for (const i of items.keys()) {
      await openQuestion(page, i);
      for (const other of items.keys())
        await expect(answer(page, other)).toBeVisible({ visible: other === i });
    }
  });

test('toggling the open question closes it', async ({ page }) => {
  await visit(page, '/faq');
  await openQuestion(page, 0);
  await expect(answer(page, 0)).toBeVisible();
  await openQuestion(page, 0);
  await expect(answer(page, 0)).toBeHidden();
});

test('the side panel "Any Questions?" has one text field and a "Send" button', async ({ page }) => {
  await visit(page, '/faq');
  await expect(page.getByRole('heading', { name: content.faq.ask.heading })).toBeVisible();
  const form = page.getByRole('form', { name: content.faq.ask.heading });
  await expect(form.getByPlaceholder(content.faq.ask.placeholder)).toBeVisible();
  await expect(form.getByRole('button', { name: ask.button })).toBeEnabled();
});

test('an empty question is refused by the browser', async ({ page }) => {
  await visit(page, '/faq');
  const form = page.getByRole('form', { name: content.faq.ask.heading });
  await form.getByRole('button', { name: ask.button }).click();
  await expect(form.getByPlaceholder(content.faq.ask.placeholder)).toBeFocused();
  await expect(form).toHaveAttribute('data-sending', 'idle');
});

test('once there is a question the email field is shown and required', async ({ page }) => {
  await visit(page, '/faq');
  const form = page.getByRole('form', { name: content.faq.ask.heading });
  const email = form.getByLabel(ask.emailLabel);
  const question = form.getByPlaceholder(content.faq.ask.placeholder);
  await expect(email).toBeDisabled();
  await question.fill('Do you work in Satara?');
  await expect(email).toBeEnabled();
  await expect(email).toBeInViewport();
  await form.getByRole('button', { name: ask.button }).click();
  await expect(email).toBeFocused();
  await expect(form).toHaveAttribute('data-sending', 'idle');
  await question.fill('');
  await expect(email).toBeDisabled();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test(`each group of further questions is visible, and a link leads to it ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      page,
    }) => {
      const { answers } = content.faq;
      test.skip(!answers || answers.groups.length === 0, 'no further questions');
      await page.goto('/faq');
      for (const { title, items: questions } of answers!.groups) {
        await page
          .getByRole('navigation', { name: answers!.label })
          .getByRole('link', { name: title, exact: true })
          .click();
        const heading = page.getByRole('heading', { name: title, exact: true });
        await expect(heading).toBeInViewport();
        for (const { question, answer: said } of questions) {
          await expect(page.getByText(question, { exact: true })).toBeVisible();
          await expect(page.getByText(said)).toBeVisible();
        }
      }
    });
  });
