/** Switches push notifications of new enquiries on and off, for the requesting device. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { PushState } from '#contract/desk/push.ts';
import { badRequest } from '#server/http/http-error.ts';
import { createRecord } from '../audit-log.ts';
import { readBody } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';

const subscription = z.object({
  endpoint: z.string().max(1000),
  /** As from the browser: a point of P-256 (65 bytes) and 16 bytes, base64url. */
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
const NO_SERVICE =
  'Notifications do not work in this browser. Try Chrome, Edge, Firefox or Safari.';

export function createPushRoutes(context: DeskContext) {
  const { database, pushes, now } = context;
  const push = new Hono<DeskEnv>().basePath('/push');
  const record = createRecord(context);

  push.get('/', async (c) => {
    const endpoint = await database.call('pushOf', c.get('sessionHash'));
    return c.json({ publicKey: pushes.publicKey(), endpoint } satisfies PushState);
  });

  push.put('/', async (c) => {
    const { endpoint, keys } = await readBody(c, subscription);
    if (!pushes.isService(endpoint)) throw badRequest([NO_SERVICE]);
    const { sessionHash } = c.var;
    await database.call('keepPush', { endpoint, ...keys, sessionHash, now: now() });
    await record(c, 'switched on notifications of new enquiries on a device');
    return c.json({});
  });

  push.delete('/', async (c) => {
    if (await database.call('dropPushOf', c.get('sessionHash')))
      await record(c, 'switched off notifications of new enquiries on a device');
    return c.json({});
  });
  return push;
}
