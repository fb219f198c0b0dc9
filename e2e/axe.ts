/** What axe has to say against a page of the site or of the desk. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface AxeOptions {
  /** The page beside the words is judged on the site. */
  readonly hasFrame?: boolean;
  /** Rules that axe does not apply unless asked. */
  readonly rules?: readonly string[];
}

/** The violations, as "rule: elements". A document gets axe once: its half a megabyte takes longer than most of its answers. */
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
          // Other results hold every element of the page.
          resultTypes: ['violations'],
          rules: Object.fromEntries(names.map((name) => [name, { enabled: true }])),
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    },
    { exclude: hasFrame ? ['iframe'] : [], names: rules },
  );
}
