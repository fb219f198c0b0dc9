import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabaseClient } from '#server/database/client.ts';
import { monthsBefore } from '#server/enquiries/retention.ts';
import { openTestApi } from '#server/testing/api.ts';
import { enquiryOf, STUDIO, temporaryFolder } from '#server/testing/fixtures.ts';
import { runProcess } from '#server/testing/process.ts';
import { run as command } from './run.ts';

async function run(dataDir: string, ...argv: string[]) {
  let output = '';
  const code = await command(argv, {
    env: { DATA_DIR: dataDir },
    now: Date.now(),
    width: 100,
    readStudio: () => STUDIO,
    projectFolder: join(import.meta.dirname, '..', '..'),
    print: (text) => {
      output += text;
    },
    printError: (text) => {
      output += `${text}\n`;
    },
  });
  return { code, output };
}

/** Enquiries in a database that the API keeps open: the command works beside a running server. */
async function openDatabaseDirectly() {
  const api = openTestApi();
  await api.sendForm(enquiryOf('contact', { user_name: 'Asha', message: 'Line one\r\nLine two' }));
  await api.sendForm(enquiryOf('question', { user_email: 'ravi@example.org' }));
  await api.sendForm(enquiryOf('contact', { website: 'spam', user_email: 'bot@spam.example' }));
  const [asha, ravi, bot] = api.enquiries();
  return { ...api, asha: asha!, ravi: ravi!, bot: bot! };
}

test.each([
  ['of 0 bytes', (file: string) => truncateSync(file)],
  ['cut off', (file: string) => truncateSync(file, 8192)],
  ['that is some text', (file: string) => writeFileSync(file, 'no database '.repeat(900))],
  ['with damaged pages', (file: string) => writeFileSync(file, readFileSync(file).fill(7, 4096))],
])(
  'a database %s is left as it is, and each command points to npm run restore',
  async (_, damage) => {
    const { dataDir, database, sendForm } = openTestApi();
    await sendForm(enquiryOf('contact'));
    await database.close();
    const file = join(dataDir, 'enquiries.sqlite');
    damage(file);
    const bytes = readFileSync(file);
    for (const argv of [['list'], ['backup', temporaryFolder()]]) {
      const { code, output } = await run(dataDir, ...argv);
      expect([code, output]).toEqual([1, expect.stringMatching(/^.*npm run restore -- FILE.*\n$/)]);
    }
    const server = openDatabaseClient(file);
    await expect(server.call('health', 1)).rejects.toThrow('npm run restore -- FILE');
    await server.close();
    expect(readFileSync(file).equals(bytes)).toBe(true);
  },
);

