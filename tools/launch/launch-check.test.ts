import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recordBackup } from '#server/alarm/machine.ts';
import { FILMED } from '#server/new-studio/demonstration.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';
import { launchCheck } from './check.ts';
import { type Finding, report } from './finding.ts';
import { FINISHED_CONTENT, finishedContentWith } from './testing/finished-content.ts';

const ORIGIN = { SITE_ORIGIN: 'https://www.angan.in' };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'launch-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A mail server that takes everything, and the environment that names it. */
async function withMail() {
  const server = await startSmtpServer();
  return { server, env: { ...ORIGIN, SMTP_URL: server.url } };
}

const check = (options: Partial<Parameters<typeof launchCheck>[0]> = {}) =>
  launchCheck({
    root: temporaryFolder(),
    texts: FINISHED_CONTENT,
    files: [],
    year: 2026,
    env: ORIGIN,
    mail: true,
    lookUp: async () => ({ findings: [], notes: [] }),
    ...options,
  });

/** What is found in the content alone: "who file:line what". */
async function foundIn(texts: typeof FINISHED_CONTENT) {
  const { env } = await withMail();
  const { findings } = await check({ texts, env });
  return findings.map(({ who, file, line, what }) => `${who} ${file}:${line} ${what}`);
}

test('with everything in place nothing is left, whichever way a value is written', async () => {
  const { env, server } = await withMail();
  const { findings } = await check({ env });
  expect(report(findings, 'file')).toBe('Ready: nothing is left to do before the site opens.\n');
  expect(server.received).toHaveLength(1);
});

