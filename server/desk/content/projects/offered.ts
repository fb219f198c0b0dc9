/** What the fields of a project offer from other files: materials, and levels of the table of costs. */
import { parse } from 'yaml';
import type { Drafts } from '#server/drafts/drafts.ts';

export async function costLevels(drafts: Drafts) {
  const text = await drafts.readText('costs.yaml', '');
  const said = parse(text, { logLevel: 'silent' }) as {
    levels?: Record<string, { name?: string }>;
  };
  return Object.entries(said?.levels ?? {}).map(([key, level]) => String(level?.name ?? key));
}

export async function allMaterials(drafts: Drafts) {
  const text = await drafts.readText('materials.yaml', '');
  const said = parse(text, { logLevel: 'silent' }) as {
    materials?: Record<string, { name?: string }>;
  };
  return Object.entries(said?.materials ?? {}).map(([name, material]) => ({
    name,
    title: String(material?.name ?? name),
  }));
}
