/**
 * WebKitGTK's MiniBrowser on its own virtual screen, controlled by classic WebDriver: version 2.50 does not support
 * BiDi.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/program.ts';
import type { Browser, Engine, InputSource } from './browser.ts';
import { findCommand, lineOf, startProgram } from './process.ts';

const CAPABILITIES = {
  // With `eager`, commands between DOMContentLoaded and the end of loading are never answered.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': {
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  },
};

const driver = () => process.env.WEBKIT_DRIVER_PATH || findCommand('WebKitWebDriver');

/** Starts a virtual screen with a free number. */
async function startScreen() {
  const program = startProgram(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'],
    {},
    ['ignore', 'ignore', 'ignore', 'pipe'],
  );
  return { ...program, display: `:${await lineOf(program, 3, /^(\d+)\n/)}` };
}

type Ask = <T = void>(method: string, path: string, body?: object) => Promise<T>;

/** Sends a command to the driver. Rejects if the answer is an error or takes more than 20 s. */
const askerOf =
  (origin: string): Ask =>
  async <T>(method: string, path: string, body?: object) => {
    const sent = {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    };
    const answer = await fetch(origin + path, sent).catch((cause) => {
      throw new Error(`${method} ${path}: no answer from the driver`, { cause });
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };

/** Continues in a window without a toolbar, which would limit the page to a width of 447 px. */
async function leaveToolbar(ask: Ask) {
  const handles = () => ask<string[]>('GET', '/window/handles');
  const [first] = await handles();
  const script = "window.open('about:blank', '_blank', 'popup,width=390,height=844')";
  await ask('POST', '/execute/sync', { script, args: [] });
  let own: string | undefined;
  while (!own) {
    await wait(50);
    own = (await handles()).find((handle) => handle !== first);
  }
  await ask('DELETE', '/window');
  await ask('POST', '/window', { handle: own });
}

/** The answer, or undefined after `ms`: if the page was left first, there is none. */
const within = <T>(ms: number, answer: Promise<T>) =>
  Promise.race([answer, wait(ms).then(() => undefined)]);

/** Evaluates once; undefined if the answer was lost. */
const evaluateOnce = <T>(ask: Ask, expression: string) =>
  within(3000, ask<T>('POST', '/execute/sync', { script: `return ${expression}`, args: [] }));

/** Evaluates, and again if the answer was lost. All expressions here can be repeated. */
async function evaluate<T = string>(ask: Ask, expression: string): Promise<T> {
  for (;;) {
    const answer = await evaluateOnce<T>(ask, expression);
    if (answer !== undefined) return answer;
  }
}

/** Acts once the page has loaded, or after 1.5 s at the latest: a click during loading may have no effect. */
async function act(ask: Ask, source: InputSource) {
  for (let tries = 0; tries < 15; tries += 1) {
    if ((await evaluate(ask, 'document.readyState')) === 'complete') break;
    await wait(100);
  }
  await within(5000, ask('POST', '/actions', { actions: [source] }));
}

/** Opens an address and waits for its HTML, as `eager` would. */
async function open(ask: Ask, url: string) {
  await evaluate<boolean>(ask, 'window.isLeft = true');
  await ask('POST', '/url', { url });
  const isThere = "!window.isLeft && document.readyState !== 'loading'";
  // Between two documents there is none to query, and commands to the old one are never answered.
  while (!(await evaluateOnce<boolean>(ask, isThere).catch(() => false))) await wait(10);
}

async function start(): Promise<Browser> {
  const screen = await startScreen();
  const port = await freePort();
  const program = startProgram(driver()!, [`--port=${port}`], {
    DISPLAY: screen.display,
    TZ: 'Asia/Kolkata',
    LANG: 'C.UTF-8',
  });
  const askDriver = askerOf(`http://127.0.0.1:${port}`);
  while (!(await askDriver('GET', '/status').catch(() => undefined))) await wait(50);
  const { sessionId } = await askDriver<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: CAPABILITIES },
  });
  const ask = askerOf(`http://127.0.0.1:${port}/session/${sessionId}`);
  await leaveToolbar(ask);
  return {
    resize: (width, height) => ask('POST', '/window/rect', { width, height }),
    open: (url) => open(ask, url),
    back: () => ask('POST', '/back', {}),
    evaluate: (expression) => evaluate(ask, expression),
    act: (source) => act(ask, source),
    screenshot: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    async close() {
      await askDriver('DELETE', `/session/${sessionId}`).catch(() => undefined);
      await program.end();
      await screen.end();
    },
  };
}

export const webkit: Engine = {
  title: 'WebKit',
  missing: () => {
    if (!driver()) return 'webkit2gtk-driver';
    return findCommand('Xvfb') ? undefined : 'xvfb';
  },
  start,
};
