/** How a page is looked at: its size and the colour scheme. */
import type { Page } from '@playwright/test';

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Gives an open page another look, and waits until its colours have changed: they may do so in a transition. */
export async function changeLook(page: Page, { colorScheme, ...size }: Look) {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
