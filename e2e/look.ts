/** The size and colour scheme in which a page is tested. */
import type { Page } from '@playwright/test';

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Changes size and scheme of an open page. Colour transitions are finished at once. */
export async function changeLook(page: Page, { colorScheme, ...size }: Look) {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    // Not awaited: a transition in a closed `details` never ends.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}
