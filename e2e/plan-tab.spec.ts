/**
 * The button for the plan stays at the bottom of a phone's screen and covers neither text nor the bar with the calls.
 */
import { projectPath } from '#content-model/pages.ts';
import { content } from './content.ts';
import { bar, readOn, scrollOn } from './reach.ts';
import { expect, test, visit } from './studio.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  firstVisit: false,
  saveData: true,
});

const STEP_PX = 60;
const drawn = content.categories.flatMap(({ projects }) => projects).filter(({ plan }) => plan);

for (const { slug, title } of drawn)
  test(`the button for the plan of ${title} covers no text at any scroll position`, async ({
    page,
  }) => {
    await visit(page, projectPath(slug));
    const { seen, covered } = await page.evaluate(async (step) => {
      const project = document.querySelector('.project')!;
      const button = project.querySelector('.plan-niche button')!;
      const covered = new Set<string>();
      let seen = 0;
      for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        const tab = button.getBoundingClientRect();
        if (tab.bottom < 0 || tab.top > innerHeight) continue;
        seen += 1;
        const words = document.createTreeWalker(project, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          const text = words.currentNode as Text;
          if (!text.data.trim() || text.parentElement!.closest('.plan-niche, #plan')) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          for (const line of range.getClientRects())
            if (
              line.width > 0 &&
              line.left < tab.right &&
              line.right > tab.left &&
              line.top < tab.bottom &&
              line.bottom > tab.top
            )
              covered.add(text.data);
        }
      }
      return { seen, covered: [...covered] };
    }, STEP_PX);
    expect(seen).toBeGreaterThan(10);
    expect(covered).toEqual([]);
  });

test('the button for the plan is above the bar with the calls', async ({ page }) => {
  await visit(page, projectPath(drawn[0]!.slug));
  await readOn(page, 2600);
  await scrollOn(page, -100);
  await expect(bar(page)).toBeVisible();
  const [tab, calls] = [
    await page.locator('.plan-niche button').boundingBox(),
    await bar(page).boundingBox(),
  ];
  expect(tab!.y + tab!.height).toBeLessThanOrEqual(calls!.y);
});
