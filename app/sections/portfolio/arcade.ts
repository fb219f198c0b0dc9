/** One low arch in a box of 1 by 1, as the shell's `low-arch` has it. */
const SPRING = 0.16;

interface Arcade {
  readonly bays: number;
  /** Width of a pier between two bays, as a share of a bay. */
  readonly pier: number;
  /** How much of the last bay is seen; the screen cuts the rest. */
  readonly lastSeen: number;
}

/** A thousandth of the box is a third of a pixel on a phone. */
const round = (value: number) => Number(value.toFixed(3));

/** The path of a row of arches that runs off the right edge, in a box of 1 by 1. */
export function arcade({ bays, pier, lastSeen }: Arcade): string {
  const bay = 1 / ((bays - 1) * (1 + pier) + lastSeen);
  return Array.from({ length: bays }, (_, i) => {
    const x = (share: number) => round(bay * (i * (1 + pier) + share));
    const haunch = round(SPRING * 0.28);
    return `M${x(0)} 1V${SPRING}C${x(0.22)} ${haunch} ${x(0.36)} 0 ${x(0.5)} 0S${x(0.78)} ${haunch} ${x(1)} ${SPRING}V1Z`;
  }).join('');
}
