/** Her photos: of a first project, and replacements of the two pictures that every new site has. */
import { expect, type Hands, openList, saved, unfold } from './hands.ts';
import { PAGE_PICTURES, PHOTOS, PORTRAIT, PROJECT, photoFile } from './studio-of-her-own.ts';

export async function addProject(hands: Hands): Promise<void> {
  const { page, isPhone, press, type, choose } = hands;
  await unfold(hands);
  await press(page.getByRole('link', { name: /^Fix: No project/ }));
  await press(page.getByRole('button', { name: 'New project' }));
  await type(page.getByLabel('Name, as visitors read it'), PROJECT);
  await press(page.getByRole('radio', { name: 'Residential' }));
  await press(page.getByRole('button', { name: 'Create the project' }));
  await expect(page.getByRole('heading', { name: PROJECT })).toBeVisible();

  const files = await Promise.all(PHOTOS.map(([n]) => photoFile(n)));
  await choose(page.locator('main input[type=file][multiple]').first(), files);
  await expect(page.locator('[data-photo]')).toHaveCount(files.length, { timeout: 120_000 });

  if (isPhone) await press(page.getByRole('button', { name: /^Describe \d/ }));
  else await press(page.locator('[data-photo]').first());
  for (const [at, [, room, alt]] of PHOTOS.entries()) {
    await type(page.locator('#photo-alt'), alt);
    await type(page.getByLabel('Room', { exact: true }), room);
    await saved(page);
    if (at === PHOTOS.length - 1) continue;
    if (isPhone) await press(page.getByRole('button', { name: /^Next: / }));
    else await page.keyboard.press('Alt+ArrowDown');
    await expect(page.locator('#photo-alt')).toHaveValue('');
  }
  if (isPhone) await press(page.getByRole('button', { name: /^(Done|Later|All)/ }).first());

  await type(page.getByRole('textbox', { name: 'Locality' }), 'Gangapur Road');
  await press(page.getByLabel('The family agrees'));
  await type(page.getByLabel('in writing, on'), '2026-03-14');
  await saved(page);
  await press(page.getByRole('switch').first());
  await expect(page.getByRole('switch').first()).toHaveAttribute('aria-checked', 'true');
}

/** Her portrait, at the place that the list links to. */
async function addPortrait({ page, press, type, choose }: Hands): Promise<void> {
  await press(page.getByRole('link', { name: /^Fix: .* has no photo yet/ }));
  await press(page.getByRole('button', { name: /^Choose a picture/ }).and(page.locator(':focus')));
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByLabel('Pictures', { exact: true }), [await photoFile(PORTRAIT[0])]);
  const description = dialog.getByLabel(/^Description/);
  await expect(description).toBeVisible();
  await type(description, PORTRAIT[1]);
  await press(dialog.getByRole('button', { name: 'Use this picture' }));
  await expect(page.getByText('Picture changed.')).toBeVisible();
}

/** Replaces both in all their places, then removes them. */
export async function replacePictures(hands: Hands): Promise<void> {
  const { page, press, type, choose, isPhone } = hands;
  await openList(hands);
  await addPortrait(hands);
  // On a phone the screen of one page fills the window.
  const texts = page.getByRole('link', { name: isPhone ? 'All pages' : 'Texts' });
  await press(texts.filter({ visible: true }).first());
  await press(page.getByRole('link', { name: 'All pictures' }));
  for (const [n, alt, caption] of PAGE_PICTURES) {
    const card = page.getByRole('listitem').filter({ hasText: 'start/' }).first();
    await press(card.getByRole('button', { name: /^Replace on pages: / }));
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByLabel('Pictures', { exact: true }), [await photoFile(n)]);
    const description = dialog.getByLabel(/^Description/);
    await expect(description).toBeVisible({ timeout: 60_000 });
    await type(description, alt);
    const below = dialog.getByLabel(/^Caption/);
    if (await below.isVisible()) await type(below, caption);
    await press(dialog.getByRole('button', { name: 'Use this picture' }));
    await expect(page.getByText(/^Picture changed in/)).toBeVisible();
    await press(card.getByRole('button', { name: /^Remove: / }));
    await expect(page.getByText(/ is removed\. It can be restored below\.$/)).toBeVisible();
  }
}
