/** What axe has to say against a page of the site. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations, as "rule: elements". */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The other mode opens a second page for results of frames, and the site has no frames.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}
