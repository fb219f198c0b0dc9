/** A plan's names and dots stay on its drawing, in every engine. */
import { projectPath } from '#content-model/pages.ts';
import { content } from '../content.ts';
import { expect, test } from './test.ts';

/** The project with the tallest plan for its width. */
const tallest = content.categories
  .flatMap(({ projects }) => projects)
  .filter(({ plan }) => plan)
  .sort((a, b) => {
    const [one, other] = [a, b].map(({ plan }) => plan!.viewBox[3] / plan!.viewBox[2]);
    return other! - one!;
  })[0];

test('a plan keeps its names and dots on its drawing', async ({ visitor }) => {
  test.skip(!tallest, 'content/ has no plan');
  await visitor.visit(projectPath(tallest!.slug));
  for (const [width, height] of [
    [1366, 657],
    [390, 664],
    [844, 390],
  ] as const) {
    await visitor.resize(width, height);
    const apart = () => {
      const nav = document.querySelector<HTMLElement>('#plan')!;
      if (!nav.checkVisibility()) nav.showPopover();
      const [drawing, marks] = ['.plan-drawing img', '.plan-marks'].map((selector) =>
        document.querySelector(selector)!.getBoundingClientRect(),
      );
      const sides = ['left', 'top', 'right', 'bottom'] as const;
      const most = Math.max(...sides.map((side) => Math.abs(drawing![side] - marks![side])));
      return drawing!.width < 40 ? Infinity : most;
    };
    await expect
      .poll(() => visitor.evaluate(apart), { message: `${width} px` })
      .toBeLessThanOrEqual(1);
  }
});
