import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { limitOf } from '#content-model/limits.server.ts';
import { formatProblem } from '#content-model/problem.server.ts';
import type { Launch } from '#contract/desk/launch.ts';
import type { StudioForm, StudioFormErrors, StudioState } from '#contract/desk/studio.ts';
import { copyFolder } from '#server/drafts/folders.ts';
import { CHECKOUT } from '#server/drafts/published.ts';
import { isDemonstration } from '#server/new-studio/demonstration.ts';
import { readFacts } from '#server/new-studio/facts.ts';
import { EMPTY_FORM } from '#server/new-studio/read-form.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { checkContent } from '#tools/content/check.ts';
import { readContent } from '#tools/content/content-files.ts';

const FORM: StudioForm = {
  ...EMPTY_FORM,
  name: 'Angan',
  nameDevanagari: 'अंगण',
  fullName: 'Angan: Interiors & Co.',
  description: 'Angan draws and builds homes in and around Nashik.',
  foundingYear: '2018',
  staff: '4',
  accent: '#2F5D50',
  phone: '+91 253 234 5678',
  whatsapp: '+91 98220 12345',
  email: 'desk@angan.in',
  street: '12 College Road',
  locality: 'Gangapur Road',
  city: 'Nashik',
  region: 'Maharashtra',
  postalCode: '422005',
  pin: 'https://www.google.com/maps/place/Angan/@20.0,73.7,17z/data=!3d20.0059!4d73.7629',
  localities: 'Gangapur Road, College Road',
  founders: [{ name: 'Asha Kale', role: 'Principal designer', bio: 'She draws by hand: first.' }],
};
/** Names of the demonstration's brand and homes. */
const SAMPLES = /Osari|ओसरी|Patil|Joshi|Deshmukh|Kulkarni|salon-project|Founder One|Baner/;
const newUpload = () => randomBytes(16).toString('base64url');

/** Replacing the demonstration can be tested while the checkout contains it. */
const HAS_DEMONSTRATION = isDemonstration(readFileSync(join(CHECKOUT, 'site.yaml'), 'utf8'));
const withDemonstration = test.runIf(HAS_DEMONSTRATION);

/** The published content is the demonstration as it is shipped. */
async function open(change: (content: string) => void = () => {}) {
  const content = join(temporaryFolder(), 'content');
  await copyFolder(CHECKOUT, content, true);
  change(content);
  const desk = openTestDesk({ env: { CONTENT_DIR: content } });
  const asha = await desk.comeIn();
  const draft = desk.drafts.folder;
  const state = async () => (await (await asha.ask('/studio')).json()) as StudioState;
  const begin = async (over: Partial<StudioForm> = {}, revision?: string) =>
    asha.ask(
      '/studio',
      { form: { ...FORM, ...over } },
      { 'X-Revision': revision ?? (await state()).revision },
    );
  return {
    ...desk,
    asha,
    content,
    state,
    begin,
    text: (file: string) => readFileSync(join(draft, file), 'utf8'),
    files: () =>
      (readdirSync(draft, { recursive: true }) as string[]).filter((name) => /\.\w+$/.test(name)),
    faults: async (over: Partial<StudioForm>) => {
      const answer = await begin(over);
      expect(answer.status).toBe(400);
      return ((await answer.json()) as StudioFormErrors).faults;
    },
    mark: async (bytes: Buffer | string) => {
      mkdirSync(join(desk.dataDir, 'uploads'), { recursive: true });
      const upload = newUpload();
      writeFileSync(join(desk.dataDir, 'uploads', upload), bytes);
      const answer = await asha.ask('/studio/mark', { upload });
      return [
        answer.status,
        (await answer.json()) as { outline?: string; error?: string },
      ] as const;
    },
  };
}

