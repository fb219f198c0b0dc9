import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { FILES } from '#content-model/schema.server.ts';
import { SECTIONS } from '#content-model/sections.server.ts';
import { BRAND_ONLY_OWNERS } from '#contract/desk/roles.ts';
import type { FieldConflict, SavedField, TextsPage, TextsPages } from '#contract/desk/texts.ts';
import { loadFiles } from '#server/static/load-files.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { allFields, allLists } from './all-parts.ts';
import { openTexts } from './testing/open-texts.ts';

test('each file of texts is a page with fields in the order of the page, and needs a session', async () => {
  const { ask, asha, page } = await openTexts();
  expect((await ask('/words')).status).toBe(401);
  const { pages } = (await (await asha.ask('/words')).json()) as TextsPages;
  expect(pages[0]).toEqual({ file: 'home', label: 'Home', isChanged: false, isShared: false });
  expect(pages).toHaveLength(Object.keys(FILES).length);
  for (const { file } of pages) {
    const { parts } = await page(file);
    const fields = allFields(parts);
    expect(new Set(fields.map((one) => one.path)).size).toBe(fields.length);
    for (const one of fields) {
      expect(one.label, `${file} ${one.path}`).not.toBe('');
      expect(one.published ?? '').toBe(one.value);
    }
  }
  const home = allFields((await page('home')).parts);
  expect(home.slice(0, 2).map(({ path, label }) => [path, label])).toEqual([
    ['hero.headline', 'Headline'],
    ['hero.lead', 'First sentence'],
  ]);
  expect((await asha.ask('/words/nothing')).status).toBe(404);
  expect((await asha.ask('/words/constructor')).status).toBe(404);
});

test('texts of the specification can be changed and restored, and a studio of its own has none', async () => {
  const { drafts, field, list, put } = await openTexts();
  const heading = () => field('about', 'founders.heading');
  const named = (name: string) =>
    drafts.changeText('site.yaml', (site) =>
      site.replace(/^(name|nameDevanagari|fullName): .*$/gm, `$1: ${name}`),
    );
  await named('Osari');
  expect(await heading()).toMatchObject({ standard: 'Meet Our Founders', locked: null });
  expect((await put('about', await heading(), 'The two of us')).status).toBe(200);
  const { value, standard } = await heading();
  expect([value, standard]).toEqual(['The two of us', 'Meet Our Founders']);
  for (const [file, path] of [
    ['home', 'counters'],
    ['why-choose-us', 'cards'],
    ['about', 'founders.people'],
  ] as const)
    expect(await list(file, path)).toMatchObject({ canAdd: true, canMove: true, canRemove: true });
  await named('Angan');
  expect((await heading()).standard).toBeNull();
});

test('texts of the specification stay with their entry when it moves', async () => {
  const { asha, drafts, field, list, put } = await openTexts();
  await drafts.changeText('site.yaml', (site) => site.replace(/^name: .*$/m, 'name: Osari'));
  const words = ['Happy Customers', 'Live Projects', 'Project Completed', 'Years of Experience'];
  await drafts.changeText('home.yaml', (home) => {
    const document = parseDocument(home);
    document.setIn(['counters'], document.createNode(words.map((label) => ({ target: 1, label }))));
    return document.toString();
  });
  const last = (await list('home', 'counters')).entries.at(-1)!;
  const action = { type: 'move', entry: last.path.replace('counters.', ''), by: -1 };
  expect((await asha.ask('/words/home/list', { path: 'counters', action })).status).toBe(200);
  const moved = await field('home', 'counters.2.label');
  expect([moved.value, moved.standard]).toEqual(['Years of Experience', 'Years of Experience']);
  await put('home', moved, 'Years at work');
  expect((await field('home', 'counters.2.label')).standard).toBe('Years of Experience');
});

test('each list has a name for its entries', async () => {
  const { asha, page } = await openTexts();
  const { pages } = (await (await asha.ask('/words')).json()) as TextsPages;
  for (const { file } of pages)
    for (const { path, entry } of allLists((await page(file)).parts))
      expect(entry, `${file} ${path}`).not.toBe('Entry');
});

