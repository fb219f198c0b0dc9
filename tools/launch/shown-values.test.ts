import { expect, test } from 'vitest';
import { launchCheck } from './check.ts';
import type { Texts } from './content-values.ts';
import { FINISHED_CONTENT } from './testing/finished-content.ts';

const SAMPLE = { value: 'A prize', placeholder: true };
const yaml = (value: unknown) => JSON.stringify(value);

async function ofOwner(texts: Texts, env: Record<string, string> = {}) {
  const { findings } = await launchCheck({
    root: '.',
    texts: { ...FINISHED_CONTENT, ...texts },
    files: [],
    year: 2026,
    env,
    mail: false,
    lookUp: async () => ({ findings: [], notes: [] }),
  });
  return findings.filter(({ who }) => who === 'owner').map(({ what }) => what);
}

test('a sample in a hidden section is not asked about, as long as no other page shows it', async () => {
  const achievements = { 'content/achievements.yaml': yaml({ items: [SAMPLE] }) };
  const hiding = (...files: readonly (readonly [string, string])[]) => ({
    ...achievements,
    ...Object.fromEntries(
      files.map(([file, name]) => [`content/${file}.yaml`, yaml({ hidden: { [name]: true } })]),
    ),
  });
  const home = ['home', 'achievements'] as const;
  const about = ['about', 'claims'] as const;
  const features = ['expertise', 'achievements'] as const;
  const asked = ['"A prize" is a sample'];
  expect(await ofOwner(achievements)).toEqual(asked);
  expect(await ofOwner(hiding(home, about))).toEqual(asked);
  expect(await ofOwner(hiding(home, about, features))).toEqual([]);

  const founders = { founders: { people: [{ name: 'A person', placeholder: true }] } };
  const onAbout = (more: object) => ({ 'content/about.yaml': yaml({ ...founders, ...more }) });
  expect(await ofOwner(onAbout({}))).toEqual(['"A person" is a sample']);
  expect(await ofOwner(onAbout({ hidden: { founders: true } }))).toEqual([]);
});

test('the services have a page of their own, which the home page does not hide', async () => {
  const texts = {
    'content/home.yaml': yaml({ hidden: { services: true } }),
    'content/services.yaml': yaml({ items: [SAMPLE] }),
  };
  expect(await ofOwner(texts)).toEqual(['"A prize" is a sample']);
});

test('promises of the notice for EmailJS are asked about where the forms are sent there', async () => {
  const body = 'We do it within seven days.';
  const texts = { 'content/privacy.yaml': yaml({ emailJs: { sections: [{ body: [body] }] } }) };
  expect(await ofOwner(texts)).toEqual([]);
  expect(await ofOwner(texts, { EMAILJS_PUBLIC_KEY: 'key' })).toEqual([
    'The privacy notice says: "We do it within seven days." Does your studio keep this promise?',
  ]);
});
