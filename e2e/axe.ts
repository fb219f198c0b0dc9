/** What axe has to say against a page of the site or of the desk. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface AxeOptions {
  /** The page beside the words is judged on the site. */
  readonly hasFrame?: boolean;
  /** Rules that axe does not apply unless asked. */
  readonly rules?: readonly string[];
}

/** The violations, as "rule: elements". */
export async function axeFaults(
  page: Page,
  { hasFrame = false, rules = [] }: AxeOptions = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    // Other results hold every element of the page.
    resultTypes: ['violations'],
    rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
  });
  if (hasFrame) axe.exclude('iframe');
  // The other mode opens a second page for results of frames.
  else axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}
