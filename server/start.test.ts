import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBuild, STUDIO, temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { runProcess } from '#server/testing/process.ts';

const NOBODY = { uid: 65534, gid: 65534 };

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
    expect(output).toBe(
      `"${file}" is a file, not a folder: move it away, or choose another folder with DATA_DIR.\n`,
    );
  });

  test.skipIf(!canBeNobody())(
    'a data folder or a database of somebody else’s, for the server and the command line',
    async () => {
      const folder = temporaryFolder();
      const mine = join(folder, 'mine');
      const build = createBuild();
      for (const path of [folder, build, join(build, 'client')]) chmodSync(path, 0o755);
      mkdirSync(mine, { mode: 0o700 });
      const shared = join(folder, 'shared');
      mkdirSync(shared);
      writeFileSync(join(shared, 'enquiries.sqlite'), '');
      chmodSync(shared, 0o777);
      chmodSync(join(shared, 'enquiries.sqlite'), 0o666);
      for (const DATA_DIR of [mine, join(mine, 'inner'), shared]) {
        for (const [script, args] of [
          ['main.ts', [build]],
          ['start.ts', []],
          ['cli/main.ts', ['list']],
        ] as const) {
          if (script === 'cli/main.ts' && DATA_DIR.endsWith('inner')) continue;
          const { code, output } = await runAsNobody(script, args, { PORT: '0', DATA_DIR });
          expect([script, code, output.trim().split('\n').length]).toEqual([script, 1, 1]);
          expect(output).toMatch(/belongs to another user .*sudo chown -R .*DATA_DIR\.\n$/);
        }
      }
    },
  );

  test('files that belong to somebody else, a full disk: a line each, and no stack trace', () => {
    const hook = join(import.meta.dirname, 'startup', 'plain-errors.cjs');
    const failing = (code: string) =>
      `require(${JSON.stringify(hook)}); throw Object.assign(new Error('x'), { code: '${code}', syscall: 'open', path: '/srv/build/x' })`;
    for (const [code, line] of [
      ['EACCES', /^\/srv\/build\/x cannot be read or written by this user: .*\n$/],
      ['EROFS', /^\/srv\/build\/x lies on a disk that cannot be written: .*\n$/],
      ['ENOSPC', /^The disk is full: \/srv\/build\/x could not be written\. .*\n$/],
    ] as const) {
      const { status, stderr } = runQuietly(process.execPath, ['-e', failing(code)]);
      expect([status, stderr]).toEqual([1, expect.stringMatching(line)]);
    }
    const fault = runQuietly(process.execPath, ['-e', `require(${JSON.stringify(hook)}); null.x`]);
    expect(fault.stderr).toMatch(/TypeError: .*\n +at /);
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
    expect(broken.output).toContain('email: must be an email address');
  });

  test('packages that were never installed', () => {
    const startup = join(temporaryFolder(), 'server', 'startup');
    cpSync(join(import.meta.dirname, 'startup'), startup, { recursive: true });
    const { status, stderr } = runQuietly(process.execPath, [join(startup, 'check-node.cjs')]);
    expect([status, stderr]).toEqual([
      1,
      'The packages are not installed yet: run `npm ci`, then try again.\n',
    ]);
  });

  test('a Node that is too old', () => {
    const check = join(import.meta.dirname, 'startup', 'check-node.cjs');
    const old = `Object.defineProperty(process.versions, 'node', { value: '20.19.0' }); require(${JSON.stringify(check)})`;
    const { status, stderr } = runQuietly(process.execPath, ['-e', old]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Node 20\.19\.0 is too old .* or newer\.\n$/);
    expect(runQuietly(process.execPath, [check]).status).toBe(0);
    // As "node server/main.ts", without npm: a Node that reads TypeScript but is older than needed.
    const pretend = join(temporaryFolder(), 'pretend.cjs');
    writeFileSync(pretend, "Object.defineProperty(process.versions, 'node', { value: '22.18.0' })");
    for (const script of ['main.ts', 'start.ts', 'cli/main.ts']) {
      const path = join(import.meta.dirname, script);
      const direct = runQuietly(process.execPath, ['-r', pretend, path]);
      expect([script, direct.status, direct.stderr]).toEqual([
        script,
        1,
        expect.stringMatching(/^Node 22\.18\.0 is too old .* or newer\.\n$/),
      ]);
    }
  });
});

/** Whether the tests may run a program as somebody who can read this checkout, but owns nothing of it. */
function canBeNobody(): boolean {
  const read = ['-e', `fs.accessSync(${JSON.stringify(join(import.meta.dirname, 'main.ts'))})`];
  return process.getuid?.() === 0 && spawnSync(process.execPath, read, NOBODY).status === 0;
}

/** Runs a script as a user to whom nothing here belongs. */
async function runAsNobody(script: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    ...NOBODY,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

function runQuietly(program: string, args: string[]): { status: number; stderr: string } {
  try {
    execFileSync(program, args, { stdio: 'pipe' });
    return { status: 0, stderr: '' };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: Buffer };
    return { status, stderr: String(stderr) };
  }
}