test('one field is saved in the draft, and the comments around it stay; the published texts stay, too', async () => {
  const { field, put, draft, content, database, asha, clock } = await openTexts();
  const lead = await field('home', 'hero.lead');
  const kept = (await (await put('home', lead, 'Rooms: “for” all.')).json()) as SavedField;
  expect(kept).toMatchObject({ value: 'Rooms: “for” all.', at: clock.now });
  const before = readFileSync(join(content, 'home.yaml'), 'utf8');
  expect(before).toContain(lead.value);
  expect(draft('home.yaml')).toBe(before.replace(lead.value, '"Rooms: “for” all."'));
  expect(await field('home', 'hero.lead')).toMatchObject({
    published: lead.value,
    revision: kept.revision,
  });
  const listed = async () =>
    ((await (await asha.ask('/words')).json()) as TextsPages).pages
      .filter(({ isChanged }) => isChanged)
      .map(({ file }) => file);
  expect(await listed()).toEqual(['home']);
  const auditEntries = await database.call('auditEntries', Number.MAX_SAFE_INTEGER, 50);
  expect(auditEntries.filter(({ what }) => what === 'changed')).toMatchObject([
    { who: 'Asha', detail: 'Home, The first screen, First sentence' },
  ]);
  await put('home', await field('home', 'hero.lead'), lead.value);
  expect(draft('home.yaml')).toBe(before);
  expect(await listed()).toEqual([]);
});

test('an outdated save is answered 409 with the current value and its author', async () => {
  const { field, put, comeIn } = await openTexts();
  const rohan = await comeIn('rohan@studio.example', 'Rohan');
  const lead = await field('home', 'hero.lead');
  await put('home', lead, 'Of Rohan.', rohan);
  const answer = await put('home', lead, 'Of Asha.');
  expect(answer.status).toBe(409);
  const stale = (await answer.json()) as FieldConflict;
  expect(stale).toMatchObject({ value: 'Of Rohan.', by: 'Rohan' });
  expect((await put('home', { ...lead, revision: stale.revision }, 'Of Asha.')).status).toBe(200);
  expect((await field('home', 'hero.lead')).value).toBe('Of Asha.');
});

test('a value that the server needs is locked, with the reason, and refused', async () => {
  const { field, put } = await openTexts();
  const key = await field('site', 'send.publicKey');
  expect(key.locked).toMatch(/person who runs the server/);
  const answer = await put('site', key, 'another');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: key.locked });
  expect((await field('site', 'send.publicKey')).value).toBe(key.value);
});

test('a value that fails the content check is not saved, and the fault is described in plain words', async () => {
  const { field, put } = await openTexts();
  const refusals = [
    ['home', 'hero.lead', '   ', /“First sentence” cannot be empty/],
    ['home', 'counters.0.target', 'many', /must be a number/],
    ['home', 'counters.0.target', '1.5', /whole number/],
    ['site', 'email.value', 'no address', /must be an email address/],
    ['site', 'reach.projectText', 'Hello', /\{project\}/],
    ['home', 'hero.link.to', '/nowhere', /nowhere/],
    ['home', 'hero.headline', 'x'.repeat(219), /^“Headline” is longer than 80 characters/],
    ['site', 'whereText', 'In {place}', /^“Where .*” contains \{place\}, .*\{localities\}/],
    ['site', 'phone.value', '9822012345', /such as “\+91 98220 12345”/],
    ['site', 'address.postalCode.value', '4110', /six digits/],
    ['site', 'serviceArea.radius', '50', /in metres/],
    ['costs', 'homes.1bhk.weeks', '7 to 9 weeks', /number of weeks or a range/],
    // It is hard to read on several others; one message is enough.
    [
      'brand',
      'colours.day.accent',
      '#ffffff',
      /^Buttons and links on the background are hard to see(?!.* are ).* one\.$/,
    ],
    [
      'brand',
      'colours.day.accent',
      'brown',
      /^“Buttons and links” must be # and six digits [^"]*$/,
    ],
  ] as const;
  for (const [file, path, value, said] of refusals) {
    const one = await field(file, path);
    const answer = await put(file, one, value);
    expect([path, answer.status]).toEqual([path, 400]);
    expect(((await answer.json()) as { error: string }).error).toMatch(said);
    expect(await field(file, path)).toEqual(one);
  }
});

test('a sample becomes the studio’s own text', async () => {
  const { field, put, draft } = await openTexts();
  const phone = await field('site', 'phone.value');
  expect((await put('site', phone, '+91 20 4121 7788')).status).toBe(200);
  expect((await put('site', await field('site', 'phone.placeholder'), '')).status).toBe(200);
  expect(parse(draft('site.yaml')).phone).toEqual({ value: '+91 20 4121 7788' });
});

