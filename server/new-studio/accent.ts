/** The colours that follow from one accent colour, by day and by night. */
import { COLOURS, contrast, mixed } from '#contract/colours.ts';

/** The first lighter colour that has this contrast on all of them. */
function lightened(colour: string, grounds: readonly string[], least: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const lighter = mixed(colour, '#ffffff', share);
    if (grounds.every((ground) => contrast(lighter, ground) >= least)) return lighter;
  }
  return '#ffffff';
}

/** Above WCAG's 4.5 to 1, so that the lighter and darker colours of the same use keep it. */
const CLEAR = 5.5;

/**
 * As `brand.yaml` has colours. The day's accent stays as it was chosen, also where it cannot be read: the schema of the
 * colours refuses it.
 * @param accent "#rrggbb"
 */
export function coloursFrom(accent: string) {
  const { night } = COLOURS;
  const byNight = lightened(accent, [night.background, night.surface, night['on-accent']], CLEAR);
  return {
    day: {
      accent,
      'accent-strong': mixed(accent, '#000000', 0.2),
      'accent-on-dark': byNight,
    },
    night: {
      accent: byNight,
      'accent-strong': mixed(byNight, '#ffffff', 0.25),
      'accent-on-dark': byNight,
    },
  };
}