describe('the owner is told', () => {
  test.each([
    [
      'a marked placeholder',
      'site.yaml',
      'phone: { value: "+91 20 1", placeholder: true }',
      '"+91 20 1" is a sample',
    ],
    [
      'one without its mark',
      'site.yaml',
      'email: studio@osari.example',
      'looks like a sample text',
    ],
    ['a phone of zeros', 'site.yaml', 'whatsapp: "+91 00000 00000"', 'looks like a sample text'],
    [
      'another year',
      'about.yaml',
      'lead: Innovating since 2015',
      'says "since 2015", but the founding year of the studio is 2014 (content/site.yaml:5)',
    ],
    [
      'another count',
      'about.yaml',
      'lead: After more than 200 clients',
      'says "more than 200 clients", but the counters say 120 "Happy Customers" (content/home.yaml:2)',
    ],
    [
      'another number of projects',
      'about.yaml',
      'lead: 70 projects',
      'says "70 projects", but the counters say 65 "Projects Completed"',
    ],
    [
      'another age',
      'about.yaml',
      'lead: 20 years of experience',
      'says "20 years", but the studio was founded 12 years ago',
    ],
    [
      'the old brand in a text',
      'faq.yaml',
      'lead: Osari plans interiors',
      "still names the demonstration's studio (Osari)",
    ],
    [
      'a promise',
      'privacy.yaml',
      'body: We erase it within two working days.',
      '"We erase it within two working days." Does your studio keep this promise?',
    ],
  ])('of %s, with file and line', async (_title, file, line, what) => {
    const texts = finishedContentWith(file, (text) => `${text}\n${line}`);
    const at = texts[`content/${file}`]!.split('\n').length;
    const found = await foundIn(texts);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(`owner content/${file}:${at} `);
    expect(found[0]).toContain(what);
  });

  test('of a sample, with its own field among those of its line', async () => {
    const texts = finishedContentWith(
      'site.yaml',
      (text) =>
        `${text}\nsocials: [{ name: Net, url: { value: "https://a.in", placeholder: true } }]`,
    );
    const { findings } = await check({ texts, env: (await withMail()).env });
    expect(findings.map(({ field }) => field)).toEqual(['socials › 1 › url › value']);
  });

  test('of visualisations of a project and of a shared link, at the desk with the choice of each screen', async () => {
    const texts = {
      ...FINISHED_CONTENT,
      'content/projects/residential/category.yaml':
        'title: Residential\ndescription: Homes.\nhomes: true\n',
      'content/pages.yaml': '/:\n  title: Angan, Pune\n  kind: visualisation\n',
      'content/projects/residential/rao/project.yaml':
        'title: Rao Residence\nkind: visualisation\nphotos: {}\n',
    };
    const { findings } = await check({ texts, env: (await withMail()).env });
    const told = findings.flatMap(({ atDesk = '' }) =>
      atDesk.includes('visualisation') ? [atDesk] : [],
    );
    expect(told).toEqual([
      expect.stringMatching(
        /^The picture for shared links .* “Photograph” under “Kind of picture”\.$/,
      ),
      expect.stringMatching(/^The pictures of "Rao Residence" .* “Photographs”\.$/),
    ]);
  });

  test('of numbers that do not agree, at the desk without the names of files', async () => {
    const texts = finishedContentWith(
      'about.yaml',
      () => 'lead: Innovating since 2015, for 200 clients',
    );
    const { findings } = await check({ texts, env: (await withMail()).env });
    expect(findings.map(({ atDesk }) => atDesk)).toEqual([
      'The text says "since 2015", but the founding year of the studio is 2014. Change one of them.',
      'The text says "200 clients", but "Four numbers" says 120 "Happy Customers". Use the same number in both.',
    ]);
  });

  test('of payments that are not the whole price, and of each step that is a sample', async () => {
    const steps = (...shares: readonly number[]) => ({
      ...FINISHED_CONTENT,
      'content/process.yaml': shares
        .map((share, i) => `${i === 0 ? 'steps:\n' : ''}  - { name: Step ${i}, share: ${share} }`)
        .join('\n'),
    });
    expect(await foundIn(steps(5, 35, 60))).toEqual([]);
    expect(await foundIn(steps(5, 35))).toEqual([
      'owner content/process.yaml:2 The shares that a client pays add up to 40 per cent. Change them so that they add up to 100.',
    ]);
    const sample = 'steps: [{ name: The plan, placeholder: true }]';
    expect(await foundIn({ ...FINISHED_CONTENT, 'content/process.yaml': sample })).toEqual([
      'owner content/process.yaml:1 "The plan" is a sample',
    ]);
  });

  test('of claims without a source and of clients’ words without a consent, which nobody sees', async () => {
    const written = (achievements: string, clients: string) =>
      foundIn({
        ...FINISHED_CONTENT,
        'content/achievements.yaml': `items:\n  - ${achievements}`,
        'content/clients.yaml': `items:\n  - ${clients}`,
      });
    expect(
      await written('{ value: A prize }', '{ name: Meera K., home: a flat, words: Good. }'),
    ).toEqual([
      expect.stringContaining('content/achievements.yaml:2 "A prize" names no year and no source'),
      expect.stringContaining('content/clients.yaml:2 What "Meera K." says is not shown yet'),
    ]);
    expect(
      await written(
        '{ value: A prize, year: "2025", source: https://prize.in/list }',
        '{ name: Meera K., home: a flat, words: Good., consent: 2026-02-01 }',
      ),
    ).toEqual([]);
    expect(
      await written(
        'A prize # confirmed',
        '{ name: Client One, home: a flat, words: x, placeholder: true }',
      ),
    ).toEqual(['owner content/clients.yaml:2 "Client One" is a sample']);
  });

  test('of claims that lack a year or a source, each once, and of no others', async () => {
    const lines = [
      '{ value: Award of 2025, source: https://prize.in/list }',
      '{ value: Ranked in a magazine, source: https://prize.in/list }',
      '{ value: A prize, year: "2025" }',
      '{ value: A prize, year: "2025" }',
      '{ value: 65 projects }',
      '{ value: Featured in a magazine, placeholder: true }',
    ];
    const found = await foundIn({
      ...FINISHED_CONTENT,
      'content/achievements.yaml': `items:\n${lines.map((line) => `  - ${line}\n`).join('')}`,
    });
    expect(found.filter((line) => line.includes(' names '))).toEqual([
      expect.stringContaining('"Ranked in a magazine" names no year: can a visitor look it up?'),
      expect.stringContaining('"A prize" names no source: can a visitor look it up?'),
    ]);
  });

  test('of the demonstration’s brand and of holidays, until "# confirmed" stands behind the line', async () => {
    const bare = finishedContentWith('site.yaml', (text) =>
      text.replace('Angan Interiors', 'Osari Design Studio').replace(' # confirmed', ''),
    );
    expect(await foundIn(bare)).toEqual([
      expect.stringContaining(
        'site.yaml:2 The name is "Osari Design Studio", as in the demonstration',
      ),
      expect.stringContaining('site.yaml:7 No holidays are entered'),
    ]);
    const confirmed = bare['content/site.yaml']!.replace(/(Osari.*|days: .*)/g, '$1 # confirmed');
    expect(await foundIn({ ...bare, 'content/site.yaml': confirmed })).toEqual([]);
  });

  test('of a placeholder even when somebody wrote "# confirmed" behind it', async () => {
    const texts = finishedContentWith(
      'site.yaml',
      (text) => `${text}\nx: { value: a, placeholder: true } # confirmed`,
    );
    expect(await foundIn(texts)).toHaveLength(1);
  });
});