withDemonstration(
  'one press leaves a draft without a home, person, film or word of the demonstration, which the content check accepts',
  async () => {
    const { begin, files, text, content, drafts, state, asha } = await open();
    expect(await state()).toMatchObject({ isDemonstration: true, form: { name: '' } });
    expect((await begin()).status).toBe(200);
    expect(files().filter((file) => /project\.yaml|\.mp4/.test(file))).toEqual([]);
    expect(files().filter((file) => /\.jpg/.test(file))).toHaveLength(2);
    const words = files().filter((file) => file.endsWith('.yaml'));
    const rest = words.flatMap((file) =>
      text(file)
        .split('\n')
        .filter((line) => !/^\s*#/.test(line) && SAMPLES.test(line))
        .map((line) => `${file}: ${line}`),
    );
    expect(rest).toEqual([]);
    expect(parse(text('materials.yaml')).materials).toEqual({});
    expect(text('forms.yaml')).not.toContain('Pune');
    const { problems } = checkContent(await readContent(join(drafts.folder, '..')));
    expect(problems.map(formatProblem)).toEqual([]);
    // The published site is unchanged, and the action is in the audit log.
    expect(readFileSync(join(content, 'site.yaml'), 'utf8')).toContain('name: Osari');
    expect(existsSync(join(content, 'projects/residential/patil-residence/01.jpg'))).toBe(true);
    const log = await (await asha.ask('/audit-log')).text();
    expect(log).toContain('replaced the demonstration with the studio');
  },
);

withDemonstration('each fact is where the site shows it, and the form shows it again', async () => {
  const { begin, text, state } = await open();
  await begin({ mark: 'M1 1L2 2Z' });
  expect(text('brand.yaml')).toContain('mark: M1 1L2 2Z');
  expect(text('site.yaml')).toMatch(/^name: Angan$/m);
  expect(text('site.yaml')).toContain('latitude: 20.0059');
  expect(text('site.yaml')).toContain('text: "{shortHours}"');
  expect(text('site.yaml')).not.toContain('placeholder: true }\n');
  expect(text('brand.yaml')).toContain('accent: "#2f5d50"');
  expect(text('about.yaml')).toContain('name: Asha Kale');
  const { isDemonstration, form } = await state();
  expect(isDemonstration).toBe(false);
  expect(form).toEqual({
    ...FORM,
    accent: '#2f5d50',
    pin: '20.0059, 73.7629',
    mark: 'M1 1L2 2Z',
    founders: FORM.founders.map((founder) => ({ ...founder, id: 'founders/portrait-1' })),
  });
});

withDemonstration(
  'a second press changes the facts alone: texts, pictures and projects that the studio made since stay',
  async () => {
    const { begin, text, drafts } = await open();
    await begin();
    await drafts.changeText('home.yaml', (home) =>
      home.replace(/headline: .*/, 'headline: Our own'),
    );
    await drafts.changeText('contact.yaml', (page) =>
      page.replace(/hoursText: .*/, 'hoursText: By appointment'),
    );
    // Longer than the form allows; sentences written by the studio are still recognised.
    await drafts.changeText('about.yaml', (about) =>
      about.replace(/bio: .*/, `bio: ${'x'.repeat(400)}`),
    );
    await drafts.writeText('projects/residential/own/project.yaml', 'title: Own\nhidden: true\n');
    expect((await begin({ city: 'Pune', closes: '19:00', founders: [] })).status).toBe(200);
    expect(text('home.yaml')).toContain('headline: Our own');
    expect(text('contact.yaml')).toContain('hoursText: By appointment');
    expect(text('projects/residential/own/project.yaml')).toContain('title: Own');
    expect(text('site.yaml')).toMatch(/city: Pune[\s\S]*closes: "19:00"/);
    expect(text('forms.yaml')).toContain('It is {now} in Pune.');
    expect(text('about.yaml')).toContain('people: []');
  },
);

withDemonstration(
  'a project and a picture of the studio’s own are kept when the demonstration goes',
  async () => {
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const { begin, files } = await open((content) => {
      mkdirSync(join(content, 'projects/residential/own'));
      mkdirSync(join(content, 'media/photos'));
      writeFileSync(join(content, 'projects/residential/own/project.yaml'), 'title: Own\n');
      writeFileSync(join(content, 'projects/residential/own/01.jpg'), photo);
      writeFileSync(join(content, 'media/photos/hall.jpg'), photo);
    });
    await begin();
    expect(files()).toEqual(
      expect.arrayContaining(['projects/residential/own/01.jpg', 'media/photos/hall.jpg']),
    );
  },
);

withDemonstration(
  'unpublished changes of the demonstration are not thrown away: it is refused in a sentence',
  async () => {
    const { begin, drafts, text } = await open();
    await drafts.changeText('home.yaml', (home) => `${home}# mine\n`);
    const answer = await begin();
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toMatch(
      /one change is not published yet.*Publish it or take it back/,
    );
    expect(text('home.yaml')).toContain('# mine');
  },
);

test.each(['98220 12345', '098220 12345', '9822012345', '+91 98220 12345'])(
  'an Indian mobile number may be typed as %s',
  (whatsapp) => {
    const read = readFacts({ ...FORM, whatsapp });
    const number = 'facts' in read ? read.facts.whatsapp?.value : undefined;
    expect(number?.replaceAll(' ', '')).toBe('+919822012345');
  },
);

test.each([
  ['name', limitOf('site', ['name']), 40],
  ['city', limitOf('site', ['address', 'city']), 60],
] as const)('the longest %s is that of the same text in Texts', (field, limit, length) => {
  expect(limit).toBe(length);
  expect(readFacts({ ...FORM, [field]: 'A'.repeat(length) })).toHaveProperty('facts');
  expect(readFacts({ ...FORM, [field]: 'A'.repeat(length + 1) })).toHaveProperty(
    ['faults', field],
    expect.stringContaining(`${length}`),
  );
});

describe('values that break newer rules', () => {
  /** Fields that the form refuses. `before`: what the draft has. */
  const refused = (over: Partial<StudioForm>, before: Partial<StudioForm>, country = 'IN') => {
    const form = { ...FORM, ...before };
    const read = readFacts({ ...form, ...over }, { form, country });
    return 'faults' in read ? Object.keys(read.faults).sort() : [];
  };
  const old = { phone: '020 111 2222', whatsapp: '+91 98220 1', postalCode: '4110' };
  test('stay while others are changed, and are refused once they change', () => {
    expect(refused({ closes: '19:00' }, old)).toEqual([]);
    const changed = { phone: '020 111 3333', whatsapp: '+91 98220 2', postalCode: '4111' };
    expect(refused(changed, old)).toEqual(['phone', 'postalCode', 'whatsapp']);
  });
  test('are those of India: a number and a postal code of another country are accepted', () => {
    const abroad = {
      phone: '+971 4 123 4567',
      whatsapp: '+44 20 7946 0018',
      postalCode: 'SW1A 1AA',
    };
    expect(refused(abroad, {}, 'GB')).toEqual([]);
    expect(refused(abroad, {})).toEqual(['postalCode']);
  });
});

describe('a fault is reported at its field, and nothing is changed', () => {
  test.each([
    ['a colour nobody can read', { accent: '#f3e27a' }, 'accent', /too light to be read.*darker/],
    ['no colour', { accent: 'red' }, 'accent', /# and six digits/],
    ['a phone without digits', { phone: 'soon' }, 'phone', /phone number of 8 to 15 digits/],
    ['a phone number without its country', { phone: '2012 3456' }, 'phone', /country code/],
    [
      'a phone number with a zero after its country',
      { phone: '+91 020 2567 8901' },
      'phone',
      /whole/,
    ],
    ['a postal code of four digits', { postalCode: '4110' }, 'postalCode', /six digits/],
    [
      'a WhatsApp number that is too short',
      { whatsapp: '+91 98220 1' },
      'whatsapp',
      /whole number/,
    ],
    [
      'a WhatsApp number without its country',
      { whatsapp: '20 1234 5678' },
      'whatsapp',
      /country code/,
    ],
    ['a mail address', { email: 'desk at angan' }, 'email', /email address/],
    ['an empty name', { name: ' ' }, 'name', /cannot be empty/],
    ['a name in the wrong script', { nameDevanagari: 'Angan' }, 'nameDevanagari', /Devanagari/],
    ['a short link for the pin', { pin: 'https://maps.app.goo.gl/x' }, 'pin', /two numbers/],
    ['hours that end before they begin', { closes: '08:00' }, 'closes', /later than the time when/],
    ['no day', { days: [] }, 'days', /at least one day of the week/],
    ['a year to come', { foundingYear: '3000' }, 'foundingYear', /at most \d{4}/],
    [
      'a founder without a role',
      { founders: [{ name: 'Asha', role: '', bio: 'x' }] },
      'founders.0.role',
      /cannot be empty/,
    ],
    [
      'a mark that is no outline',
      { mark: 'M0 0"/><script>' },
      'mark',
      /cannot be drawn. Upload it again/,
    ],
  ])('%s', async (_what, over, field, sentence) => {
    const { faults, drafts } = await open();
    const found = await faults(over as Partial<StudioForm>);
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]).toMatch(sentence);
    expect(await drafts.changed()).toEqual([]);
  });

  test('several at the same time: each is reported', async () => {
    const { faults } = await open();
    const found = await faults({
      ...{ name: '', accent: '#f3e27a', phone: 'soon', closes: '08:00' },
      ...{ whatsapp: '+91 98220 1', postalCode: '4110' },
    });
    expect(Object.keys(found).sort()).toEqual([
      'accent',
      'closes',
      'name',
      'phone',
      'postalCode',
      'whatsapp',
    ]);
  });
});