test('entries of a list are added, moved and removed', async () => {
  const { list, asha, field, draft, content } = await openTexts();
  const questions = () => list('faq', 'items');
  const first = await questions();
  const post = async (action: object) =>
    (await asha.ask('/words/faq/list', { path: 'items', action })).status;
  const last = async () => (await questions()).entries.at(-1)!.path.split('.')[1];
  const count = first.entries.length;
  expect(first).toMatchObject({ entry: 'Question', canAdd: true, canRemove: true });
  expect(first.blank.map(({ path }) => path)).toEqual(['question', 'answer']);
  const values = { question: 'Do you travel?', answer: 'Yes: up to 50 km.' };
  expect(await post({ type: 'add', values })).toBe(200);
  expect((await field('faq', `items.${count}.answer`)).value).toBe(values.answer);
  expect(await post({ type: 'add', values: { question: 'Only half?' } })).toBe(400);
  const entry = await last();
  expect(await post({ type: 'move', entry, by: -1 })).toBe(200);
  expect((await field('faq', `items.${count - 1}.question`)).value).toBe('Do you travel?');
  expect(await post({ type: 'remove', entry })).toBe(200);
  expect(await post({ type: 'remove', entry })).toBe(404);
  expect(await questions()).toMatchObject({ entries: first.entries });
  expect(draft('faq.yaml')).toBe(readFileSync(join(content, 'faq.yaml'), 'utf8'));
});

test('texts stay with their entry while others move, remove or rewrite entries, also by hand in the file', async () => {
  const { list, asha, page, put, draft, drafts } = await openTexts();
  const questions = async () => (await list('faq', 'items')).entries.map((one) => one.path);
  const answers = () => parse(draft('faq.yaml')).items.map((one: { answer: string }) => one.answer);
  const [first, second, third] = await questions();
  const seen = allFields((await page('faq')).parts);
  const answerOf = (entry: string | undefined) =>
    seen.find((one) => one.path === `${entry}.answer`)!;
  const changeList = (action: object) => asha.ask('/words/faq/list', { path: 'items', action });

  await changeList({ type: 'move', entry: first!.split('.')[1], by: 1 });
  expect((await put('faq', answerOf(first), 'Of the first.')).status).toBe(200);
  expect(answers().slice(0, 2)).toEqual([answerOf(second).value, 'Of the first.']);
  await changeList({ type: 'remove', entry: second!.split('.')[1] });
  expect(answers()[0]).toBe('Of the first.');
  // Somebody reverses the list in the file.
  await drafts.changeText('faq.yaml', (source) => {
    const whole = parse(source);
    return JSON.stringify({ ...whole, items: whole.items.toReversed() });
  });
  expect((await put('faq', answerOf(third), 'Of the third.')).status).toBe(200);
  expect(answers().slice(-2)).toEqual(['Of the third.', 'Of the first.']);
  const gone = await put('faq', answerOf(second), 'Of nobody.');
  expect([gone.status, ((await gone.json()) as { error: string }).error]).toEqual([
    404,
    expect.stringContaining('removed'),
  ]);
});

test('the published text of an entry is compared with that entry, wherever it was', async () => {
  const { list, asha, page } = await openTexts();
  const before = (await list('faq', 'items')).entries.map((one) => one.path.split('.')[1]);
  const changeList = (action: object) => asha.ask('/words/faq/list', { path: 'items', action });
  await changeList({ type: 'move', entry: before[0], by: 1 });
  await changeList({ type: 'remove', entry: before[2] });
  for (const { value, published } of allFields((await page('faq')).parts))
    expect(published ?? '').toBe(value);
});

test('an entry that was rewritten and moved is still compared with its published text', async () => {
  const { list, asha, page, put, field } = await openTexts();
  const [first, second] = (await list('faq', 'items')).entries.map(({ path }) => path);
  const of = async (entry: string | undefined, key: string) =>
    allFields((await page('faq')).parts).find(({ path }) => path === `${entry}.${key}`)!;
  const was = (await of(second, 'question')).value;
  // The second entry gets the exact text of the first, and the first another text.
  for (const key of ['question', 'answer']) {
    const { value } = await of(first, key);
    await put('faq', await of(first, key), `Quite another ${key}`);
    await put('faq', await of(second, key), value);
  }
  const action = { type: 'move', entry: second?.split('.')[1], by: -1 };
  expect((await asha.ask('/words/faq/list', { path: 'items', action })).status).toBe(200);
  expect((await of(second, 'question')).published).toBe(was);
  expect((await field('faq', 'items.0.question')).published).toBe(was);
});

