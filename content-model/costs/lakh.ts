/** Parses a range in rupees as people write it. */

const CRORE = 100;

/** The middle of "about ₹ 9–11 lakh", "1.2 crore" or "₹ 55,000–70,000", in lakh; undefined if the text has no amount. */
export function lakhOf(words: string | undefined): number | undefined {
  const [, low = '', high = low, unit = ''] =
    /([\d,.]*\d)(?:\s*(?:–|-|to)\s*₹?\s*([\d,.]*\d))?\s*(lakhs?|lacs?|crores?|cr\b)?/i.exec(
      words ?? '',
    ) ?? [];
  const [from, to] = [low, high].map((figures) => Number(figures.replaceAll(',', '')));
  if (!low || from === undefined || to === undefined || Number.isNaN(from + to)) return undefined;
  const middle = (from + to) / 2;
  if (/^c/i.test(unit)) return middle * CRORE;
  return unit ? middle : middle / 100_000;
}
