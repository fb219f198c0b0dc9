import { expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { createBuild, enquiryOf, formOf, temporaryFolder } from '#server/testing/fixtures.ts';
import { startServer } from '#server/testing/process.ts';

test('the server outlives the program that reads its log', async () => {
  const server = await startServer(createBuild(), { DATA_DIR: temporaryFolder() });
  const send = async () =>
    (
      await fetch(server.url + SEND_FORM_PATH, {
        method: 'POST',
        body: formOf(enquiryOf('contact')),
      })
    ).status;
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  for (let i = 0; i < 5; i += 1) expect(await send()).toBe(200);
  expect(server.child.exitCode).toBeNull();
});
