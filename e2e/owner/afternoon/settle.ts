/** The list "To do before the site opens", from its first row to its last. */
import { expect, type Hands, openList, saved, unfold } from './hands.ts';

/** Her own sentences, by the first text that they replace. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/“Flats, row houses and bungalows\.”/, 'Row houses and bungalows in Nashik.'],
  [
    /“Interiors for homes and workplaces, from the first plan/,
    'Homes, from the first plan to the handover.',
  ],
];

export async function settle(hands: Hands): Promise<void> {
  const { page, press, type } = hands;
  const heading = page.getByRole('heading', { level: 1 });
  const rows = page.locator('main.launch .rows li');
  for (const [text, words] of OWN) {
    await openList(hands);
    await press(page.getByRole('link', { name: new RegExp(`^Change: ${text.source}`) }));
    await type(page.locator('main :is(input, textarea):focus'), words);
    await saved(page);
  }
  await openList(hands);
  for (;;) {
    await expect(heading).toHaveAttribute('aria-busy', 'false');
    // Two places may have the same text; each has its own row.
    const right = page.getByRole('button', { name: /^This is right/ });
    const left = await right.count();
    if (left === 0) break;
    await press(right.first());
    await expect(right).toHaveCount(left - 1);
  }
  for (;;) {
    await unfold(hands);
    const sample = rows.getByRole('link', { name: /^Fix: .* is a sample$/ }).first();
    if ((await sample.count()) === 0) break;
    await press(sample);
    await press(page.locator('main input[type=checkbox]:focus'));
    await saved(page);
    await openList(hands);
  }
  const left = await rows.locator('b').allInnerTexts();
  expect(await heading.innerText(), left.join('\n')).toBe('Nothing left for you to do');
}
