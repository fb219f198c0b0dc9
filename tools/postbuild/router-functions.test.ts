import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { withoutUnusedRouterFunctions } from './router-functions.ts';

/** Builds a script that uses a version of React Router with this module. */
async function buildWith(module: string, code: string): Promise<void> {
  const root = temporaryFolder();
  const file = join(root, 'react-router/dist/production/lib', module);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const entry = join(root, 'main.js');
  writeFileSync(entry, `import ${JSON.stringify(file)};`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutUnusedRouterFunctions()],
    environments: { client: { build: { write: false, rolldownOptions: { input: entry } } } },
  });
}

test('a version of React Router without one of the emptied functions stops the build and names it', async () => {
  await expect(
    buildWith('context.js', 'export function useContextOfServer() {\n}\n'),
  ).rejects.toThrow(/no function useIsRSCRouterContext/);
});

test('a version without one of their modules does so too', async () => {
  const code =
    'function useIsRSCRouterContext() {\n\treturn globalThis.server;\n}\nuseIsRSCRouterContext();\n';
  await expect(buildWith('context.js', code)).rejects.toThrow(/no module .*router\/router\.js/);
});
