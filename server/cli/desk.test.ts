import { describe, expect, test } from 'vitest';
import { openTestDesk } from '#server/testing/desk.ts';
import { STUDIO, temporaryFolder } from '#server/testing/fixtures.ts';
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

describe('npm run desk', () => {
  test('invite prints a link that works once, mail server or not', async () => {
    const desk = openTestDesk();
    const { clock, dataDir } = desk;
    const { code, output } = await run(dataDir, clock.now, 'invite', 'asha@studio.example');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^https:\/\/studio\.example\/desk\/invitation#[\w-]{43}\n\nOpens /),
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
    expect(list.output).toBe('Asha <asha@studio.example>, last here 2026-11-24 11:40\n');
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

  test.each([[['invite']], [['invite', 'nobody']], [['frobnicate']]])(
    'says what it does not understand: %j',
    async (argv) => {
      const { code, output } = await run(temporaryFolder(), 0, ...argv);
      expect([code, output]).toEqual([2, expect.stringContaining('npm run desk -- help')]);
    },
  );
});
