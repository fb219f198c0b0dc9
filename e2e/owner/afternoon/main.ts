/**
 * `node e2e/owner/afternoon/main.ts [1440|390]`: an owner turns the demonstration into her own studio's site, from the
 * invitation to a launch check without errors. Prints the time of each step, the number of fields and the number of
 * presses. Captures of all steps are written to a folder whose path is printed. Needs a fresh build.
 */
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, expect } from '@playwright/test';
import { browserToUse } from '#tools/chromium.ts';
import { addAuthenticator, startDesk } from '../../desk/desk.ts';
import { createHands } from './hands.ts';
import { findLeftovers } from './leftovers.ts';
import { walk } from './walk.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const width = process.argv[2] === '390' ? 390 : 1440;
const captures = join(tmpdir(), `afternoon-${width}`);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const laptop = { viewport: { width: 1440, height: 900 } };

const desk = await startDesk({}, { isReleased: true });
const browser = await chromium.launch(browserToUse('tests'));
try {
  const page = await (await browser.newContext(width === 390 ? phone : laptop)).newPage();
  page.setDefaultTimeout(30_000);
  await addAuthenticator(page);
  const hands = createHands(page, captures);
  await walk(hands, desk);
  const leftovers = await findLeftovers(desk.origin);
  expect(leftovers, 'what is left of the demonstration').toEqual([]);
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: desk.dataDir,
    SITE_ORIGIN: 'https://www.angan.in',
    SMTP_URL: desk.mailbox.url,
  };
  const program = (...command: string[]) =>
    promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
  // The host's tasks.
  await program('server/cli/main.ts', 'backup', join(desk.dataDir, 'backups'));
  // Rejects with the remaining tasks.
  process.stdout.write((await program('tools/launch/main.ts', '--mail')).stdout);
  const sum = (of: (step: (typeof hands.steps)[number]) => number) =>
    hands.steps.reduce((all, step) => all + of(step), 0);
  process.stdout.write(
    `Together ${sum(({ seconds }) => seconds).toFixed(0)} s, ${sum(({ typed }) => typed)} typed, ${sum(({ pressed }) => pressed)} pressed.\nCaptures: ${captures}\n`,
  );
} catch (error) {
  const [page] = browser.contexts()[0]?.pages() ?? [];
  await page?.screenshot({ path: join(captures, 'stuck.png') });
  throw error;
} finally {
  await browser.close();
  await desk.stop();
}
