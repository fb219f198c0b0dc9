import { expect, test } from 'vitest';
import { z } from 'zod';
import { FILES } from './schema.server.ts';
import { NOT_HIDEABLE, SECTIONS } from './sections.server.ts';

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
}
const shapes = Object.entries(FILES).map(([file, schema]) => ({
  file,
  properties: (
    z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape
  ).properties,
}));

test('each file takes exactly the sections that may be hidden, and the words of others are in files that exist', () => {
  for (const { file, properties } of shapes) {
    const names = (SECTIONS[file] ?? []).map(({ name }) => name);
    expect(Object.keys(properties?.hidden?.properties ?? {}), file).toEqual(names);
    for (const { name, words } of SECTIONS[file] ?? [])
      expect(words === undefined ? properties : FILES, name).toHaveProperty([words ?? name]);
  }
});

test('of a page with sections that may be hidden each part may be, or there is a reason why it stays', () => {
  for (const { file, properties = {} } of shapes) {
    const own = SECTIONS[file];
    if (!own) continue;
    const parts = Object.keys(properties).filter(
      (name) => name !== 'hidden' && properties[name]?.type !== 'string' && name !== 'background',
    );
    const stays = NOT_HIDEABLE.filter((one) => one.file === file).map(({ what }) => what);
    const may = own.filter(({ words }) => words === undefined).map(({ name }) => name);
    expect([...stays, ...may].sort(), file).toEqual(parts.sort());
  }
});
