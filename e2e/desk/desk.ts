/** A separate server for each test of the desk, with a mail server, an empty data folder, and enquiries. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import type { Role } from '#contract/desk/roles.ts';
import { openDatabaseDirectly } from '#server/database/direct.ts';
import type { NewEnquiry } from '#server/database/types.ts';
import { invitationUrl, makeInvitation } from '#server/desk/accounts/links.ts';
import { copyFolder } from '#server/drafts/folders.ts';
import { releasesFolder } from '#server/releases/folder.ts';
import { PROJECT, startProgram } from '#server/testing/program.ts';
import { newEnquiry } from '#server/testing/samples.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

const STUDIO_MAIL = 'studio@osari.test';
/** The folder in which `npm start` keeps compiled programs too; without it each server compiles everything again. */
const NODE_COMPILE_CACHE = join(PROJECT, 'node_modules', '.cache', 'node-compile');

/** Timeout for a build, a film or many photos: far longer than the slowest machine needs. */
export const BUILD_MS = 480_000;

export interface DeskServer {
  /** With a host name, because passkeys do not work with an IP address. */
  readonly origin: string;
  readonly dataDir: string;
  readonly mailbox: Mailbox;
  readonly database: ReturnType<typeof openDatabaseDirectly>;
  /** The address of an invitation. */
  invite(email: string, role?: Role): Promise<string>;
  /** Stores an enquiry that was sent this many hours ago; returns its reference. */
  enquire(
    hoursAgo: number,
    values: NewEnquiry['values'],
    more?: Partial<NewEnquiry>,
  ): Promise<string>;
  stop(): Promise<void>;
}

interface StartOptions {
  /** True: the site is served from a release of that build, as with `npm start`. */
  readonly isReleased?: boolean;
}

/**
 * Puts a release of the build of Playwright's own server into the data folder. If that server has a release, it is
 * copied.
 */
async function releaseInto(dataDir: string) {
  const { E2E_DATA_DIR } = process.env;
  if (E2E_DATA_DIR) {
    await copyFolder(releasesFolder(E2E_DATA_DIR), releasesFolder(dataDir), true);
    // The copy must not share the lock.
    rmSync(join(releasesFolder(dataDir), 'release.lock'));
    return;
  }
  const PORT = process.env.E2E_PORT ?? '4173';
  const env = { NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT };
  const release = startProgram('tools/release/main.ts', [], env);
  if ((await release.ended) !== 0) throw new Error(`The first release failed: ${release.output()}`);
}

