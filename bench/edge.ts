/**
 * `npm run bench:server -- edge [enquiries] [build folder]`: the site in the edge's runtime on this machine. Every page
 * and file must have the same headers as the server's; 2,000 enquiries from 50 clients must all be stored, and each
 * must be mailed once by a real mail server. Prints the results; exits 1 if a goal is missed. It shows that nothing is
 * lost and what the code itself costs; the results on Cloudflare's network differ.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { openBuild } from '#server/releases/site.ts';
import { buildEdge } from '../deploy/edge/make/build-edge.ts';
import { startRuntime } from '../deploy/edge/make/runtime.ts';
import { siteFromBuild } from '../deploy/shared/built-site.ts';
import { ask as askFor } from '../deploy/shared/testing/ask.ts';
import { comparableParts } from '../deploy/shared/testing/compare.ts';
import { startMachine } from '../deploy/shared/testing/sample-site.ts';
import { openMailbox } from '../e2e/desk/mailbox.ts';
import { machine, percentile, print, verdict } from './print.ts';
import { ask, bodyOf, summary } from './relay-load.ts';

const SENDERS = 50;
const WAIT_MS = 120_000;

const enquiries = Number(process.argv[2] ?? 2000);
const build = process.argv[3] ?? join(import.meta.dirname, '..', 'build');
const folder = mkdtempSync(join(tmpdir(), 'bench-edge-'));

/** Number of paths with another answer than the server's. */
async function comparePages(edgeUrl: URL): Promise<number> {
  const site = openBuild(build);
  const node = await startMachine(build, site.studio.siteOrigin.startsWith('https:'));
  const different: string[] = [];
  const times: number[] = [];
  for (const path of site.files!.files.keys()) {
    const expected = await comparableParts(await askFor(new URL(path, node.url)));
    const startedAt = performance.now();
    const answer = await askFor(new URL(path, edgeUrl));
    if (site.pages.has(path)) times.push(performance.now() - startedAt);
    if (JSON.stringify(await comparableParts(answer)) !== JSON.stringify(expected))
      different.push(path);
  }
  node.stop();
  print(
    `${site.pages.size} pages and ${site.files!.files.size - site.pages.size} files compared: ${different.length} differ ${different.slice(0, 5).join(' ')}`,
  );
  print(summary('pages', times, times.reduce((sum, time) => sum + time, 0) / 1000));
  return different.length;
}

/** Sends the enquiries. Returns the time of each accepted one, and the total time. */
async function sendAll(url: URL) {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  const accepted: number[] = [];
  let sent = 0;
  const startedAt = performance.now();
  const sender = async (_: unknown, index: number) => {
    while (sent < enquiries) {
      sent += 1;
      const time = await ask({ url, agent }, SEND_FORM_PATH, 200, bodyOf(index, sent));
      if (time !== null) accepted.push(time);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  agent.destroy();
  return { accepted, startedAt, seconds: (performance.now() - startedAt) / 1000 };
}

async function run(): Promise<void> {
  print(`${machine()}, ${enquiries} enquiries from ${SENDERS} clients`);
  const mail = await openMailbox();
  const worker = await buildEdge(siteFromBuild(build), folder);
  const runtime = await startRuntime({
    worker,
    assets: join(folder, 'assets'),
    state: join(folder, 'state'),
    isQuiet: true,
    variables: { RATE_LIMIT: 'off', SMTP_URL: mail.url, MAIL_TO: 'inbox@studio.example' },
  });
  const differences = await comparePages(runtime.url);
  const { accepted, startedAt, seconds } = await sendAll(runtime.url);
  print(summary('enquiries', accepted, seconds));
  const count = async (sql: string) => (await runtime.db.prepare(sql).first<{ n: number }>())!.n;
  const stored = await count('SELECT count(*) AS n FROM enquiry');
  const unsent = () => count('SELECT count(*) AS n FROM email WHERE sent_at IS NULL');
  for (const until = Date.now() + WAIT_MS; Date.now() < until && (await unsent()) > 0; )
    await new Promise((done) => setTimeout(done, 500));
  const mailSeconds = (performance.now() - startedAt) / 1000;
  const { meta } = await runtime.db.prepare('SELECT 1').all();
  const left = await unsent();
  await runtime.stop();
  await mail.close();
  const received = mail.received.length;
  const different = new Set(mail.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]));
  print(
    `answered "OK" ${accepted.length}, stored ${stored}, mailed ${received} (${different.size} different) within ${mailSeconds.toFixed(1)} s, unsent ${left}`,
  );
  const bytes = (meta as { size_after: number }).size_after / stored;
  print(`${bytes.toFixed(0)} bytes of database for each enquiry with its email`);
  const misses = [
    differences > 0 && 'answers that differ from the server',
    stored < accepted.length && 'something that was answered "OK" is not stored',
    accepted.length < enquiries && 'refused enquiries',
    received !== stored && 'emails that were not sent, or twice',
    percentile(accepted, 0.99) > 5000 && "enquiries' p99 above 5 s",
  ].filter((miss) => miss !== false);
  verdict(misses);
}

try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