withDemonstration(
  'what is typed is kept on the server until it is used, and a second person is not overwritten',
  async () => {
    const { asha, state, begin, faults } = await open();
    const { revision } = await state();
    const put = (value: StudioForm, known: string) =>
      asha.ask('/studio/form', { value }, { method: 'PUT', 'X-Revision': known });
    expect((await put({ ...FORM, phone: 'half a num' }, revision)).status).toBe(200);
    expect((await state()).form.phone).toBe('half a num');
    expect((await put({ ...FORM, phone: 'other' }, revision)).status).toBe(409);
    await faults({ phone: 'half a num' });
    expect((await state()).form.phone).toBe('half a num');
    await begin();
    expect((await state()).form.phone).toBe(FORM.phone);
  },
);

describe('a logo', () => {
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${inner}</svg>`;
  const RING = '<path fill-rule="evenodd" d="M0 0h100v50H0Z M25 12h50v26H25Z"/>';

  test('becomes one outline in its square, with its hole, from an SVG and from a PNG', async () => {
    const { mark } = await open();
    const png = await sharp(Buffer.from(svg(RING)))
      .png()
      .toBuffer();
    for (const bytes of [Buffer.from(svg(RING)), png]) {
      const [status, { outline = '' }] = await mark(bytes);
      expect(status).toBe(200);
      expect(outline).toMatch(/^M[\d .LMZ-]+Z$/);
      expect(outline.match(/M/g)).toHaveLength(2);
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37" width="370" height="370"><path d="${outline}"/></svg>`;
      const { data } = await sharp(Buffer.from(drawn)).raw().toBuffer({ resolveWithObject: true });
      const inked = (x: number, y: number) => (data[(y * 370 + x) * 4 + 3] ?? 0) > 128;
      expect([inked(30, 185), inked(185, 185), inked(185, 110), inked(185, 30)]).toEqual([
        true,
        false,
        true,
        false,
      ]);
    }
  });

  test('with the standard DOCTYPE of drawing programs is read', async () => {
    const { mark } = await open();
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect((await mark(doctype + svg(RING)))[0]).toBe(200);
  });

  test('in white on a transparent background is read, too', async () => {
    const { mark } = await open();
    const [status, { outline = '' }] = await mark(
      svg('<circle cx="50" cy="25" r="20" fill="#fff"/>'),
    );
    expect([status, outline.match(/M/g)?.length]).toEqual([200, 1]);
  });

  test.each([
    [
      'a script',
      '<script>alert(1)</script>',
      /holds parts that do not belong in a logo \(program code\), so it was not accepted/,
    ],
    ['an event', '<path onload="x()" d="M0 0h9v9Z"/>', /program code/],
    ['HTML', '<foreignObject><p>x</p></foreignObject>', /program code/],
    ['a hidden link', '<image href="&#104;ttp://x.example/a.png"/>', /link to something outside/],
    [
      'a style from outside',
      '<style>@import "https://x.example"</style>',
      /link to something outside/,
    ],
    [
      'another SVG',
      `<image href="data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}"/>`,
      /holds another SVG inside of it/,
    ],
    ['letters', '<text x="9" y="9">A</text>', /holds text/],
    ['nothing', '', /is empty/],
    ['half a tag', '<path d="M0', /damaged/],
  ])('with %s is refused with a message', async (_what, inner, sentence) => {
    const { mark } = await open();
    const [status, { error }] = await mark(svg(inner));
    expect([status, error]).toEqual([422, expect.stringMatching(sentence)]);
  });

  const ENTITIES =
    /holds parts that do not belong in a logo \(program code\), so it was not accepted\. Export the logo as plain paths, or as a PNG\.$/;
  test.each([
    ['a PDF', Buffer.from('%PDF-1.4'), /must be an SVG or a PNG/],
    [
      'an entity bomb',
      Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY b "&a;&a;">]>${svg('&b;')}`),
      ENTITIES,
    ],
    [
      'an SVG with an entity of another file',
      Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`),
      ENTITIES,
    ],
    [
      'an SVG with attributes in its DOCTYPE',
      Buffer.from(`<!DOCTYPE svg [<!ATTLIST path onload CDATA "x()">]>${svg(RING)}`),
      ENTITIES,
    ],
    ['a large SVG', Buffer.from(svg('<g/>'.repeat(100_000))), /larger than 300 kB/],
  ])('that is %s is refused with a message', async (_what, bytes, sentence) => {
    const { mark } = await open();
    const [status, { error }] = await mark(bytes);
    expect([status, error]).toEqual([422, expect.stringMatching(sentence)]);
  });
});

