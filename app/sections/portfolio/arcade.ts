/** One low arch in a box of 1 by 1, as the shell's `low-arch` has it. */
const SPRING = 0.16;

interface Arcade {
  readonly bays: number;
  /** Width of a pier between two bays, as a share of a bay. */
  readonly pier: number;
  /** How much of the last bay is seen; the screen cuts the rest. */
  readonly lastSeen: number;
}

const HAUNCH = 0.045;

/** A thousandth of the box is a third of a pixel on a phone. */
const short = (value: number) => String(Number(value.toFixed(3))).replace('0.', '.');

/**
 * The path of a row of arches that runs off the right edge, in a box of 1 by 1. Each arch is drawn relative to where it
 * stands: the same words again weigh next to nothing in a compressed page.
 */
export function arcade({ bays, pier, lastSeen }: Arcade): string {
  const bay = 1 / ((bays - 1) * (1 + pier) + lastSeen);
  const [near, high, half, far] = [0.22, 0.36, 0.5, 0.28].map((share) => short(share * bay));
  const [spring, haunch] = [short(SPRING), short(HAUNCH)];
  const rise = `c${near} ${short(HAUNCH - SPRING)} ${high} -${spring} ${half} -${spring}`;
  const fall = `s${far} ${haunch} ${half} ${spring}`;
  return Array.from(
    { length: bays },
    (_, i) => `M${short(i * bay * (1 + pier))} 1V${spring}${rise}${fall}V1Z`,
  ).join('');
}