describe('the designer is told', () => {
  test('of renders by folder; a photograph of a home is done', async () => {
    const root = temporaryFolder();
    const files = [
      'content/media/founders/1.jpg',
      'content/projects/residential/x/01.jpg',
      'content/projects/residential/x/own.jpg',
      'content/media/own.jpg',
    ];
    for (const file of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
      const described = file.endsWith('own.jpg')
        ? picture
        : picture.withExif({ IFD0: { ImageDescription: 'Rendered visualisation' } });
      await described.toFile(join(root, file));
    }
    const { env } = await withMail();
    const { findings, done } = await check({ root, files, env });
    expect(done.map(({ file, what }) => `${file} ${what}`)).toContain(
      'content/projects/residential/x/ 1 picture is your own.',
    );
    expect(findings.map(({ who, file, what }) => `${who} ${file} ${what}`)).toEqual([
      'designer content/media/founders/ 1 picture is a render and is shown on no page: remove what you do not need.',
      'designer content/projects/residential/x/ 1 picture is a render: photographs of the finished project belong here.',
    ]);
  });

  test('of nothing done in a project that is hidden', async () => {
    const root = temporaryFolder();
    const projects = ['x', 'xyz'].map((name) => `content/projects/residential/${name}`);
    for (const folder of projects) {
      mkdirSync(join(root, folder), { recursive: true });
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).toFile(
        join(root, folder, '01.jpg'),
      );
    }
    const files = projects.map((folder) => `${folder}/01.jpg`);
    const { env } = await withMail();
    const texts = {
      ...FINISHED_CONTENT,
      [`${projects[0]}/project.yaml`]: 'title: X\nhidden: true\n',
    };
    const { done } = await check({ root, files, env, texts });
    const own = done.filter(({ what }) => what.endsWith('your own.'));
    expect(own.map(({ file }) => file)).toEqual([`${projects[1]}/`]);
  });

  test('of a film that "npm run film" did not make, unless it is confirmed; one that it made is done', async () => {
    const root = temporaryFolder();
    const films = join(root, 'content/media/films');
    mkdirSync(films, { recursive: true });
    writeFileSync(join(films, 'own.h264.mp4'), `ftyp${FILMED}`);
    writeFileSync(join(films, 'drawn.h264.mp4'), 'ftyp');
    const films3 =
      'hero:\n  films:\n    - film: own\n    - film: drawn\n    - film: drawn # confirmed';
    const { env } = await withMail();
    const texts = { ...FINISHED_CONTENT, 'content/x.yaml': films3 };
    const { findings, done } = await check({ root, env, texts });
    expect(done).toContainEqual(
      expect.objectContaining({ line: 3, what: 'This film is your own.' }),
    );
    expect(findings).toMatchObject([{ who: 'designer', file: 'content/x.yaml', line: 4 }]);
  });
});

