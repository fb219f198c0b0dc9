/** Violations that axe finds on a page of the site or of the desk. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface AxeOptions {
  /** The page has a frame with a page of the site, which is left out here because it has its own test. */
  readonly hasFrame?: boolean;
  /** Rules that axe applies only on request. */
  readonly rules?: readonly string[];
}

/**
 * The violations, as "rule: elements". axe is added once per document, because loading its half a megabyte takes longer
 * than most checks.
 */
export async function axeFaults(
  page: Page,
  { hasFrame = false, rules = [] }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ exclude, names }) => {
      const { axe: judge } = window as unknown as { axe: typeof axe };
      const { violations } = await judge.run(
        { exclude },
        {
          // Other results contain every element of the page.
          resultTypes: ['violations'],
          rules: Object.fromEntries(names.map((name) => [name, { enabled: true }])),
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    },
    { exclude: hasFrame ? ['iframe'] : [], names: rules },
  );
}
