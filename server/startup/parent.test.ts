import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { createBuild, temporaryFolder } from '#server/testing/fixtures.ts';

test.skipIf(process.platform === 'win32')(
  'a stopped "npm start" leaves no server behind',
  async () => {
    const main = join(import.meta.dirname, '..', 'main.ts');
    // As npm runs a script: a shell between, which dies of a signal without passing it on.
    const command = `"${process.execPath}" "${main}" "${createBuild()}"; true`;
    const shell = spawn('sh', ['-c', command], {
      env: { ...process.env, npm_lifecycle_event: 'start', PORT: '0', DATA_DIR: temporaryFolder() },
      stdio: ['ignore', 'pipe', 'ignore'],
      // A group of its own, so that nothing outlives a failed test.
      detached: true,
    });
    let output = '';
    shell.stdout.on('data', (chunk) => {
      output += chunk;
    });
    onTestFinished(() => {
      try {
        process.kill(-shell.pid!, 'SIGKILL');
      } catch {
        // All of it has ended, as it should.
      }
    });
    await eventually(() => expect(output).toContain('The site is at'));
    shell.kill('SIGTERM');
    await eventually(() => expect(output).toContain('"event":"stopped"'));
  },
);