test('the live page runs no script, is framed only by the desk and needs a session', async () => {
  const html =
    '<html><head><link rel="modulepreload" href="/assets/a.js"><style>p{color:red}</style></head><body><p>Words</p><script>alert(1)</script><script type="module" src="/assets/a.js"></script></body></html>';
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'about'));
  writeFileSync(join(folder, 'about', 'index.html'), html);
  const files = loadFiles(folder, { connect: ['https://mail.example'] });
  const desk = openTestDesk({ site: { files } });
  expect((await desk.ask('/live/about')).status).toBe(401);
  const { ask } = await desk.comeIn();
  const answer = await ask('/live/about');
  const said = await answer.text();
  expect(said).toContain('<p>Words</p>');
  expect(said).not.toMatch(/script|modulepreload/);
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/mail\.example|unsafe/);
  expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect((await ask('/live/nothing')).status).toBe(404);
  expect((await ask('/words')).headers.get('X-Frame-Options')).toBe('DENY');
});

test('a removed entry is restored at its position with all its values, also after a restart', async () => {
  const { list, asha, draft, dataDir } = await openTexts();
  const questions = () =>
    (parse(draft('faq.yaml')) as { items: { question: string }[] }).items.map(
      ({ question }) => question,
    );
  const send = async (action: object) =>
    (await asha.ask('/words/faq/list', { path: 'items', action })).status;
  const before = await list('faq', 'items');
  const second = before.entries[1]?.path.split('.')[1];
  expect(await send({ type: 'remove', entry: second })).toBe(200);
  const first = before.entries[0]?.path.split('.')[1];
  expect(await send({ type: 'move', entry: first, by: 1 })).toBe(200);
  const [removed] = (await list('faq', 'items')).removed;
  const kept = readFileSync(join(dataDir, 'draft', 'removed-entries', 'faq.json'), 'utf8');
  expect(JSON.parse(kept)[0]).toMatchObject({ at: 1, entry: { question: removed?.name } });
  expect(await send({ type: 'restore', id: removed?.id })).toBe(200);
  expect(questions()[1]).toBe(removed?.name);
  expect(questions()).toHaveLength(before.entries.length);
  expect((await list('faq', 'items')).removed).toEqual([]);
  expect(await send({ type: 'restore', id: removed?.id })).toBe(404);
});

test('a removed entry is restored, also if its text breaks a newer rule', async () => {
  const { changeList, drafts, list, draft } = await openTexts();
  const answer = 'x'.repeat(1200);
  await drafts.changeText('faq.yaml', (source) =>
    source.replace(/answer: .*/, `answer: ${answer}`),
  );
  const whole = draft('faq.yaml');
  expect(whole).toContain(answer);
  const [first] = (await list('faq', 'items')).entries;
  const entry = first!.path.split('.')[1]!;
  expect((await changeList('faq', 'items', { type: 'remove', entry })).status).toBe(200);
  expect(draft('faq.yaml')).not.toContain(answer);
  const [removed] = (await list('faq', 'items')).removed;
  const restored = await changeList('faq', 'items', { type: 'restore', id: removed!.id });
  expect(restored.status).toBe(200);
  expect(draft('faq.yaml')).toBe(whole);
});

/** The questions at the desk with the first one removed, and the request that restores it. */
async function openWithRemoved() {
  const desk = await openTexts();
  const { list, asha, ask } = desk;
  const send = async (action: object, who: { ask: typeof ask } = asha) =>
    (await who.ask('/words/faq/list', { path: 'items', action })).status;
  const { entries } = await list('faq', 'items');
  const ids = entries.map(({ path }) => path.split('.')[1]!);
  expect(await send({ type: 'remove', entry: ids[0] })).toBe(200);
  const removed = async () => (await list('faq', 'items')).removed;
  const [first] = await removed();
  return { ...desk, send, ids, removed, restore: { type: 'restore', id: first!.id } };
}

test('an entry is restored once, also if two people ask at the same time, and only with a session', async () => {
  const { send, restore, ask, list, ids } = await openWithRemoved();
  expect(await send(restore, { ask })).toBe(401);
  const both = await Promise.all([send(restore), send(restore)]);
  expect(both.sort()).toEqual([200, 404]);
  expect((await list('faq', 'items')).entries).toHaveLength(ids.length);
});

