import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { emptiedFunctions, emptyBodies } from './emptied-functions.ts';

/** Builds a script that uses a package with these modules, of which `send` in `mail.js` is emptied. */
async function buildWith(modules: Readonly<Record<string, string>>): Promise<string> {
  const root = temporaryFolder();
  const files = join(root, 'example');
  mkdirSync(files);
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(files, name), code);
  const entry = join(root, 'main.js');
  writeFileSync(
    entry,
    Object.keys(modules)
      .map((name) => `import ${JSON.stringify(join(files, name))};`)
      .join('\n'),
  );
  const plugin = emptiedFunctions({
    name: 'test',
    of: 'Example',
    list: 'list.ts',
    pattern: /\/example\/(.+)$/,
    functions: { 'mail.js': emptyBodies('send') },
    trim: (code) => code.replace('// more', 'globalThis.changed = true;'),
  });
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    environments: { client: { build: { write: false, rolldownOptions: { input: entry } } } },
  });
  return ((made as Rolldown.RolldownOutput).output[0] as Rolldown.OutputChunk).code;
}

const MAIL =
  'function connect() {\n\tglobalThis.connected = true;\n}\nfunction send(\n\twords\n) {\n\tconnect(words);\n}\nglobalThis.send = send;\n// more\n';

test('an emptied function and what only it used are left out; what else is changed stays', async () => {
  const code = await buildWith({ 'mail.js': MAIL });
  expect(code).toContain('globalThis.send');
  expect(code).not.toContain('connected');
  expect(code).toContain('changed');
});

test('a version of a package without one of the emptied functions stops the build and names it', async () => {
  await expect(buildWith({ 'mail.js': MAIL.replaceAll('send', 'dispatch') })).rejects.toThrow(
    /Example has no function send where list\.ts/,
  );
});

test('a version without one of their modules does so too', async () => {
  await expect(buildWith({ 'post.js': 'globalThis.posts = true;' })).rejects.toThrow(
    /Example has no module mail\.js/,
  );
});
