import { describe, expect, test } from 'vitest';
import { openTestDesk } from '#server/testing/desk.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createBuild, STUDIO, temporaryFolder } from '#server/testing/fixtures.ts';
import { startServer } from '#server/testing/process.ts';
import { runDesk } from './desk-run.ts';

async function run(dataDir: string, now: number, ...argv: string[]) {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const env = { DATA_DIR: dataDir };
  const code = await runDesk(argv, {
    env,
    now,
    print,
    printError: print,
    readStudio: () => STUDIO,
  });
  return { code, output };
}

describe('a server whose desk nobody can open yet', () => {
  const LINE = 'The desk has no owner yet: npm run desk -- invite you@studio.in';

  test('says so in one line, until somebody has come', async () => {
    const DATA_DIR = temporaryFolder();
    const first = await startServer(createBuild(), { DATA_DIR });
    await eventually(() => expect(first.output()).toContain(LINE));
    await first.end('SIGTERM');
    const desk = openTestDesk({ dataDir: DATA_DIR });
    await desk.comeIn();
    await desk.database.close();
    const second = await startServer(createBuild(), { DATA_DIR });
    await eventually(() => expect(second.output()).toContain('No SMTP_URL'));
    await second.end('SIGTERM');
    expect(second.output()).not.toContain(LINE);
  });

  test('with DESK=off says nothing, and its addresses are the site’s', async () => {
    const off = await startServer(createBuild(), { DATA_DIR: temporaryFolder(), DESK: 'off' });
    for (const path of ['/desk', '/desk/people', '/desk/api/sign-in']) {
      const answer = await fetch(off.url + path);
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        404,
        expect.stringContaining('<title>Unknown</title>'),
      ]);
    }
    await off.end('SIGTERM');
    expect(off.output()).not.toContain('desk');
  });
});

describe('npm run desk', () => {
  test('invite prints the port of the server that runs, not that of the release', async () => {
    const DATA_DIR = temporaryFolder();
    const readStudio = () => ({ ...STUDIO, siteOrigin: 'http://localhost:3900' });
    const server = await startServer(createBuild(readStudio()), { DATA_DIR });
    const invite = async () => {
      let output = '';
      const print = (text: string) => {
        output += text;
      };
      const beside = { env: { DATA_DIR }, now: Date.now(), readStudio, print, printError: print };
      await runDesk(['invite', 'asha@studio.example'], beside);
      return new URL(output.split('\n')[0]!);
    };
    expect((await invite()).port).toBe(new URL(server.url).port);
    await server.end('SIGTERM');
    expect((await invite()).port).toBe('3000');
  });

  test('invite prints a link that works once, mail server or not', async () => {
    const desk = openTestDesk();
    const { clock, dataDir } = desk;
    const { code, output } = await run(dataDir, clock.now, 'invite', 'asha@studio.example');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /^https:\/\/studio\.example\/desk\/invitation#[\w-]{43}\n\nThis link signs /,
      ),
    ]);
    const token = /#([\w-]{43})/.exec(output)![1];
    expect(await (await desk.ask('/invitation', { token })).json()).toMatchObject({
      email: 'asha@studio.example',
      name: '',
    });
    const accept = { token, name: 'Asha', response: null };
    expect((await desk.ask('/invitation/accept', accept)).status).toBe(200);
    expect((await desk.ask('/invitation/accept', accept)).status).toBe(400);
  });

  test('lets somebody in again who has lost every device', async () => {
    const desk = openTestDesk();
    await desk.comeIn();
    const { output } = await run(desk.dataDir, desk.clock.now, 'invite', 'ASHA@studio.example');
    const token = /#([\w-]{43})/.exec(output)![1];
    await desk.ask('/invitation/accept', { token, name: 'Somebody', response: null });
    const list = await run(desk.dataDir, desk.clock.now);
    expect(list.output).toBe('Asha <asha@studio.example>, owner, last seen 2026-11-24 11:40\n');
  });

  test('removes a person, but not the last one', async () => {
    const desk = openTestDesk();
    await desk.comeIn();
    const ravi = await desk.comeIn('ravi@studio.example', 'Ravi');
    const remove = (email: string) => run(desk.dataDir, desk.clock.now, 'remove', email);
    expect(await remove('Ravi@studio.example')).toMatchObject({ code: 0 });
    expect((await ravi.ask('/me')).status).toBe(401);
    expect(await remove('asha@studio.example')).toMatchObject({ code: 1 });
    expect(await remove('nobody@studio.example')).toMatchObject({ code: 1 });
  });

  test.each([[['invite']], [['invite', 'nobody']], [['frobnicate']], [['--frobnicate']]])(
    'says what it does not understand: %j',
    async (argv) => {
      const { code, output } = await run(temporaryFolder(), 0, ...argv);
      expect([code, output]).toEqual([2, expect.stringMatching(/^\S.*npm run desk -- help\n?$/)]);
    },
  );
});
