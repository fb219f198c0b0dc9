/** The room names on a project's plan are readable. */
import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { choose, entry, goToDetails, toggleEntry } from './projects.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const drawn = content.categories.flatMap((category) =>
  category.projects
    .filter(({ plan }) => plan?.rooms.length)
    .map((project) => ({ category, project })),
);
interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly foot: number;
}

const plan = (page: Page, title: string) => entry(page, title).locator('figure');

/** Opens a project and scrolls to its plan. */
async function openPlan(page: Page, { category, project }: (typeof drawn)[number]) {
  await visit(page, `/projects#${project.slug}`);
  await goToDetails(page);
  if (!(await plan(page, project.title).isVisible())) {
    await choose(page, category);
    await goToDetails(page);
    await toggleEntry(page, project.title);
  }
  await lookAt(plan(page, project.title));
}

/** The boxes of a plan's names and dots, and of its sheet. */
const boxes = (page: Page, title: string) =>
  plan(page, title).evaluate((figure) => {
    const box = (element: Element): Box => {
      const { x, y, right, bottom } = element.getBoundingClientRect();
      return { name: element.textContent, x, y, right, foot: bottom };
    };
    return {
      paper: box(figure.querySelector('img')!.parentElement!.parentElement!),
      names: [...figure.querySelectorAll('li')].map(box),
      sizes: [...figure.querySelectorAll('li')].map((li) =>
        parseFloat(getComputedStyle(li).fontSize),
      ),
      dots: [...figure.querySelectorAll('[data-standpoint]')].map((dot) => {
        const { e, f } = (dot.querySelector('path:last-child') as SVGPathElement).getScreenCTM()!;
        return {
          name: dot.getAttribute('data-standpoint')!,
          x: e - 3,
          y: f - 3,
          right: e + 3,
          foot: f + 3,
        };
      }),
    };
  });

const overlap = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.foot && b.y < a.foot;

test.describe('the names of the rooms', () => {
  test.skip(drawn.length === 0, 'no plan names its rooms yet');

  test('overlap neither each other nor the dots at any width', async ({ page }) => {
    for (const home of drawn) {
      const { title, plan: told } = home.project;
      await page.setViewportSize({ width: 320, height: 800 });
      await openPlan(page, home);
      for (const [width, height] of [
        [320, 800],
        [390, 800],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await lookAt(plan(page, title));
        const where = `${title} at ${width} px`;
        const { paper, names, sizes, dots } = await boxes(page, title);
        expect(names.map(({ name }) => name)).toEqual(told!.rooms.map(({ name }) => name));
        expect(Math.min(...sizes), `${where}: the smallest name`).toBeGreaterThanOrEqual(10);
        const overlapping = names.flatMap((one, k) =>
          [...names.slice(k + 1), ...dots]
            .filter((other) => overlap(one, other))
            .map((other) => `${one.name} and ${other.name}`),
        );
        expect(overlapping, where).toEqual([]);
        for (const name of names) {
          expect(name.x, `${where}: ${name.name}`).toBeGreaterThanOrEqual(paper.x);
          expect(name.right, `${where}: ${name.name}`).toBeLessThanOrEqual(paper.right);
        }
      }
    }
  });

  test('are text for screen readers, and are printed', async ({ page }) => {
    const [home] = drawn;
    const { title, plan: told } = home!.project;
    await openPlan(page, home!);
    const list = plan(page, title).getByRole('listitem');
    await expect(list).toHaveText(told!.rooms.map(({ name }) => name));
    await page.emulateMedia({ media: 'print' });
    for (const name of await list.all()) await expect(name).toBeVisible();
  });
});