test('a discarded draft has no entry to restore, because none is missing', async () => {
  const { send, restore, removed, drafts, list, ids } = await openWithRemoved();
  await drafts.discard();
  expect(await removed()).toEqual([]);
  expect(await send(restore)).toBe(404);
  expect((await list('faq', 'items')).entries).toHaveLength(ids.length);
});

test('a damaged record of a removed entry does not affect others, and an unreadable file is not overwritten', async () => {
  const { send, ids, removed, dataDir, asha } = await openWithRemoved();
  expect(await send({ type: 'remove', entry: ids[1] })).toBe(200);
  expect(await removed()).toHaveLength(2);
  const file = join(dataDir, 'draft', 'removed-entries', 'faq.json');
  const [begin, , ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [begin, '{"id": "cut o', ...rest].join('\n'));
  expect(await removed()).toHaveLength(1);
  rmSync(file);
  mkdirSync(file);
  const remove = { path: 'items', action: { type: 'remove', entry: ids[2] } };
  expect((await asha.ask('/words/faq/list', remove)).status).toBe(503);
});

test('a field for a picture accepts only an existing picture', async () => {
  const { field, put } = await openTexts();
  const { value } = await field('about', 'founders.people.1.photo.file');
  const picture = await field('about', 'founders.people.0.photo.file');
  const refused = await put('about', picture, 'founders/nobody');
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { error: expect.stringMatching(/“Picture”.*“founders\/nobody”.*Choose/) },
  ]);
  expect((await put('about', picture, value)).status).toBe(200);
});

test('a service is added with its texts, and starts with the picture of the previous one', async () => {
  const { list, asha, draft } = await openTexts();
  const services = await list('services', 'items');
  const values = Object.fromEntries(services.blank.map(({ path }) => [path, 'Cafés']));
  const answer = await asha.ask('/words/services/list', {
    path: 'items',
    action: { type: 'add', values: { ...values, to: '/projects' } },
  });
  expect(answer.status).toBe(200);
  const { items } = parse(draft('services.yaml')) as {
    items: { title: string; picture: string }[];
  };
  expect(items.at(-1)).toMatchObject({ title: 'Cafés', picture: items.at(-2)?.picture });
});

test('an emptied list accepts a new entry, also if no removed entry has a picture for it', async () => {
  const { list, asha, draft, dataDir, content } = await openTexts();
  const send = async (action: object) =>
    (await asha.ask('/words/services/list', { path: 'items', action })).status;
  const titles = () =>
    (parse(draft('services.yaml')) as { items: { title: string; picture: string }[] }).items;
  const { entries, blank } = await list('services', 'items');
  const before = titles();
  for (const { path } of entries)
    expect(await send({ type: 'remove', entry: path.split('.')[1] })).toBe(200);
  expect(await list('services', 'items')).toMatchObject({ entries: [], canAdd: true, blank });
  const values = { title: 'Cafés', description: 'Small ones.', to: '/projects' };
  expect(await send({ type: 'add', values })).toBe(200);
  expect(titles()).toEqual([{ ...values, picture: before.at(-1)?.picture }]);
  // One line per value, as a person would write it.
  expect(draft('services.yaml')).toMatch(/^items:\n {2}- title: Cafés\n/m);

  const added = (await list('services', 'items')).entries[0]?.path.split('.')[1];
  expect(await send({ type: 'remove', entry: added })).toBe(200);
  rmSync(join(dataDir, 'draft', 'removed-entries', 'services.json'));
  expect(await send({ type: 'add', values })).toBe(200);
  const { share } = parse(readFileSync(join(content, 'site.yaml'), 'utf8'));
  expect(titles()).toEqual([{ ...values, picture: share.file }]);
});

test('an entry moves over several positions at once, as when dragged', async () => {
  const { list, asha } = await openTexts();
  const before = (await list('faq', 'items')).entries.map(({ path }) => path);
  const move = async (from: number, by: number) =>
    asha.ask('/words/faq/list', {
      path: 'items',
      action: { type: 'move', entry: before[from]?.split('.')[1], by },
    });
  expect((await move(0, 2)).status).toBe(200);
  const [first, second, third, ...rest] = before;
  const paths = (await list('faq', 'items')).entries.map(({ path }) => path);
  expect(paths).toEqual([second, third, first, ...rest]);
});

