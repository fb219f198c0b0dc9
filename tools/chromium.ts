/** Finds a Chromium for the walk, or gets one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Where the two systems without a common command keep it. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const isRoot = process.getuid?.() === 0;

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const commands = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...commands, ...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Runs a command with its output in view; false when it is missing or fails. */
function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function install() {
  process.stdout.write('No Chromium is installed, so one is fetched for the walk.\n');
  if (isRoot && succeeds('apt-get', ['update', '-q'])) {
    if (succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])) return;
  }
  succeeds('npx', ['playwright', 'install', 'chromium']);
}

/** How the browser is started. Throws one line that says what to do when there is none to be had. */
export function browserToUse(): LaunchOptions {
  const asked = process.env.CHROME_PATH;
  if (asked && !existsSync(asked))
    throw new Error(
      `CHROME_PATH: there is no file ${asked}. Give the path of a Chrome or Chromium.`,
    );
  let executablePath = asked || installedBrowser();
  if (!executablePath) {
    install();
    executablePath = installedBrowser();
  }
  if (!executablePath)
    throw new Error(
      'No Chromium was found or could be installed: install Chrome, or set CHROME_PATH to the path of one.',
    );
  // The workers read this file too and shall not look again.
  process.env.CHROME_PATH = executablePath;
  return {
    executablePath,
    args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  };
}
