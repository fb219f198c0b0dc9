import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBuild, STUDIO, temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { runProcess } from '#server/testing/process.ts';

describe('what keeps the server from starting is said in one line that says what to do', () => {
  test('a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const PORT = String((taken.address() as AddressInfo).port);
    const DATA_DIR = temporaryFolder();
    for (const [script, args] of [
      ['main.ts', [createBuild()]],
      ['start.ts', []],
    ] as const) {
      const { code, output } = await runProcess(script, args, { PORT, DATA_DIR });
      expect(code).toBe(1);
      expect(output.trim()).toBe(
        `Port ${PORT} is taken by another program: stop it, or choose another, e.g. PORT=${Number(PORT) + 1} npm start.`,
      );
    }
  });

  test('a data folder that cannot be one', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { code, output } = await runProcess('start.ts', [], {
      PORT: '0',
      DATA_DIR: join(file, 'data'),
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The data folder ".*" cannot be written \(ENOTDIR\): make it writable, or choose another with DATA_DIR\.\n$/,
    );
  });

  test('values that make no sense, one line each', async () => {
    const { code, output } = await runProcess('start.ts', [], {
      PORT: 'abc',
      RATE_LIMIT: 'ten',
      HOST: 'a b',
    });
    expect(code).toBe(1);
    expect(
      output
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['PORT', 'HOST', 'RATE_LIMIT']);
  });

  test('an address that is not this machine', async () => {
    const { code, output } = await runProcess('start.ts', [], {
      PORT: '0',
      HOST: '192.0.2.1',
      DATA_DIR: temporaryFolder(),
    });
    expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
    expect(output).toContain('HOST "192.0.2.1" is not an address of this machine');
  });

  test('no build, or one that is not whole', async () => {
    const build = temporaryFolder();
    const missing = await runProcess('main.ts', [build], {
      PORT: '0',
      DATA_DIR: temporaryFolder(),
    });
    expect([missing.code, missing.output]).toEqual([
      1,
      expect.stringContaining('run `npm run build`'),
    ]);
    writeFiles(build, {
      'studio.json': JSON.stringify({ ...STUDIO, email: 'nobody', retentionMonths: 0 }),
    });
    const broken = await runProcess('main.ts', [build], { PORT: '0', DATA_DIR: temporaryFolder() });
    expect(broken.code).toBe(1);
    expect(broken.output.trim().split('\n')).toHaveLength(2);
    expect(broken.output).toContain('email: must be an e-mail address');
  });

  test('a Node that is too old', () => {
    const check = join(import.meta.dirname, 'startup', 'check-node.cjs');
    const old = `Object.defineProperty(process.versions, 'node', { value: '20.19.0' }); require(${JSON.stringify(check)})`;
    const { status, stderr } = runQuietly(process.execPath, ['-e', old]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Node 20\.19\.0 is too old .* or newer\.\n$/);
    expect(runQuietly(process.execPath, [check]).status).toBe(0);
  });
});

function runQuietly(program: string, args: string[]): { status: number; stderr: string } {
  try {
    execFileSync(program, args, { stdio: 'pipe' });
    return { status: 0, stderr: '' };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: Buffer };
    return { status, stderr: String(stderr) };
  }
}
