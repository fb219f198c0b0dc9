/** The size that most Open Graph consumers show uncropped, px. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
