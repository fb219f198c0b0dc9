/** Firefox, controlled by WebDriver BiDi, which it supports itself: no geckodriver is needed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './bidi.ts';
import type { Browser, Engine } from './browser.ts';
import { findCommand, lineOf, startProgram } from './process.ts';

/** Switches off lookups, reports and updates during the tests. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-IN,en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

const command = () => process.env.FIREFOX_PATH || findCommand('firefox-esr', 'firefox');

async function start(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'walk-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines);
  const program = startProgram(
    command()!,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { TZ: 'Asia/Kolkata' },
    ['ignore', 'ignore', 'pipe'],
  );
  const socket = await lineOf(program, 2, /BiDi listening on (ws:\S+)/);
  const { send, disconnect } = await connect(`${socket}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const { context } = contexts[0]!;
  // In front, so that focus styles are shown.
  await send('browsingContext.activate', { context });
  return {
    resize: (width, height) =>
      send('browsingContext.setViewport', {
        context,
        viewport: { width, height },
        devicePixelRatio: 1,
      }),
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async evaluate(expression) {
      const answer = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: false });
      if (!answer.result) throw new Error(answer.exceptionDetails?.text);
      return answer.result.value;
    },
    act: (source) => send('input.performActions', { context, actions: [source] }),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    async close() {
      disconnect();
      await program.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const firefox: Engine = {
  title: 'Firefox',
  missing: () => (command() ? undefined : 'firefox-esr'),
  start,
};
