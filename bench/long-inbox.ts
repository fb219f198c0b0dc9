/** A visitor's page and the inbox, with 100,000 stored enquiries and three polling tabs of the desk. */
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import type { DeskServer } from '../e2e/desk/desk.ts';
import { countUnready, fillEnquiries } from './fill-enquiries.ts';
import { ask, bodyOf } from './relay-load.ts';

const ENQUIRIES = 100_000;
const TABS = 3;
const SECONDS = 60;
/** Pause between two pages of a visitor. */
const VISIT_PAUSE_MS = 20;
/** After a new enquiry, the next poll of each tab reads the list again. */
const ENQUIRY_EVERY_MS = 4000;

interface LongInboxTimes {
  /** Milliseconds of a visitor's pages while the stored rows are prepared for the inbox. */
  readonly pagesDuringFill: readonly number[];
  /** Milliseconds of a visitor's pages while the tabs poll. */
  readonly pages: readonly number[];
  /** Milliseconds of the inbox's answers: polls, lists and searches. */
  readonly inbox: readonly number[];
}

/** Requests a visitor's page repeatedly until `isOver`. Rejects if the status is not 200. */
async function visit(origin: string, isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const url = new URL(origin.replace('localhost', '127.0.0.1'));
  const times: number[] = [];
  try {
    while (!isOver()) {
      const time = await ask({ url, agent }, '/contact', 200);
      if (time === null) throw new Error('A page was not answered.');
      times.push(time);
      await pause(VISIT_PAUSE_MS);
    }
  } finally {
    agent.destroy();
  }
  return times;
}

/** Sends the contact form every `ENQUIRY_EVERY_MS` until `isOver`. Rejects if it is refused. */
async function enquire(origin: string, isOver: () => boolean): Promise<void> {
  const agent = new Agent();
  const url = new URL(origin.replace('localhost', '127.0.0.1'));
  for (let turn = 0; !isOver(); turn += 1) {
    if ((await ask({ url, agent }, SEND_FORM_PATH, 200, bodyOf(0, turn))) === null)
      throw new Error('An enquiry was refused.');
    await pause(ENQUIRY_EVERY_MS);
  }
}

/** @param page signed in at the desk */
export async function measureLongInbox(page: Page, desk: DeskServer): Promise<LongInboxTimes> {
  const file = join(desk.dataDir, 'enquiries.sqlite');
  fillEnquiries(file, ENQUIRIES);
  // The first request makes the server prepare the rows.
  await page.goto(`${desk.origin}/desk/`);
  const pagesDuringFill = await visit(desk.origin, () => countUnready(file) === 0);

  const inbox: number[] = [];
  const tabs = [page];
  while (tabs.length < TABS) tabs.push(await page.context().newPage());
  const note = (request: Request) => {
    if (/\/desk\/api\/inbox\?/.test(request.url())) inbox.push(request.timing().responseEnd);
  };
  for (const tab of tabs) tab.on('requestfinished', note);
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto(`${desk.origin}/desk/`);
      await tab.locator('[data-row]').first().waitFor();
    }),
  );
  const end = performance.now() + SECONDS * 1000;
  const isOver = () => performance.now() > end;
  const use = async () => {
    const search = page.getByRole('searchbox');
    for (const list of ['All', 'Spam', 'In talks', 'Needs a reply'])
      for (const words of ['', 'visitor 99', '98000 54321', 'nothing holds this']) {
        if (isOver()) return;
        await page.getByRole('button', { name: new RegExp(`^${list}\\b`) }).click();
        await search.fill(words);
        await pause(2000);
      }
  };
  const [pages] = await Promise.all([
    visit(desk.origin, isOver),
    enquire(desk.origin, isOver),
    use(),
  ]);
  for (const tab of tabs) tab.off('requestfinished', note);
  for (const tab of tabs.slice(1)) await tab.close();
  return { pagesDuringFill, pages, inbox };
}
