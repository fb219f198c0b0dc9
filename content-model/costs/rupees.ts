/** Formats amounts in rupees in the Indian way. */
const LAKH = 100_000;
const CRORE = 100 * LAKH;

/**
 * 1234567 as "12,34,567": a comma after three digits, then after every two. At most three decimals. Making an
 * `Intl.NumberFormat` would block a slow phone for about 90 ms.
 */
export const groupDigits = (amount: number) =>
  String(amount).replace(/\B(?=(\d\d)*\d{3}(?!\d))/g, ',');

/** "₹ 12,34,567", with a no-break space. */
export const rupees = (amount: number) => `₹\u00a0${groupDigits(amount)}`;

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The step to which an amount is rounded. A finer one would suggest more precision than an estimate has. */
const stepAt = (amount: number) => {
  if (amount <= LAKH / 5) return LAKH / 200;
  if (amount <= LAKH) return LAKH / 20;
  if (amount <= 5 * LAKH) return LAKH / 10;
  if (amount <= 20 * LAKH) return LAKH / 2;
  return amount <= CRORE ? LAKH : CRORE / 10;
};

/** The sum minus and plus `percent`, rounded outwards. The lower end never falls when the sum rises. */
export function rangeAround(sum: number, percent: number): Range {
  const low = Math.floor((sum * (100 - percent)) / 100);
  const high = Math.ceil((sum * (100 + percent)) / 100);
  return {
    low: Math.floor(low / stepAt(low)) * stepAt(low),
    high: Math.ceil(high / stepAt(high)) * stepAt(high),
  };
}

const inUnits = (amount: number, unit: number) => String(Number((amount / unit).toFixed(2)));

/** Number and unit: "₹ 10–13" "lakh", "₹ 1.2–1.6" "crore", "₹ 55,000–70,000" without a unit. */
export function rangeParts({ low, high }: Range): {
  readonly figures: string;
  readonly unit: string;
} {
  if (high < LAKH) return { figures: `${rupees(low)}–${groupDigits(high)}`, unit: '' };
  const [size, unit] = high < CRORE ? [LAKH, 'lakh'] : [CRORE, 'crore'];
  return { figures: `₹\u00a0${inUnits(low, size)}–${inUnits(high, size)}`, unit };
}

/** The same for a table in lakh: "10–13". */
export const rangeInLakh = ({ low, high }: Range) => `${inUnits(low, LAKH)}–${inUnits(high, LAKH)}`;

/** One amount, rounded: "₹ 3.6 lakh", "₹ 60,000". */
export function formatLakh(amount: number): string {
  const thousands = Math.round(amount / 1000) * 1000;
  if (thousands < LAKH) return rupees(thousands);
  const tenths = Math.round(amount / (LAKH / 10)) / 10;
  return `₹\u00a0${groupDigits(tenths)} lakh`;
}