/** Starts `node server/main.ts` with the build of Playwright's own server. */
export async function startDesk(
  env: Record<string, string> = {},
  { isReleased = false }: StartOptions = {},
): Promise<DeskServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-'));
  if (isReleased) await releaseInto(dataDir);
  const build = isReleased ? [] : [join(PROJECT, 'build')];
  const mailbox = await openMailbox();
  // The options of `npm start`.
  const node = ['--max-semi-space-size=4', join(PROJECT, 'server', 'main.ts')];
  const child = spawn(process.execPath, [...node, ...build], {
    cwd: PROJECT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      SMTP_URL: mailbox.url,
      MAIL_FROM: STUDIO_MAIL,
      FILM_EFFORT: 'least',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const port = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const said = /The site is at http:\/\/localhost:(\d+)/.exec(output);
      if (said) found(said[1]!);
    });
    child.once('exit', () => failed(new Error(`The server did not start: ${output}`)));
  });
  const origin = `http://localhost:${port}`;
  const database = openDatabaseDirectly(join(dataDir, 'enquiries.sqlite'));
  return {
    origin,
    dataDir,
    mailbox,
    database,
    async invite(email, role = 'owner') {
      const made = { email, maker: null, role, now: Date.now() };
      const { token } = await makeInvitation(database, made);
      return invitationUrl(origin, token);
    },
    async enquire(hoursAgo, values, more = {}) {
      const receivedAt = Date.now() - hoursAgo * 3_600_000;
      const enquiry = newEnquiry(values, { receivedAt, noticeVersion: '2026-11', ...more });
      const user_email = `${enquiry.id.toLowerCase()}@example.org`;
      await database.call('insertEnquiry', { ...enquiry, values: { user_email, ...values } });
      return enquiry.id;
    },
    async stop() {
      await database.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await mailbox.close();
      // A child process of the server may still be writing its last file.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Adds a passkey that answers automatically to this browser (CDP's virtual authenticator). */
export async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/**
 * Signs in by an invitation without its screen, because that and passkeys are tested in sign-in.spec.ts. Opens the
 * inbox.
 */
export async function comeIn(
  page: Page,
  desk: DeskServer,
  name = 'Asha Rane',
  email = 'asha@osari.test',
  role: Role = 'owner',
) {
  const token = new URL(await desk.invite(email, role)).hash.slice(1);
  const answer = await page.request.post(`${desk.origin}/desk/api/invitation/accept`, {
    headers: { Origin: desk.origin },
    data: { token, name, response: null },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`${desk.origin}/desk`);
  await expect(page.getByRole('navigation', { name: 'Lists of enquiries' })).toBeVisible();
}

/** Signs in by an invitation with its screen and a passkey. */
export async function comeInWithPasskey(
  page: Page,
  desk: DeskServer,
  name = 'Asha Rane',
  email = 'asha@osari.test',
) {
  await addAuthenticator(page);
  await page.goto(await desk.invite(email));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create a passkey and sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Lists of enquiries' })).toBeVisible();
}

/** Opens the same address in another person's browser, because two tabs of one browser share drafts. */
export async function openAsColleague(browser: Browser, desk: DeskServer, url: string) {
  const page = await (await browser.newContext()).newPage();
  await comeIn(page, desk, 'Rohan Patil', 'rohan@osari.test');
  await page.goto(url);
  return page;
}

/**
 * Runs `run` while `page` has no connection. It cannot load what others save meanwhile, so its own changes conflict
 * with theirs once it is online again. Expect `OFFLINE` errors.
 */
export async function whileOffline(page: Page, run: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await run();
  await page.context().setOffline(false);
}
/** Errors that a browser and the desk report without a connection, and the refusal of a conflicting save. */
export const OFFLINE = /Failed to (load|fetch)|ERR_|net::|409/;

/** Waits until everything that was typed in this browser has been saved. */
export const nothingWaits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('desk /keep '))),
    )
    .toEqual([]);

interface DeskFixtures {
  desk: DeskServer;
  /** An option: true serves the desk's site from a release, as with `npm start`. */
  isReleased: boolean;
  /** Settings of the server, by name. */
  settings: Record<string, string>;
  expectFault: (fault: RegExp) => void;
}

interface SharedDesk {
  /** One server for all tests of a worker, for tests that change nothing that other tests see. */
  sharedDesk: DeskServer;
}

/** Playwright itself runs a script in the frame of the page beside the texts, and the frame refuses it. */
const REFUSED_BY_FRAME = /^Blocked script execution in '[^']*\/desk\/api\/live\//;

export const test = base.extend<DeskFixtures, SharedDesk>({
  sharedDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to say "no fixture"
    async ({}, use) => {
      const desk = await startDesk();
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker' },
  ],
  isReleased: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to say "no fixture"
  settings: async ({}, use) => use({}),
  desk: async ({ browser, isReleased, settings }, use) => {
    const desk = await startDesk(settings, { isReleased });
    await use(desk);
    // Requests of open pages would find no server.
    for (const page of browser.contexts().flatMap((context) => context.pages()))
      await page.goto('about:blank');
    await desk.stop();
  },
  /** Fails a test on any unexpected error of the page, including a refused script or style. */
  expectFault: [
    async ({ page }, use) => {
      const faults: string[] = [];
      const expected = [REFUSED_BY_FRAME];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
      await use((fault) => expected.push(fault));
      expect(faults.filter((fault) => !expected.some((each) => each.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
