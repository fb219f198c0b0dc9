/** Derives the other colours from an accent colour, for the light and the dark scheme. */
import { COLOURS, contrast, mixColours } from '#contract/colours.ts';

/** The first lighter colour with this contrast on all `grounds`. */
function lightened(colour: string, grounds: readonly string[], least: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const lighter = mixColours(colour, '#ffffff', share);
    if (grounds.every((ground) => contrast(lighter, ground) >= least)) return lighter;
  }
  return '#ffffff';
}

/** Above WCAG's 4.5 to 1, so that lighter and darker colours of the same use reach it. */
const CLEAR = 5.5;

/**
 * Colours in the form of `brand.yaml`. The accent of the light scheme is unchanged, even if it is unreadable: the schema of the
 * colours refuses it.
 * @param accent "#rrggbb"
 */
export function coloursFrom(accent: string) {
  const { night } = COLOURS;
  const byNight = lightened(accent, [night.background, night.surface, night['on-accent']], CLEAR);
  return {
    day: {
      accent,
      'accent-strong': mixColours(accent, '#000000', 0.2),
      'accent-on-dark': byNight,
    },
    night: {
      accent: byNight,
      'accent-strong': mixColours(byNight, '#ffffff', 0.25),
      'accent-on-dark': byNight,
    },
  };
}
