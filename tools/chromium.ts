/** Finds a Chromium for tests and benchmarks, or downloads one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Headless Chromium: it takes two thirds of the time, so tests prefer it. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Paths on macOS and Windows, which have no common command. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const isRoot = process.getuid?.() === 0;

function installedBrowser(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const commands = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...commands, ...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Runs a command and shows its output; false if it is missing or fails. */
function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function install() {
  process.stdout.write('No Chromium is installed, so one is downloaded for this test.\n');
  if (isRoot && succeeds('apt-get', ['update', '-q'])) {
    for (const name of [SHELL, 'chromium'])
      if (succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])) return;
  }
  succeeds('npx', ['playwright', 'install', 'chromium']);
}

/**
 * Launch options of the browser: for `tests` preferably headless, for benchmarks the browser that visitors have.
 * @throws Error in one line that says what to do, if there is no browser
 */
export function browserToUse(use: 'tests' | 'benchmark' = 'benchmark'): LaunchOptions {
  const asked = process.env.CHROME_PATH;
  if (asked && !existsSync(asked))
    throw new Error(
      `CHROME_PATH: there is no file ${asked}. Give the path of a Chrome or Chromium.`,
    );
  const names = use === 'tests' ? [SHELL, ...NAMES] : [...NAMES, SHELL];
  let executablePath = asked || installedBrowser(names);
  if (!executablePath) {
    install();
    executablePath = installedBrowser(names);
  }
  if (!executablePath)
    throw new Error(
      'No Chromium was found or could be installed: install Chrome, or set CHROME_PATH to the path of one.',
    );
  // Test workers load this file too and then need not search again.
  process.env.CHROME_PATH = executablePath;
  return {
    executablePath,
    args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  };
}
