/** The afternoon, step by step. It uses only what a person sees at the desk. */
import type { DeskServer } from '../../desk/desk.ts';
import { expect, type Hands, saved } from './hands.ts';
import { addProject, replacePictures } from './pictures.ts';
import { settle } from './settle.ts';
import { FOUNDER, MARK, NAME, STUDIO } from './studio-of-her-own.ts';

export async function walk(hands: Hands, desk: DeskServer): Promise<void> {
  const { page, step, type, press, choose } = hands;
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await step('Sign in', async () => {
    await page.goto(await desk.invite('asha@angan.test'));
    await type(page.getByLabel('Your name'), FOUNDER);
    await press(button('Create a passkey and sign in'));
    await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
  });

  await step('Start with my own studio', async () => {
    await press(page.getByRole('link', { name: 'Start', exact: true }));
    await type(page.getByLabel('Name', { exact: true }).first(), NAME);
    for (const [label, value] of Object.entries(STUDIO))
      await type(page.getByLabel(label, { exact: true }), value);
    await type(page.getByLabel('Name', { exact: true }).last(), FOUNDER);
    await press(page.getByText('Pine', { exact: true }).locator('..'));
    await choose(page.getByLabel('Upload your own logo'), [
      { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: MARK },
    ]);
    await expect(page.getByText('Your own logo', { exact: true })).toBeVisible();
    await press(page.getByText('Sat', { exact: true }));
    await saved(page);
  });

  await step('Replace the demonstration', async () => {
    await press(button('Replace the demonstration'));
    await press(
      page.getByRole('dialog').getByRole('button', { name: 'Replace the demonstration' }),
    );
    await expect(page.getByRole('heading', { level: 1, name: / left to do$/ })).toBeVisible();
  });

  await step('A project', () => addProject(hands));
  await step('Pictures of the pages', () => replacePictures(hands));
  await step('Words and terms', () => settle(hands));
  await step('Publish', async () => {
    await press(
      page
        .getByRole('link', { name: /^Publish/ })
        .filter({ visible: true })
        .first(),
    );
    await press(button(/^Publish .* changes?$/));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new version is live', {
      timeout: 300_000,
    });
  });

  await step('The site', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(desk.origin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
