import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Enquiry, Inbox } from '#contract/desk/enquiries.ts';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { eventually } from '#server/testing/eventually.ts';
import {
  createBuild,
  enquiryOf,
  formOf,
  STUDIO,
  temporaryFolder,
} from '#server/testing/fixtures.ts';
import { runProcess, startServer } from '#server/testing/process.ts';

const PROJECT = join(import.meta.dirname, '..');
const ONE_LINE =
  "  budget: { label: 'Budget', kind: 'text', maxLength: 10, in: { contact: optional } },\n";
const SELECT_LINE =
  "  floor: { label: 'Floor', kind: 'select', maxLength: 10, options: [{ label: 'Ground floor', value: 'g' }], in: { contact: optional } },\n";

/** The program with a text and a select more in the table of fields. */
function projectWithBudget(): string {
  const project = temporaryFolder();
  for (const name of ['content-model', 'contract', 'pictures', 'server', 'package.json']) {
    cpSync(join(PROJECT, name), join(project, name), { recursive: true });
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
  const forms = join(project, 'contract', 'forms.ts');
  const text = readFileSync(forms, 'utf8');
  const changed = text.replace(
    '} as const satisfies',
    `${ONE_LINE}${SELECT_LINE}} as const satisfies`,
  );
  expect(changed).not.toBe(text);
  writeFileSync(forms, changed);
  return project;
}

/** What a browser without JavaScript shows; `fetch` would say that it is no navigation. */
async function errorPageOf(url: string, changes: Record<string, string>): Promise<string> {
  const form = new Response(formOf(enquiryOf('contact', changes)));
  const headers = { 'Content-Type': form.headers.get('Content-Type')!, Accept: 'text/html' };
  const sent = request(url + SEND_FORM_PATH, { method: 'POST', headers });
  sent.end(Buffer.from(await form.arrayBuffer()));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return (await answer.toArray()).join('');
}

test('optional fields that are one line each in the table of fields are checked, stored, mailed, shown, exported and erased', async () => {
  const project = projectWithBudget();
  const DATA_DIR = temporaryFolder();
  const build = createBuild();
  const post = (url: string, changes: Record<string, string>) =>
    fetch(url + SEND_FORM_PATH, { method: 'POST', body: formOf(enquiryOf('contact', changes)) });
  const command = async (...args: string[]) =>
    (await runProcess('cli/main.ts', args, { DATA_DIR }, project)).output;

  // The database is one that the program without the field has written.
  const before = await startServer(build, { DATA_DIR });
  expect((await post(before.url, { budget: 'ignored' })).status).toBe(200);
  await before.end('SIGTERM');

  const { url, end } = await startServer(build, { DATA_DIR }, project);
  expect((await post(url, {})).status, 'it is optional').toBe(200);
  const answer = await post(url, {
    budget: '20 lakh',
    floor: 'g',
    user_email: 'budget@example.org',
  });
  expect(answer.status).toBe(200);
  const reference = answer.headers.get('Enquiry-Reference')!;
  const noOption = await post(url, { floor: 'attic' });
  expect(await noOption.text()).toBe('floor must be one of Ground floor.');
  const tooLong = await post(url, { budget: '12345678901' });
  expect(await tooLong.text()).toBe('budget has 11 characters; 10 are allowed.');
  expect(await errorPageOf(url, { budget: '12345678901' })).toContain(
    '<li>Budget has 11 characters; 10 are allowed.</li>',
  );

  expect(
    readRows(databaseFile(DATA_DIR), 'SELECT budget FROM enquiry ORDER BY received_at'),
  ).toEqual([{ budget: null }, { budget: null }, { budget: '20 lakh' }]);
  const email = join(DATA_DIR, 'mail', `${reference}-studio.eml`);
  await eventually(() => expect(readFileSync(email, 'utf8')).toContain('Budget: 20 lakh'));
  expect(await command('show', reference)).toMatch(/^Budget +20 lakh$/m);
  const [head, ...rows] = (await command('export')).trim().split('\r\n');
  expect(head).toContain('"question","project","budget","floor",');
  expect(rows.filter((row) => row.includes('"20 lakh"'))).toHaveLength(1);

  // At the desk: among the facts, in what a search finds, and in its file.
  const desk = `${url}/desk/api`;
  const invited = await runProcess(
    'cli/desk.ts',
    ['invite', 'asha@studio.example'],
    { DATA_DIR },
    project,
  );
  const token = /#(\S+)/.exec(invited.output)![1]!;
  const accepted = await fetch(`${desk}/invitation/accept`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: STUDIO.siteOrigin },
    body: JSON.stringify({ token, name: 'Asha', response: null }),
  });
  const Cookie = accepted.headers.getSetCookie()[0]!.split(';')[0]!;
  const ask = (path: string) => fetch(`${desk}${path}`, { headers: { Cookie } });
  const enquiry = (await (await ask(`/enquiries/${reference}`)).json()) as Enquiry;
  expect(enquiry.more).toEqual([
    { label: 'Budget', value: '20 lakh' },
    { label: 'Floor', value: 'Ground floor' },
  ]);
  const inbox = (await (await ask('/inbox?search=20%20LAKH')).json()) as Inbox;
  expect(inbox.items.map(({ id }) => id)).toEqual([reference]);
  expect(await (await ask('/enquiries.csv?list=all')).text()).toContain('"20 lakh"');

  await command('delete', 'budget@example.org', '--yes');
  const files = readdirSync(DATA_DIR, { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  expect(bytes.join('')).not.toContain('20 lakh');
  expect(await end('SIGTERM')).toBe(0);
});
