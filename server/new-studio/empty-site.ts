/** Makes the content of a site without the demonstration and without a studio's facts. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { required } from '#contract/required.ts';
import { UNNAMED } from './demonstration.ts';
import { emptyContent } from './empty-content.ts';
import { readFacts } from './facts.ts';
import { EMPTY_FORM } from './read-form.ts';
import { writeFacts } from './write-facts.ts';

/** Facts that are shown until the owner enters the studio's; each is marked as a placeholder. */
const SAMPLE = {
  ...EMPTY_FORM,
  name: UNNAMED,
  nameDevanagari: 'आपला स्टुडिओ',
  description: 'Interiors for homes and workplaces, planned, drawn and built by one studio.',
  foundingYear: String(new Date().getFullYear()),
  staff: '1',
  phone: '+91 00000 00000',
  email: 'studio@studio.example',
  street: 'Your street',
  locality: 'Your locality',
  city: 'Your city',
  region: 'Maharashtra',
  postalCode: '400001',
  pin: '18.9388, 72.8354',
  localities: 'Your locality',
};
/** Facts that are samples in a new site. */
export const SAMPLE_FACTS: readonly (readonly string[])[] = [
  ['phone'],
  ['email'],
  ['address', 'street'],
  ['address', 'postalCode'],
];

/** @param folder a copy of the demonstration, which is changed */
export async function writeEmptySite(folder: string): Promise<void> {
  await emptyContent(folder);
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const texts = Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const read = readFacts(SAMPLE);
  if ('faults' in read) throw new Error(`The sample facts have faults: ${JSON.stringify(read)}`);
  const written = writeFacts(texts, read.facts);
  const site = parseDocument(required(written['site.yaml'], 'site.yaml'));
  for (const path of SAMPLE_FACTS) {
    const value = site.getIn(path);
    site.setIn(path, site.createNode({ value, placeholder: true }, { flow: true }));
  }
  for (const [name, text] of Object.entries({
    ...written,
    'site.yaml': site.toString({ lineWidth: 0 }),
  })) {
    rmSync(join(folder, name));
    writeFileSync(join(folder, name), text);
  }
}
