/** For tests of the words: a page of them beside the page of the site, whose scripts are off. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { comeIn, type DeskServer } from './desk.ts';

/** Opens an address below `/desk/words/` on a wide screen, signed in. */
export async function openWords(page: Page, desk: DeskServer, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/${address}`);
}

/** What a file of the draft says. */
export const draft = (desk: DeskServer, file: string) =>
  parse(readFileSync(join(desk.dataDir, 'draft', 'content', `${file}.yaml`), 'utf8'));

/** The texts of elements of the page beside the words; it is read from outside. */
export const onLivePage = (page: Page, selector: string) =>
  page.evaluate(
    (what) =>
      [...(document.querySelector('iframe')?.contentDocument?.querySelectorAll(what) ?? [])].map(
        ({ textContent }) => textContent?.trim(),
      ),
    selector,
  );