withDemonstration(
  'what is left leads to its field, and “This is right” answers every question that only a person can judge',
  async () => {
    const { begin, asha } = await open();
    await begin();
    const look = async () => (await (await asha.ask('/publishing/launch')).json()) as Launch;
    const before = await look();
    expect(before.left.filter(({ place }) => place === null)).toEqual([]);
    // The questions of the form are done.
    expect(before.done.map(({ what }) => what)).toContain('“+91 00000 00000” was a sample');
    // Rows of a page or a project are adjacent, and none names a file.
    const groups = before.left.map(({ group }) => group.id);
    const begun = groups.filter((id, at) => id !== groups[at - 1]);
    expect(begun).toEqual([...new Set(groups)]);
    expect(before.left.map(({ what }) => what).join()).not.toMatch(/\.yaml|content\/|media\//);
    const questions = before.left.flatMap(({ question }) => (question ? [question] : []));
    expect(questions.length).toBeGreaterThan(5);
    for (const question of questions) {
      const answer = { ...question, isRight: true };
      const said = await asha.ask('/publishing/launch/answer', answer, { method: 'PUT' });
      expect(said.status, question.file).toBe(200);
    }
    // The audit log names the page, and no file.
    const log = await (await asha.ask('/audit-log')).text();
    expect(log).toMatch(/"confirmed a text of:","detail":"[^".]+"/);
    const after = await look();
    expect(after.done).toHaveLength(before.done.length + questions.length);
    // Left are sample marks to be removed at their field, and pictures: portraits, a first project, photographs for the two
    // placeholders.
    const { true: samples = [], false: others = [] } = Object.groupBy(after.left, ({ isSample }) =>
      isSample ? 'true' : 'false',
    );
    expect(
      samples.filter(({ place }) => !/^\/words\/process#.*placeholder$/.test(place?.href ?? '')),
    ).toEqual([]);
    expect(
      others.filter(({ what }) => !/^No project |has no photo yet|rendered/.test(what)),
    ).toEqual([]);
    const rendered = others.filter(({ what }) => what.includes('rendered'));
    expect(rendered.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
    const stale = { ...questions[0], revision: 'other', isRight: true };
    const refused = await asha.ask('/publishing/launch/answer', stale, { method: 'PUT' });
    expect(refused.status).toBe(409);
  },
);

test('all of it needs a session', async () => {
  const { ask } = await open();
  const answers = [ask('/studio'), ask('/studio', { form: FORM }), ask('/studio/mark', {})];
  for (const answer of answers) expect((await answer).status).toBe(401);
});
