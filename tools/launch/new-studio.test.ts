import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { copyFolder } from '#server/drafts/folders.ts';
import { CHECKOUT } from '#server/drafts/published.ts';
import { hasDemonstration } from '#server/new-studio/demonstration.ts';
import { writeEmptySite } from '#server/new-studio/empty-site.ts';
import { readContent } from '#tools/content/content-files.ts';
import { launchCheck } from './check.ts';
import type { ContentValue } from './content-values.ts';
import { originalValues } from './original-values.ts';

/** A site that began empty. */
async function emptySite() {
  const root = mkdtempSync(join(tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  await copyFolder(CHECKOUT, join(root, 'content'), true);
  await writeEmptySite(join(root, 'content'));
  const { files, texts } = await readContent(root);
  const check = (
    changed: Record<string, string> = {},
    original: readonly ContentValue[] = [],
    added: readonly string[] = [],
  ) =>
    launchCheck({
      root,
      files: [...files, ...added],
      texts: { ...texts, ...changed },
      year: 2026,
      original,
      env: { SITE_ORIGIN: 'https://www.angan.in' },
      mail: false,
      lookUp: async () => ({ findings: [], notes: [] }),
    });
  return { root, check, texts, home: texts['content/home.yaml']! };
}
const HEADLINE = /“Homes, drawn and built\.” is a text that every new site begins with/;

test.runIf(hasDemonstration())(
  'a site that began empty is asked about its first texts, until they are confirmed or written anew',
  async () => {
    const { check, home } = await emptySite();
    const { findings, done } = await check();
    const what = findings.map((finding) => finding.what).join('\n');
    expect(what).toMatch(HEADLINE);
    expect(what).toContain('"Your street" is a sample');
    expect(what).toContain('No project is on the site yet');
    // Page by page, with the names of the pictures.
    expect(what).toContain('2 pictures are renders (start/bedroom, start/armchair)');
    expect(findings.filter((finding) => finding.pictures).map(({ file }) => file)).toContain(
      'content/services.yaml',
    );
    // No film is asked about that is not there.
    expect(what).not.toContain('npm run film');
    expect(findings.find((finding) => finding.what.includes('its own drawings'))?.field).toBe(
      'cards › 1 › description',
    );
    expect(done).toEqual([]);

    for (const change of [
      home.replace(/(headline: Homes.*)/, '$1 # confirmed'),
      home.replace('Homes, drawn and built.', 'Our own words for it.'),
    ]) {
      const after = await check({ 'content/home.yaml': change });
      expect(after.findings.map((finding) => finding.what).join('\n')).not.toMatch(HEADLINE);
      expect(after.done).toHaveLength(1);
    }
  },
);

test.runIf(hasDemonstration())(
  'a first text is asked about wherever it is: one that is removed settles no other',
  async () => {
    const { check, texts } = await emptySite();
    const asked = (findings: readonly { what: string }[]) =>
      findings
        .filter(({ what }) => what.includes('every new site begins with'))
        .map(({ what }) => what);
    const before = asked((await check()).findings);
    const faq = texts['content/faq.yaml'] ?? '';
    const document = parseDocument(faq);
    const [first] = before.filter((what) => faq.includes(what.slice(1, 12)));
    document.deleteIn(['items', 0]);
    const { findings, done } = await check({
      'content/faq.yaml': document.toString({ lineWidth: 0 }),
    });
    const after = asked(findings);
    expect(first).toBeDefined();
    expect(before.filter((what) => !after.includes(what)).length).toBeLessThanOrEqual(2);
    expect(after.every((what) => before.includes(what))).toBe(true);
    expect(done).toEqual([]);
  },
);

test.runIf(hasDemonstration())(
  'holidays are asked about as long as no closed day of this year or a later one is known',
  async () => {
    const { check, texts } = await emptySite();
    const isAsked = async (closed: unknown) => {
      const site = parseDocument(texts['content/site.yaml'] ?? '');
      site.setIn(['hours', 'closed'], site.createNode(closed));
      const { findings } = await check({ 'content/site.yaml': site.toString({ lineWidth: 0 }) });
      return findings.some(({ what }) => what.startsWith('No holidays are entered'));
    };
    // The demonstration's own closed days went with it.
    const { hours } = parse(texts['content/site.yaml'] ?? '');
    expect(hours.closed ?? []).toEqual([]);
    expect(await isAsked([])).toBe(true);
    expect(await isAsked([{ from: '2025-01-26', name: 'Republic Day' }])).toBe(true);
    expect(await isAsked([{ from: '2026-10-02', name: 'Gandhi Jayanti' }])).toBe(false);
  },
);

test.runIf(hasDemonstration())(
  'a sample that a site began with is done once it is none any more, or is removed',
  async () => {
    const { check, texts } = await emptySite();
    const done = async (file: string, change: (text: string) => string) => {
      const changed = { [`content/${file}.yaml`]: change(texts[`content/${file}.yaml`] ?? '') };
      const { done } = await check(changed, await originalValues(texts));
      return done.map(({ what, field }) => `${field}: ${what}`);
    };
    const same = (text: string) => text;
    expect(await done('site', same)).toEqual([]);
    const phone = /phone: \{.*\}/;
    expect(await done('site', (text) => text.replace(phone, 'phone: "+91 20 2567 1234"'))).toEqual([
      'phone: “+91 00000 00000” was a sample',
    ]);
    const withoutLast = (text: string) => {
      const process = parseDocument(text);
      process.deleteIn(['steps', 8]);
      return process.toString({ lineWidth: 0 });
    };
    expect(await done('process', withoutLast)).toEqual([
      expect.stringMatching(/^steps › 9: “.*” was a sample$/),
    ]);
  },
);

test.runIf(hasDemonstration())(
  'a picture of the demonstration is done on its page once one of the owner’s own is there',
  async () => {
    const { root, check, texts } = await emptySite();
    const photo = 'content/media/hall.jpg';
    writeFileSync(join(root, photo), 'a photograph');
    const file = 'content/services.yaml';
    const changed = (texts[file] ?? '').replace('start/bedroom', 'hall');
    const { findings, done } = await check({ [file]: changed }, [], [photo]);
    expect(done).toMatchObject([{ file, what: '1 picture is your own.', pictures: [photo] }]);
    expect(findings.filter((one) => one.file === file).map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/^1 picture is a render \(start\/armchair\)/),
    );
  },
);

test.runIf(hasDemonstration())('a founder without a photo is named at the desk', async () => {
  const { check, texts } = await emptySite();
  const about = parseDocument(texts['content/about.yaml'] ?? '');
  const founder = {
    name: 'Asha Kale',
    photo: { file: 'founders/portrait-1', alt: 'A portrait' },
  };
  about.setIn(['founders', 'people'], about.createNode([founder]));
  const { findings } = await check({ 'content/about.yaml': about.toString({ lineWidth: 0 }) });
  expect(findings.map(({ atDesk }) => atDesk)).toContain('Asha Kale has no photo yet. Choose one.');
});