describe('the host is told', () => {
  const ofHost = async (env: Record<string, string>, mail = true) =>
    (await check({ env, mail })).findings.map(({ who, what }) => `${who}: ${what}`);

  test('of an address that visitors cannot reach', async () => {
    const { env } = await withMail();
    for (const [origin, what] of [
      ['', /SITE_ORIGIN is not set/],
      ['http://localhost:3000', /built for http:\/\/localhost:3000/],
      ['https://www.studio.example', /built for https:\/\/www\.studio\.example/],
      ['http://www.angan.in', /does not begin with https/],
    ] as const)
      expect(await ofHost({ ...env, SITE_ORIGIN: origin })).toEqual([expect.stringMatching(what)]);
  });

  test('of the address for which the site was built, when the environment names none', async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, 'build'));
    writeFileSync(
      join(root, 'build/studio.json'),
      JSON.stringify({ siteOrigin: 'http://localhost:3000' }),
    );
    const { env } = await withMail();
    const { findings } = await check({ root, env: { ...env, SITE_ORIGIN: '' } });
    expect(findings[0]!.what).toContain('built for http://localhost:3000');

    // A release is what is served; its folder may lie anywhere.
    const DATA_DIR = temporaryFolder();
    mkdirSync(join(DATA_DIR, 'releases/one'), { recursive: true });
    writeFileSync(join(DATA_DIR, 'releases/current.json'), JSON.stringify({ id: 'one' }));
    const released = join(DATA_DIR, 'releases/one/studio.json');
    writeFileSync(released, JSON.stringify({ siteOrigin: 'https://www.angan.in' }));
    const served = await check({ root, env: { ...env, SITE_ORIGIN: '', DATA_DIR } });
    expect(served.findings).toEqual([]);
  });

  test('of settings that make no sense, each in one line', async () => {
    expect(await ofHost({ RATE_LIMIT: 'ten', PORT: 'x' })).toEqual([
      expect.stringMatching(/^host: PORT/),
      expect.stringMatching(/^host: RATE_LIMIT/),
    ]);
  });

  test('of mail that is not set up, was not tried, or does not leave', async () => {
    expect(await ofHost(ORIGIN)).toEqual([expect.stringContaining('SMTP_URL is not set')]);
    const { server, env } = await withMail();
    expect(await ofHost(env, false)).toEqual([expect.stringContaining('-- --mail')]);
    expect(server.received).toEqual([]);
    server.behaviour.current = 'refuse recipient';
    expect(await ofHost(env)).toEqual([expect.stringMatching(/did not accept a test email.*550/)]);
  });

  test('of nothing when the mail server stands in a file of the service manager', async () => {
    const { server } = await withMail();
    const CREDENTIALS_DIRECTORY = temporaryFolder();
    writeFileSync(join(CREDENTIALS_DIRECTORY, 'smtp-url'), `${server.url}\n`);
    expect(await ofHost({ ...ORIGIN, CREDENTIALS_DIRECTORY })).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  test('of enquiries that were never backed up', async () => {
    const { env } = await withMail();
    const DATA_DIR = temporaryFolder();
    expect(await ofHost({ ...env, DATA_DIR })).toEqual([]);
    writeFileSync(databaseFile(DATA_DIR), '');
    expect(await ofHost({ ...env, DATA_DIR })).toEqual([
      `host: ${DATA_DIR} was never backed up: run npm run backup -- FOLDER every night.`,
    ]);
    recordBackup(DATA_DIR, Date.now(), true);
    expect(await ofHost({ ...env, DATA_DIR })).toEqual([]);
  });

  test('of a mail server that is not there, without its password', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => taken.once('listening', done));
    const { port } = taken.address() as { port: number };
    await new Promise((done) => taken.close(done));
    const SMTP_URL = `smtp://user:hunter2@127.0.0.1:${port}`;
    const [line, ...others] = await ofHost({ ...ORIGIN, SMTP_URL });
    expect([line, others]).toEqual([expect.stringContaining('ECONNREFUSED'), []]);
    expect(line).not.toContain('hunter2');
  });

  test('nothing, when a test email really arrives where enquiries will', async () => {
    const { server, env } = await withMail();
    const MAIL_TO = 'inbox@angan.in';
    const { findings, sentTo } = await check({
      env: { ...env, MAIL_TO, MAIL_FROM: 'Site <site@angan.in>' },
    });
    expect([findings, sentTo]).toEqual([[], MAIL_TO]);
    expect(server.received).toMatchObject([{ from: 'site@angan.in', to: [MAIL_TO] }]);
    expect(headerOf(server.received[0]!.raw, 'Subject')).toContain('Test');
  });
});

test('the designer is asked for a photo of the door until there is one', async () => {
  const withFinding = (more: string) =>
    foundIn({
      ...FINISHED_CONTENT,
      'content/contact.yaml': `finding:\n  heading: How to find us\n${more}`,
    });
  expect(await withFinding('')).toEqual([
    expect.stringMatching(/^designer content\/contact\.yaml:2 No photo shows the entrance/),
  ]);
  expect(await withFinding('  door: { file: door, alt: "A blue gate" }\n')).toEqual([]);
});

test('every line stands under who can settle it', () => {
  const findings: Finding[] = [
    { who: 'host', what: 'Set it.' },
    { who: 'owner', file: 'content/site.yaml', line: 3, what: 'Yours?', isQuestion: true },
  ];
  expect(report(findings, 'file')).toBe(
    'Texts, for the studio (1):\n  content/site.yaml:3  Yours?\n\nFor the person who runs the server (1):\n  Set it.\n\nIf the answer to a question is yes, write  # confirmed  at the end of the line that is named before the question: content/home.yaml:12 is line 12 of content/home.yaml.\n2 points are left. Do them, then run this again.\n',
  );
  expect(report(findings, 'desk')).toContain('press "This is right" at the desk');
});

describe('npm run launch-check', () => {
  const MAIN = join(import.meta.dirname, 'main.ts');
  const run = (cwd: string, ...args: string[]) =>
    spawnSync(process.execPath, [MAIN, ...args], { cwd, encoding: 'utf8' });

  test('runs the content check first, and goes no further when that fails', () => {
    const root = temporaryFolder();
    cpSync(join(import.meta.dirname, '..', '..', 'content'), join(root, 'content'), {
      recursive: true,
      filter: (path) => !/\.(jpg|mp4)$/.test(path),
    });
    mkdirSync(join(root, 'pictures'));
    const nothing = JSON.stringify({ pictures: {}, films: {}, plans: {} });
    writeFileSync(join(root, 'pictures/manifest.json'), nothing);
    writeFileSync(join(root, 'content/site.yaml'), 'name: [');
    const { status, stderr, stdout } = run(root);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('content/site.yaml');
    expect(stderr).toContain('Fix that first');
  });

  test('does not guess at what it does not know', () => {
    const { status, stderr } = run(temporaryFolder(), '--nonsense');
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  });
});
