/** Which cards are still to be drawn. Apart from the drawing, whose packages take a fifth of a second to load. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnCard } from '#app/seo/drawn-card.server.ts';
import { takePrevious } from '#tools/previous-build.ts';

/** The cards that neither `client` nor an earlier build has: an address says all that is drawn. */
export async function missingCards(cards: readonly DrawnCard[], client: string) {
  const missing: DrawnCard[] = [];
  for (const card of cards) {
    const file = join(client, card.address);
    if (!existsSync(file) && !(await takePrevious(card.address, file))) missing.push(card);
  }
  return missing;
}
