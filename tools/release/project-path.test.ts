import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORM_KEYS } from '#contract/forms.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { PROJECT } from '#server/testing/program.ts';
import { copyProject } from './testing/project-copy.ts';

/** Every script that needs Vite. */
const SCRIPTS = ['dev', 'build', 'start', 'release', 'export', 'desk:build', 'desk:dev'].concat([
  'edge:build',
  'edge:dev',
  'edge:deploy',
]);

/** What an export asks for before it builds. */
const FOR_EXPORT = Object.fromEntries(
  ['PUBLIC_KEY', 'SERVICE_ID', ...FORM_KEYS.map((key) => `TEMPLATE_${key.toUpperCase()}`)].map(
    (name) => [`EMAILJS_${name}`, 'x'],
  ),
);

test.each([
  ['a#b', SCRIPTS],
  ['a?b', ['build']],
  ['a%20b', ['build']],
])(
  'in a folder %s every script that builds says why it cannot work, at once',
  { timeout: 120_000 },
  (name, scripts) => {
    const root = copyProject(join(temporaryFolder(), name));
    cpSync(join(PROJECT, 'deploy'), join(root, 'deploy'), { recursive: true });
    const env = {
      ...process.env,
      ...FOR_EXPORT,
      SITE_ORIGIN: 'https://www.example.in',
      DATA_DIR: join(root, 'data'),
    };
    for (const script of scripts) {
      const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
        cwd: root,
        encoding: 'utf8',
        env,
      });
      expect(status, script).toBe(1);
      expect(stderr, script).toContain(
        'in its path, and the build tool (Vite) cannot work there. Rename the folder',
      );
      expect(stderr, script).not.toMatch(/\n\s+at /);
      expect(stdout, script).not.toContain('pictures:');
    }
  },
);

test('a single % in the path stops no step', () => {
  const root = copyProject(join(temporaryFolder(), "studio's & 100%"));
  const program = `import { runStep } from './tools/release/run-step.ts';
    await runStep(['tools/content/check-content.ts'], { cwd: '.', env: process.env, isQuiet: true });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
