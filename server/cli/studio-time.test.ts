import { expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { enquiryOf, STUDIO, temporaryFolder } from '#server/testing/fixtures.ts';
import { runProcess } from '#server/testing/process.ts';
import { run } from './run.ts';

/** The command line as on a machine that stands elsewhere. */
async function output(dataDir: string, argv: string[], readStudio: () => typeof STUDIO) {
  let printed = '';
  await run(argv, {
    env: { DATA_DIR: dataDir },
    now: Date.now(),
    width: 200,
    readStudio,
    projectFolder: temporaryFolder(),
    print: (text) => {
      printed += text;
    },
    printError: (text) => {
      printed += text;
    },
  });
  return printed;
}

test('every time is the one that the studio’s clock showed, wherever the machine stands', async () => {
  const { dataDir, sendForm, clock, enquiries } = openTestApi();
  clock.now = Date.parse('2026-11-23T20:00:00Z');
  await sendForm(enquiryOf('contact'));
  const { id } = enquiries()[0]!;
  const inPune = () => STUDIO;
  const noBuild = () => {
    throw new Error('no build');
  };
  for (const readStudio of [inPune, noBuild]) {
    expect(await output(dataDir, ['list'], readStudio)).toContain('2026-11-24 01:30');
    const shown = await output(dataDir, ['show', id], readStudio);
    expect(shown).toContain('2026-11-24 01:30 (Asia/Kolkata)');
    expect(await output(dataDir, ['export'], readStudio)).toContain('"2026-11-24 01:30:00"');
  }
  const inBerlin = () => ({ ...STUDIO, hours: { ...STUDIO.hours, timeZone: 'Europe/Berlin' } });
  expect(await output(dataDir, ['list'], inBerlin)).toContain('2026-11-23 21:00');
  const elsewhere = { DATA_DIR: dataDir, TZ: 'America/Los_Angeles' };
  expect((await runProcess('cli/main.ts', ['list'], elsewhere)).output).toContain(
    '2026-11-24 01:30',
  );
});

test('a list has the phone number, whole; a search finds by it and says what lies in the spam', async () => {
  const { dataDir, sendForm } = openTestApi();
  await sendForm(enquiryOf('enquiry', { user_phone: '+91 98 7654 3210' }));
  await sendForm(enquiryOf('contact', { user_name: 'Ravi', website: 'spam' }));
  const ask = (...argv: string[]) => output(dataDir, argv, () => STUDIO);
  expect(await ask('list')).toMatch(/Phone .*\n.*\+91 98 7654 3210 /);
  expect(await ask('search', '9876543210')).toContain('Asha Patil');
  expect(await ask('list', '--search', 'asha patil')).toContain('Asha Patil');
  expect(await ask('export', '--search', 'nobody')).not.toContain('Asha');
  expect(await ask('search', 'ravi')).toBe(
    'No enquiry contains "ravi".\nSuspected spam: 1 enquiry more; add --spam to see them.\n',
  );
  expect(await ask('search', 'ravi', '--spam')).toContain('Ravi');
});

test('a mistyped command or option is answered with the one that was meant', async () => {
  const ask = (...argv: string[]) => output(temporaryFolder(), argv, () => STUDIO);
  expect(await ask('lst')).toMatch(/^There is no command "lst": did you mean "list"\?/);
  expect(await ask('list', '--anwsered')).toMatch(
    /^There is no option "--anwsered": did you mean "--answered"\?/,
  );
  expect(await ask('frobnicate')).toMatch(/^There is no command "frobnicate"\. Try/);
});

test('"answer" marks as answered, as "answered" does', async () => {
  const { dataDir, sendForm, enquiries } = openTestApi();
  await sendForm(enquiryOf('contact'));
  const { id } = enquiries()[0]!;
  expect(await output(dataDir, ['answer', id], () => STUDIO)).toBe(
    `${id} is marked as answered.\n`,
  );
});