test('a section is hidden at the start of its texts, and shown again to the letter, on every page that has sections', async () => {
  const { page, put, draft, content } = await openTexts();
  for (const file of Object.keys(SECTIONS)) {
    const hides = async () =>
      allFields((await page(file)).parts).filter(({ type }) => type === 'hide');
    const before = readFileSync(join(content, `${file}.yaml`), 'utf8');
    const [first, ...others] = await hides();
    const both = [first, others.at(-1)].filter((field) => field !== undefined);
    for (const field of both) expect((await put(file, field, 'yes')).status).toBe(200);
    const names = both.map(({ path }) => path.replace('hidden.', ''));
    expect(parse(draft(`${file}.yaml`))).toEqual({
      ...parse(before),
      hidden: Object.fromEntries(names.map((name) => [name, true])),
    });
    for (const { path } of both) {
      const now = (await hides()).find((field) => field.path === path)!;
      expect(now.value).toBe('yes');
      expect((await put(file, now, '')).status).toBe(200);
    }
    expect(draft(`${file}.yaml`), file).toBe(before);
  }
});

test('sections are in the order of the page, including those with texts elsewhere', async () => {
  const { page } = await openTexts();
  const names = async (file: string) =>
    (await page(file)).parts.map(({ path }) => path.replace('hidden.', ''));
  expect(await names('home')).toEqual([
    ...['hero', 'counters', 'about', 'achievements', 'expertise', 'why', 'services'],
    ...['projects', 'faq', 'contact'],
  ]);
  const about = await names('about');
  expect(about.slice(about.indexOf('founders'))).toEqual([
    ...['founders', 'people', 'foundation', 'clients', 'claims', 'closing'],
  ]);
});

test('a colleague edits the texts of pages, but not the brand: its fields are locked with the reason, and refused', async () => {
  const { comeIn, field, put, asha } = await openTexts();
  const ravi = await comeIn('ravi@studio.example', 'Ravi', 'colleague');
  const brand = [
    ['site', 'name'],
    ['site', 'fullName'],
    ['brand', 'colours.day.accent'],
    ['brand', 'fonts'],
    ['brand', 'mark'],
  ] as const;
  for (const [file, path] of brand) {
    const before = await field(file, path);
    const answer = await put(file, before, '#123456', ravi);
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      403,
      { error: BRAND_ONLY_OWNERS },
    ]);
    expect(await field(file, path)).toEqual(before);
    const { parts } = (await (await ravi.ask(`/words/${file}`)).json()) as TextsPage;
    expect(allFields(parts).find(({ place }) => place === path)!.locked).toBe(BRAND_ONLY_OWNERS);
  }
  const lead = await field('home', 'hero.lead');
  expect((await put('home', lead, 'By a colleague.', ravi)).status).toBe(200);
  expect((await put('site', await field('site', 'name'), 'Angan', asha)).status).toBe(200);
});

test('a consent is written at the desk, and removed from the file when it is emptied', async () => {
  const { field, put, draft } = await openTexts();
  const consent = await field('clients', 'items.0.consent');
  expect((await put('clients', consent, '2999-01-01')).status).toBe(400);
  expect((await put('clients', consent, '2026-02-20')).status).toBe(200);
  const said = () => parse(draft('clients.yaml')).items[0];
  expect(said().consent).toBe('2026-02-20');
  const emptied = await put('clients', await field('clients', 'items.0.consent'), '');
  expect(emptied.status).toBe(200);
  expect(said()).not.toHaveProperty('consent');
});

test('a published optional text may be emptied, too', async () => {
  const { field, put, draft } = await openTexts();
  const project = await field('clients', 'items.0.project');
  expect((await put('clients', project, '')).status).toBe(200);
  expect(parse(draft('clients.yaml')).items[0]).not.toHaveProperty('project');
});

test.each([
  ['fonts', 'Jost and Hanken Grotesk', 'Comic Sans'],
  ['mark', 'M2 2h33v33h-33Z', 'M0 0"/><script>alert(1)</script>'],
])(
  'of the brand, %s is chosen, refused with a message, and restored',
  async (path, value, wrong) => {
    const { field, put, draft } = await openTexts();
    const before = await field('brand', path);
    expect(before).toMatchObject({ type: path, locked: null });
    expect((await put('brand', await field('brand', path), value)).status).toBe(200);
    expect(parse(draft('brand.yaml'))).toMatchObject({ [path]: value });
    const refusal = await put('brand', await field('brand', path), wrong);
    expect(refusal.status).toBe(400);
    expect((await refusal.json()).error).toMatch(/“(Fonts|Logo)”/);
    expect(await field('brand', path)).toMatchObject({ value });
    await put('brand', await field('brand', path), before.value);
    expect(await field('brand', path)).toEqual(before);
  },
);
