import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { copyProject } from './testing/project-copy.ts';

test.each(['a#b', 'a?b', 'a%20b'])('in a folder %s each build says why it cannot work', (name) => {
  const root = copyProject(join(temporaryFolder(), name));
  for (const program of ['tools/release/build.ts', 'tools/release/main.ts', 'tools/desk/main.ts']) {
    const { status, stderr } = spawnSync(process.execPath, [program], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: join(root, 'data') },
    });
    expect(status, program).toBe(1);
    expect(stderr).toContain('in its path, and the build tool (Vite) cannot work there');
    expect(stderr).not.toMatch(/\n\s+at /);
  }
});

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
