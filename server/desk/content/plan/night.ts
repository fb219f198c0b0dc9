/** Dark lines would vanish on the dark scheme's paper: there the drawing's lightness is turned round, its hues stay. */

/** 1 - c, turned by 180° of hue, and no brighter than the ink of the site's own plans. */
const TURNED = '.38 -.94 -.1 0 .66 -.28 -.28 -.1 0 .66 -.28 -.94 .57 0 .66 0 0 0 1 0';

/**
 * What stands before a drawing, and the attribute of the group that it is in.
 * @param viewBox x, y, width and height of its paper
 */
export function nightOf(viewBox: readonly number[]) {
  const [x, y, width, height] = viewBox;
  return {
    before:
      `<filter id="plan-night" x="${x}" y="${y}" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feColorMatrix values="${TURNED}"/></filter>` +
      '<style>@media (prefers-color-scheme:dark){.plan-night{filter:url(#plan-night)}}</style>',
    attribute: ' class="plan-night"',
  };
}
