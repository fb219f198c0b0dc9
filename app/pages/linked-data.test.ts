import { expect, test } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { chosenMaterials, risksData } from './linked-data.server.ts';

const content = contentOf(fixture);
const { steps, sample } = content.process;
const WORDS = { heading: 'If it fails', lead: 'Who pays.', link: { to: '/process', label: 'All' } };
const withRisks = {
  ...content,
  'why-choose-us': { ...content['why-choose-us'], risks: WORDS },
};

test('the first risk of each step is shown with who pays, and with the sample note while a step is a sample', () => {
  const told = risksData(withRisks);
  expect(told?.items).toEqual(
    steps.flatMap(({ risks: [first] }) =>
      first ? [{ title: first.what, description: first.pays }] : [],
    ),
  );
  const settled = steps.map((step) => ({ ...step, placeholder: undefined }));
  const process = { ...content.process, steps: settled };
  expect(risksData({ ...withRisks, process })?.note).toBeUndefined();
  const [first] = settled;
  const doubtful = { ...process, steps: first ? [{ ...first, placeholder: true as const }] : [] };
  expect(risksData({ ...withRisks, process: doubtful })?.note).toBe(sample);
});

test('each material links to its page and says what it replaces', () => {
  const expertise = { ...content.expertise, materials: WORDS };
  const items = chosenMaterials({ ...content, expertise })?.items ?? [];
  const [first] = content.collections.materials;
  expect(items.length).toBe(Math.min(6, content.collections.materials.length));
  expect(items[0]?.to).toBe(`/materials/${first}`);
  expect(items[0]?.description).toContain(content.materials.materials[first ?? '']?.instead ?? '–');
});

test('a page without texts for such a list shows none', () => {
  const why = { ...content['why-choose-us'], risks: undefined };
  expect(risksData({ ...content, 'why-choose-us': why })).toBeUndefined();
  const expertise = { ...content.expertise, materials: undefined };
  expect(chosenMaterials({ ...content, expertise })).toBeUndefined();
});
