/** How a page is looked at: its size and the colour scheme. */
import type { Page } from '@playwright/test';

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Gives an open page another look. Colours that would change in a transition change at once. */
export async function changeLook(page: Page, { colorScheme, ...size }: Look) {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    // Not waited for: a transition in a closed `details` never ends.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}
