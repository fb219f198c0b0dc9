import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { replacedModules } from './replaced-modules.ts';

/** Builds a script that uses `parts/<file>.js`, of which the plugin replaces `parts/limit.js`. */
async function buildWith(file: string): Promise<string> {
  const root = temporaryFolder();
  mkdirSync(join(root, 'parts'));
  writeFileSync(join(root, 'parts', `${file}.js`), "export const limit = 'of the package';");
  writeFileSync(
    join(root, 'main.js'),
    `import { limit } from './parts/${file}.js'; console.log(limit);`,
  );
  const plugin = replacedModules({
    name: 'limits',
    pattern: /\/parts\/(\w+)\.js$/,
    modules: { limit: "export const limit = 'replaced';" },
  });
  const result = await build({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [plugin] },
    build: { write: false, rollupOptions: { input: join(root, 'main.js') } },
  });
  if (!('output' in result)) throw new Error('No output.');
  return result.output.map((each) => ('code' in each ? each.code : '')).join('');
}

test('a module of a package is replaced', async () => {
  const code = await buildWith('limit');
  expect(code).toContain('replaced');
  expect(code).not.toContain('of the package');
});

test('a build stops when the package has moved a module that is replaced, and says which', async () => {
  await expect(buildWith('moved')).rejects.toThrow(
    /No module limit was replaced\..* the plugin "limits"/s,
  );
});
