import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { VARIABLES } from './variables.ts';

const errorsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
  return [];
};

/** The variables in the documentation with their defaults; '' for one that is described in words. */
const documented = new Map(
  readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'configuration.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, names = '', defaults = ''] = line.split('|').map((cell) => cell.trim());
      const values = defaults.split(', ').map((value) => /^`([^`]+)`$/.exec(value)?.[1] ?? '');
      return Array.from(names.matchAll(/`(\w+)`/g), ([, name = ''], i) => [name, values[i] ?? '']);
    }) as [string, string][],
);

test('the documentation has every variable, with the default that it takes if nothing is configured', () => {
  const defaults = Object.fromEntries(
    Object.values(VARIABLES).map(({ variable }) => [variable, documented.get(variable)]),
  );
  expect(readConfig({ PORT: '', UNKNOWN: 'x' })).toEqual(readConfig(defaults));
  for (const { variable, fallback } of Object.values(VARIABLES))
    expect([variable, Boolean(defaults[variable])]).toEqual([
      variable,
      String(fallback ?? '') !== '',
    ]);
});

test('each value is read as the table of variables says', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::',
    SITE_ORIGIN: 'https://studio.example',
    SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
    MAIL_TO: 'Front desk <desk@studio.example>,second@studio.example',
    RETRY_SECONDS: '1, 2,3',
    RATE_LIMIT: 'off',
    TRUST_PROXY: '2',
    BLOCK_LIST: 'Bad@Person.example, spam.example',
    BLOCK_HEADLESS: 'on',
    ACKNOWLEDGE: 'off',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '::',
    mailTo: 'Front desk <desk@studio.example>, second@studio.example',
    retrySeconds: [1, 2, 3],
    rateLimit: null,
    trustProxy: 2,
    blockList: ['bad@person.example', 'spam.example'],
    blockHeadless: true,
    acknowledge: false,
  });
});

test('an invalid value stops the start with one line per error', () => {
  const messages = errorsOf({
    PORT: '70000',
    SITE_ORIGIN: 'studio.example/home',
    RATE_LIMIT: 'ten',
    RETRY_SECONDS: '60,soon',
    MAIL_FROM: 'nobody',
    SMTP_URL: 'http://user:secret@mail.example',
    TRUST_PROXY: 'yes',
    SMTP_TIMEOUT_MS: '-1',
    BLOCK_HEADLESS: 'maybe',
  });
  expect(messages).toHaveLength(9);
  expect(messages).toContain(
    'PORT: "70000" is not a valid port; give a whole number from 1 to 65535.',
  );
  expect(messages.join(' '), 'a password is never printed').not.toContain('secret');
});

test('a password with a character that would end the host is refused, and not shown', () => {
  for (const sign of ['#', '/', '?'])
    expect(errorsOf({ SMTP_URL: `smtps://site:2024${sign}secret@mail.example:465` })).toEqual([
      expect.stringMatching(/^SMTP_URL: is not the address .*%23 for #(?!.*secret)/),
    ]);
  expect(errorsOf({ SMTP_URL: 'smtps://site:2024%23secret@mail.example:465/?pool=true' })).toEqual(
    [],
  );
});
