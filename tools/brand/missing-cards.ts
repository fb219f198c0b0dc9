/** Draws the share cards that no earlier build has. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnCard } from '#app/seo/drawn-card.server.ts';
import { takePrevious } from '#tools/previous-build.ts';
import type { Brand } from './brand.ts';

/**
 * Draws the cards that are missing in `client` and in the earlier builds. The address of a card contains a hash of its
 * content.
 * @param client folder of the built pages with their pictures
 */
export async function drawMissingCards(
  cards: readonly DrawnCard[],
  client: string,
  ofBrand?: Brand,
): Promise<void> {
  const missing: DrawnCard[] = [];
  for (const card of cards) {
    const file = join(client, card.address);
    if (!existsSync(file) && !(await takePrevious(card.address, file))) missing.push(card);
  }
  if (missing.length === 0) return;
  // Loaded only if needed: the fonts and the drawing library take a fifth of a second.
  const { drawCards } = await import('./cards.ts');
  await drawCards(missing, client, ofBrand);
}
