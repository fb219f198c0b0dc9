/** The icon of the browser's tab as SVG: the one of which the others are drawn, and by which stale ones are known. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from './brand.ts';

export const ARCH = 'M2 36.2V17C8 6 14 2 18.5 2S29 6 35 17V36.2Z';

/** The arch filled, the letter cut out of it: stands on light and dark alike. At 16 px the letter is a little larger. */
export function faviconOf({ letter, day }: Pick<Brand, 'letter' | 'day'>): string {
  const [ground, paper] = [day.accent, day['on-accent']];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37"><path fill="${ground}" d="${ARCH}"/><path fill="${paper}" stroke="${paper}" stroke-width=".9" transform="translate(18.5 21) scale(1.12) translate(-18.6 -20.2)" d="${letter}"/></svg>\n`;
}

/** Whether the icons in `public/` were drawn from another mark or colour. */
export function areIconsStale(root: string, brand: Pick<Brand, 'letter' | 'day'>): boolean {
  const file = join(root, 'public/favicon.svg');
  return existsSync(file) && readFileSync(file, 'utf8') !== faviconOf(brand);
}
