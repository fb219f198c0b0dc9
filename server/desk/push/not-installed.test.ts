import { expect, test, vi } from 'vitest';
import { openTestDesk } from '#server/testing/desk.ts';
import { startPushService } from '#server/testing/push-service.ts';

vi.mock('web-push', () => {
  throw new Error('web-push is damaged');
});

test('a server with a damaged push library reports it, besides the failed push', async () => {
  const service = await startPushService();
  const desk = openTestDesk({ isService: service.isService });
  const { ask } = await desk.comeIn();
  expect((await ask('/push', service.device('phone'), { method: 'PUT' })).status).toBe(200);
  desk.pushes.tell();
  await desk.pushes.idle();
  expect(desk.logged).toEqual(
    expect.arrayContaining([expect.objectContaining({ event: 'push-not-installed' })]),
  );
});
