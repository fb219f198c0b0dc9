/**
 * Actions of the owner: typing, pressing and choosing as a person does. They are counted, and each step is captured.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, expect as soon } from '@playwright/test';

/** A laptop with two cores may be busy. */
export const expect = soon.configure({ timeout: 60_000 });

interface Step {
  readonly name: string;
  readonly seconds: number;
  readonly typed: number;
  readonly pressed: number;
}

export type Hands = ReturnType<typeof createHands>;

/** @param captures folder for the captures */
export function createHands(page: Page, captures: string) {
  mkdirSync(captures, { recursive: true });
  const steps: Step[] = [];
  let typed = 0;
  let pressed = 0;
  return {
    page,
    steps,
    isPhone: (page.viewportSize()?.width ?? 0) < 700,
    async type(field: Locator, words: string) {
      await field.fill(words);
      typed += 1;
    },
    async press(what: Locator) {
      await what.click();
      pressed += 1;
    },
    /** Chooses files with a field that a button opens. */
    async choose(field: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]) {
      await field.setInputFiles(files);
      pressed += 1;
    },
    /** Runs a step of the afternoon, and captures the screen after it. */
    async step(name: string, work: () => Promise<void>) {
      [typed, pressed] = [0, 0];
      const began = performance.now();
      await work();
      const seconds = (performance.now() - began) / 1000;
      steps.push({ name, seconds, typed, pressed });
      process.stdout.write(
        `${name}: ${seconds.toFixed(0)} s, ${typed} typed, ${pressed} pressed\n`,
      );
      const file = `${steps.length}-${name.toLowerCase().replaceAll(/\W+/g, '-')}.png`;
      await page.screenshot({ path: join(captures, file) });
    },
  };
}

/** Waits until the screen says that all is saved. */
export const saved = (page: Page) => expect(page.getByText(/^Saved \d/).first()).toBeAttached();

/** Opens the collapsed groups of the list of tasks. */
export async function unfold({ page, press }: Hands): Promise<void> {
  const folded = page.locator('main.launch details:not([open]) > summary');
  while ((await folded.count()) > 0) await press(folded.first());
}

/** Opens the list of tasks with all its groups, and waits until it is checked. */
export async function openList(hands: Hands): Promise<void> {
  const { page, press } = hands;
  const menu = page
    .getByRole('link', { name: /^Publish/ })
    .filter({ visible: true })
    .first();
  // On a phone the screen of one project or page fills the window.
  if (!(await menu.isVisible()))
    await press(
      page.getByRole('link', { name: /^All (projects|pages)$/ }).filter({ visible: true }),
    );
  await press(menu);
  await press(page.getByRole('link', { name: 'To do before the site opens' }));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/left to do$|^Nothing left/);
  await expect(heading).toHaveAttribute('aria-busy', 'false');
  await unfold(hands);
}
