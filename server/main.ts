/**
 * Runs the server: `node server/main.ts` serves the current release, `node server/main.ts <build folder>` that folder. Like
 * start.ts, it runs when it is imported.
 */
import './startup/check-node.cjs';
import { basename } from 'node:path';
import { fail, print } from '#server/cli-output.ts';
import { readConfig } from '#server/config/config.ts';
import { withCredentials } from '#server/config/credentials.ts';
import { newerVersionMessage } from '#server/database/check-version.ts';
import { hasMailServer } from '#server/mail/addresses.ts';
import { emlFolder } from '#server/mail/eml-files.ts';
import { requiresTls, tlsSentence } from '#server/mail/require-tls.ts';
import { releasesFolder } from '#server/releases/folder.ts';
import { openBuild, openReleases } from '#server/releases/site.ts';
import { checkDataDir, databaseFile } from '#server/startup/data-dir.ts';
import { inheritedSocket } from '#server/startup/inherited-socket.ts';
import { recordListeningPort } from '#server/startup/listening-port.ts';
import { watchParent } from '#server/startup/parent.ts';
import { portErrorMessage } from '#server/startup/port.ts';
import { createLog, errorCode } from './log.ts';
import { finishSwap } from './publishing/swap.ts';
import { type RunningServer, serve } from './server.ts';

const BUILD = process.argv[2];
const STOP_MS = 9500;
/** Read first, before the parent process can end. */
const PARENT = process.ppid;

const log = createLog((line) => process.stdout.write(line), Date.now);

let forgetListening = () => {};

async function run() {
  // Everything that this process creates in DATA_DIR is readable only by its owner.
  process.umask(0o077);
  const config = readConfig(withCredentials(process.env));
  const socket = inheritedSocket(process.env, process.pid);
  const { dataDir } = config;
  const problem = checkDataDir(dataDir) ?? newerVersionMessage(databaseFile(dataDir));
  if (problem) fail(problem);
  if (!BUILD) await finishSwap(dataDir, Date.now);
  const site = BUILD ? openBuild(BUILD) : openReleases(releasesFolder(dataDir), log);
  const running = await serve({ config, site, now: Date.now, log, socket }).catch((error) =>
    fail(portErrorMessage(error, config.host, config.port)),
  );
  forgetListening = recordListeningPort(dataDir, Number(new URL(running.url).port || 80));
  let isStopping = false;
  const stopOnce = () => {
    if (!isStopping) void stop(running);
    isStopping = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stopOnce);
  // nohup ignores this signal, but Node does not keep that. The variable of the shell shows how the server was started.
  const isUnderNohup = basename(process.env._ ?? '') === 'nohup';
  if (isUnderNohup) process.on('SIGHUP', () => log('info', 'hangup-ignored'));
  else process.once('SIGHUP', stopOnce);
  if (process.env.npm_lifecycle_event !== undefined && !isUnderNohup) watchParent(PARENT, stopOnce);
  print(
    `The site is at ${running.url.replace(/127\.0\.0\.1|0\.0\.0\.0/, 'localhost')} (stop with Ctrl+C).`,
  );
  if (hasMailServer(config)) {
    print(tlsSentence(config.smtpUrl));
    log('info', 'mail-server', { requiresTls: requiresTls(config.smtpUrl) });
  } else print(`No SMTP_URL: emails are written as files to ${emlFolder(dataDir)}.`);
  if (await running.isDeskWithoutOwner())
    print('The desk has no owner yet: npm run desk -- invite you@studio.in');
}

async function stop(running: RunningServer) {
  log('info', 'stopping');
  setTimeout(() => {
    log('error', 'stop-timed-out');
    process.exit(1);
  }, STOP_MS).unref();
  await running.stop();
  forgetListening();
  log('info', 'stopped');
  process.exit(0);
}

// The program that reads the log may end, but enquiries still arrive.
process.stdout.on('error', () => {});
process.on('unhandledRejection', (error) =>
  log('error', 'unhandled-rejection', { code: errorCode(error) }),
);

await run().catch((error: Error) => fail(error.message));
