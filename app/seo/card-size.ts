/** What Open Graph readers crop least, px. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