describe('npm run enquiries', () => {
  test('lists the new ones, marks one as answered, and takes it back', async () => {
    const { dataDir, asha, ravi, bot } = await openDatabaseDirectly();
    const list = await run(dataDir);
    expect(list.code).toBe(0);
    expect(list.output).toContain(asha.id);
    expect(list.output).toContain(ravi.id);
    expect(list.output).not.toContain(bot.id);
    expect(list.output.split('\n').every((line) => line.length <= 100)).toBe(true);

    expect(await run(dataDir, 'answered', asha.id.slice(0, 7).toLowerCase())).toMatchObject({
      code: 0,
    });
    expect((await run(dataDir, 'list', '--new')).output).not.toContain(asha.id);
    expect((await run(dataDir, 'list', '--answered')).output).toContain(asha.id);
    await run(dataDir, 'answered', asha.id, '--undo');
    expect((await run(dataDir, 'list')).output).toContain(asha.id);
    for (const { id } of [asha, ravi]) await run(dataDir, 'answered', id);
    expect((await run(dataDir, 'list')).output).toBe('Nothing new: every enquiry is answered.\n');
    for (const { user_email } of [asha, ravi]) await run(dataDir, 'delete', user_email, '--yes');
    expect((await run(dataDir, 'list')).output).toBe('There are no enquiries yet.\n');
  });

  test('shows one in full, with the status of its emails', async () => {
    const { dataDir, asha } = await openDatabaseDirectly();
    const { code, output } = await run(dataDir, 'show', asha.id);
    expect(code).toBe(0);
    expect(output).toMatch(/Name +Asha/);
    expect(output).toContain('  Line one\n  Line two\n');
    expect(output).toMatch(/To studio +waiting/);
  });

  test('shows suspected spam on request; retry lifts the spam_reason and queues the email', async () => {
    const { dataDir, bot, database, clock } = await openDatabaseDirectly();
    expect((await run(dataDir, 'list', '--spam')).output).toMatch(
      new RegExp(`${bot.id}.*honeypot`),
    );
    expect((await run(dataDir, 'retry', bot.id)).code).toBe(0);
    expect((await run(dataDir, 'list')).output).toContain(bot.id);
    clock.now = Date.now();
    expect(
      (await database.call('claimDue', clock.now, 9)).map(({ enquiry_id }) => enquiry_id),
    ).toContain(bot.id);
  });

  test('says what the desk says: state, replies, note and what was done; and marks as the desk does', async () => {
    const { dataDir, database, asha } = await openDatabaseDirectly();
    await database.call('queueReply', {
      enquiryId: asha.id,
      author: 'Meera',
      authorId: 'meera',
      subject: 'Your flat',
      body: 'Thursday at four?',
      domain: 'studio.example',
      now: 1,
      sendAt: 1,
    });
    await database.call('keepNote', asha.id, 'Ask for the piano.', 0);
    const act = { who: 'Meera', what: 'wrote a reply', enquiryId: asha.id };
    await database.call('recordAuditEntry', act, 1);
    expect((await run(dataDir, 'mark', asha.id, 'won')).code).toBe(0);
    const { output } = await run(dataDir, 'show', asha.id);
    expect(output).toMatch(/State +won/);
    expect(output).toMatch(/Reply by Meera +waiting/);
    expect(output).toContain('Meera wrote a reply');
    expect(output).toContain('The command line marked as won');
    expect(output).toContain('Meera replied:\n  Thursday at four?\n');
    expect(output).toContain('Private note:\n  Ask for the piano.\n');
    expect((await run(dataDir, 'list', '--won')).output).toContain(asha.id);
    expect((await run(dataDir, 'list', '--talks')).output).not.toContain(asha.id);
    await run(dataDir, 'answered', asha.id, '--undo');
    expect((await run(dataDir, 'list')).output).toContain(asha.id);
    expect((await run(dataDir, 'mark', asha.id, 'perhaps')).code).toBe(2);
  });

  test('retry --failed queues everything that failed', async () => {
    const { dataDir, database, asha } = await openDatabaseDirectly();
    const [email] = await database.call('emailsOf', asha.id);
    await database.call('markFailed', email!.id, 1, '554 No', null);
    expect((await run(dataDir, 'list', '--failed')).output).toContain(asha.id);
    expect((await run(dataDir, 'retry', '--failed')).code).toBe(0);
    expect(await database.call('emailsOf', asha.id)).toMatchObject([{ failed_at: null, tries: 0 }]);
    expect(await run(dataDir, 'retry', '--failed'), 'nothing failed is no error').toEqual({
      code: 0,
      output: 'No email has failed.\n',
    });
  });

  test('exports CSV that no spreadsheet takes for formulas', async () => {
    const { dataDir, sendForm } = await openDatabaseDirectly();
    await sendForm(
      enquiryOf('contact', { user_name: '=HYPERLINK("http://evil.example")', message: 'a "b", c' }),
    );
    const { code, output } = await run(dataDir, 'export');
    expect(code).toBe(0);
    expect(output).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(output).toContain('"a ""b"", c"');
    expect(output).not.toContain('bot@spam.example');
    const out = join(dataDir, 'all.csv');
    await run(dataDir, 'export', '--out', out);
    expect(readFileSync(out, 'utf8')).toBe(output);
  });

  test('deletes everything of one person, kept emails and bytes included', async () => {
    const { dataDir, asha, ravi } = await openDatabaseDirectly();
    const mail = join(dataDir, 'mail');
    mkdirSync(mail);
    for (const { id, user_email } of [asha, ravi])
      writeFileSync(join(mail, `${id}-studio.eml`), user_email);
    expect(await run(dataDir, 'delete', 'asha@example.org')).toEqual({
      code: 1,
      output:
        'This would delete 1 enquiry of asha@example.org for good, with the emails that are kept of them. To do it, add --yes.\n',
    });
    expect((await run(dataDir, 'delete', 'ASHA@example.org', '--yes')).code).toBe(0);
    expect(readdirSync(mail)).toEqual([`${ravi.id}-studio.eml`]);
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const bytes = files
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
      .join('');
    expect(bytes).not.toMatch(/asha@example|Line one/i);
    expect(bytes).toContain('ravi');
    for (const yes of [[], ['--yes']])
      expect(await run(dataDir, 'delete', 'nobody@example.org', ...yes)).toEqual({
        code: 1,
        output: 'There is no enquiry of nobody@example.org.\n',
      });
  });

  test('purges what is older than so many months', async () => {
    const { dataDir, sendForm, clock, asha } = await openDatabaseDirectly();
    clock.now = Date.now();
    await sendForm(enquiryOf('contact', { user_name: 'Fresh' }));
    clock.now = monthsBefore(Date.now(), 25);
    await sendForm(enquiryOf('contact', { user_name: 'Old' }));
    expect(await run(dataDir, 'purge', '--months', '12')).toMatchObject({
      code: 1,
      output: expect.stringContaining('would delete 1 enquiry older than 12 months'),
    });
    expect((await run(dataDir, 'purge')).output).toMatch(
      /would delete 1 enquiry older than 24 months for good; the clock says \d{4}-\d\d-\d\d/,
    );
    expect((await run(dataDir, 'purge', '--yes')).output).toContain('Deleted 1 enquiry older');
    expect((await run(dataDir, 'list')).output).toContain(asha.id);
  });

  test('says in one line what it did not understand or could not do, with exit codes 2 and 1', async () => {
    const empty = temporaryFolder();
    expect(await run(empty, 'list')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There are no enquiries yet'),
    });
    expect(existsSync(join(empty, 'enquiries.sqlite'))).toBe(false);
    const { dataDir } = await openDatabaseDirectly();
    for (const args of [
      ['frobnicate'],
      ['search'],
      ['list', 'asha'],
      ['backup'],
      ['restore', 'a', 'b'],
      ['list', '--nonsense'],
      ['list', '--new', '--spam'],
      ['show'],
      ['delete', 'nobody', '--yes'],
      ['purge', '--months', 'x'],
    ]) {
      const { code, output } = await run(dataDir, ...args);
      expect([args, code]).toEqual([args, 2]);
      expect(output.trim().split('\n')).toHaveLength(1);
    }
    expect(await run(dataDir, 'show', 'ZZZZZ')).toMatchObject({ code: 1 });
    expect((await run(dataDir, '--help')).output).toContain('Exit codes');
    const real = await runProcess('cli/main.ts', ['list', '--nonsense'], { DATA_DIR: dataDir });
    expect([real.code, real.output.trim().split('\n').length]).toEqual([2, 1]);
  });
});
