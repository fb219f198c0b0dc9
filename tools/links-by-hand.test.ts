import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const BY_HAND =
  /["'`](mailto|tel|sms|geo|whatsapp):|wa\.me\/|api\.whatsapp\.com|google\.[\w.]+\/maps|maps\.(google|apple)\./;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const NOT_SOURCE = /(^|[/\\])(node_modules|build|testing)[/\\]|\.test\./;

test('a link to a mailbox, a phone, WhatsApp or a map is made in contract/links.ts alone', () => {
  const root = join(import.meta.dirname, '..');
  const folders = '{app,content-model,contract,desk,server,tools,deploy,pictures}';
  const files = globSync(`${folders}/**/*.{ts,tsx,js,mjs,cjs}`, { cwd: root }).filter(
    (file) => !NOT_SOURCE.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const byHand = files.filter((file) =>
    BY_HAND.test(readFileSync(join(root, file), 'utf8').replace(COMMENTS, '')),
  );
  expect(byHand).toEqual([join('contract', 'links.ts')]);
});
