/** In the dark scheme dark lines would be invisible, so the lightness of the drawing is inverted there, and hues stay. */

/** 1 - c, rotated by 180° of hue, and no brighter than the ink of the site's own plans. */
const TURNED = '.38 -.94 -.1 0 .66 -.28 -.28 -.1 0 .66 -.28 -.94 .57 0 .66 0 0 0 1 0';

/**
 * The markup before a drawing, and the attribute of its group.
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
