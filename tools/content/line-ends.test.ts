/** Content that was saved on Windows: other line ends, a byte order mark. It says the same. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readYaml } from '#content-model/read.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { checkContent } from './check.ts';
import { readContent } from './content-files.ts';
import { contentOf, fixture, fixtureWith } from './testing/fixture.ts';

const onWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

test('a folder with spaces, saved with Windows’ line ends, holds the same content', async () => {
  const root = join(temporaryFolder(), 'My Studio [new]');
  for (const [file, text] of Object.entries(fixture.texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), onWindows(text));
  }
  const { texts, problems } = await readContent(root);
  expect(problems).toEqual([]);
  const given = fixtureWith(texts);
  expect(checkContent(given)).toEqual({ problems: [], notes: [] });
  expect(JSON.stringify(contentOf(given))).toBe(JSON.stringify(contentOf(fixture)));
});

test('so does a file that the build’s own settings read', () => {
  const file = 'content/site.yaml';
  const text = fixture.texts[file]!;
  expect(readYaml(file, onWindows(text), FILES.site)).toEqual(readYaml(file, text, FILES.site));
});
