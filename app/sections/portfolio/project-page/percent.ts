import type { Plan } from '#content-model/types.ts';

/** Converts points of a plan to `x` and `y` of SVG elements on its drawing: "41.2%". */
export const percentOf =
  ({ viewBox: [left, top, width, height] }: Pick<Plan, 'viewBox'>) =>
  ([x, y]: readonly [number, number]) => ({
    x: `${((100 * (x - left)) / width).toFixed(1)}%`,
    y: `${((100 * (y - top)) / height).toFixed(1)}%`,
  });
