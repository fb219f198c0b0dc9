/** For tests of the texts: a page of texts beside the page of the site, whose scripts are off. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { comeIn, type DeskServer } from './desk.ts';

/** Opens a path below `/desk/words/` on a wide screen, signed in. */
export async function openTexts(page: Page, desk: DeskServer, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/${address}`);
}

/** The content of a file of the draft. */
export const draft = (desk: DeskServer, file: string) =>
  parse(readFileSync(join(desk.dataDir, 'draft', 'content', `${file}.yaml`), 'utf8'));

/** The texts of elements on the page beside the texts; it is read from outside. */
export const onLivePage = (page: Page, selector: string) =>
  page.evaluate(
    (what) =>
      [...(document.querySelector('iframe')?.contentDocument?.querySelectorAll(what) ?? [])].map(
        ({ textContent }) => textContent?.trim(),
      ),
    selector,
  );
