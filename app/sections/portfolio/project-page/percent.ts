import type { Plan } from '#content-model/types.ts';

/** From points of a plan to places on its drawing, as `x` and `y` of SVG elements: "41.2%". */
export const percentOf =
  ({ viewBox: [left, top, width, height] }: Pick<Plan, 'viewBox'>) =>
  ([x, y]: readonly [number, number]) => ({
    x: `${((100 * (x - left)) / width).toFixed(1)}%`,
    y: `${((100 * (y - top)) / height).toFixed(1)}%`,
  });
