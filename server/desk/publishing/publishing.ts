import { Hono } from 'hono';
import { z } from 'zod';
import type { TakeBackResult } from '#contract/desk/changes.ts';
import type { Publishing, VersionChanges } from '#contract/desk/publishing.ts';
import { formatTime } from '#server/enquiries/time.ts';
import { listVersions } from '#server/publishing/versions.ts';
import { timeOfName } from '#server/releases/folder.ts';
import { createRecord } from '../audit-log.ts';
import { readBody } from '../body.ts';
import type { SmallCopies } from '../content/pictures/small-copies.ts';
import type { DeskContext, DeskEnv } from '../context.ts';
import type { GroupWriters } from '../group-writers.ts';
import { createChangedPictures } from './changed-pictures.ts';
import { createLaunchRoutes } from './launch-routes.ts';
import { clearMarker } from './marker.ts';
import { createSetTimeRoutes } from './set-time.ts';
import { createShownRelease } from './shown-release.ts';

const id = z.object({ id: z.string().max(64) });
const groupId = z.string().min(1).max(300);
/** The groups of changes to build; absent: all. */
const groups = z.array(groupId).min(1).max(500).optional();
const toBuild = z.object({ isToPublish: z.boolean(), groups });
export function createPublishing(
  context: DeskContext,
  groupWriters: Pick<GroupWriters, 'list'>,
  copies: SmallCopies,
) {
  const { config, site, now, drafts, publisher, setTimes } = context;
  const publishing = new Hono<DeskEnv>();
  const record = createRecord(context);

  publishing.get('/publishing', async (c) => {
    const since = site.release?.since;
    const state: Publishing = {
      now: now(),
      liveSince: since ? Date.parse(since) : null,
      ...(await publisher.state(c.get('person'))),
      writers: await groupWriters.list(),
      setTime: await setTimes.state(),
      versions: await listVersions(config.dataDir),
    };
    return c.json(state);
  });

  publishing.post('/publishing/build', async (c) => {
    const { isToPublish, groups: chosen } = await readBody(c, toBuild);
    await publisher.begin(c.get('person'), isToPublish, chosen ?? null);
    await record(c, isToPublish ? 'started to publish' : 'asked for a preview');
    return c.json({}, 202);
  });

  publishing.post('/publishing/stop', async (c) => {
    await readBody(c, z.object({}));
    publisher.stop(c.get('person'));
    await record(c, 'stopped the version that was being made');
    return c.json({});
  });

  publishing.post('/publishing/seen', async (c) => {
    const body = await readBody(c, id);
    publisher.see(c.get('person'), body.id);
    return c.json({});
  });

  publishing.post('/publishing/publish', async (c) => {
    const body = await readBody(c, id);
    await publisher.publish(c.get('person'), body.id);
    clearMarker(c);
    await record(c, 'published');
    return c.json({});
  });

  publishing.post('/publishing/back', async (c) => {
    const body = await readBody(c, id);
    await publisher.goBack(c.get('person'), body.id);
    const made = formatTime(timeOfName(body.id), site.studio.hours.timeZone);
    await record(c, 'went back to', `the version of ${made}`);
    return c.json({});
  });

  publishing.post('/publishing/discard', async (c) => {
    await readBody(c, z.object({}));
    await setTimes.refuseToDrop(null);
    await publisher.discard();
    await record(c, 'took back all changes');
    return c.json({});
  });

  publishing.post('/publishing/take-back', async (c) => {
    const { group } = await readBody(c, z.object({ group: groupId }));
    await setTimes.refuseToDrop(group);
    const label = (await publisher.changes()).find((one) => one.group.id === group)?.group.label;
    const version = await publisher.takeBack(c.get('person'), group);
    await record(c, label ? 'took back changes of:' : 'took back changes', label || null);
    return c.json({ version } satisfies TakeBackResult);
  });

  publishing.post('/publishing/put-again', async (c) => {
    const body = await readBody(c, z.object({ group: groupId, version: z.string().max(64) }));
    await publisher.putAgain(c.get('person'), body.group, body.version);
    await record(c, 'restored changes');
    return c.json({});
  });

  /** What going back to that version changes on the site. */
  publishing.get('/publishing/versions/:id/changes', async (c) =>
    c.json({
      changes: await publisher.changesOfGoingBack(c.req.param('id')),
    } satisfies VersionChanges),
  );
  publishing.route('/', createLaunchRoutes(context));
  publishing.route('/', createShownRelease(context));
  publishing.route('/', createSetTimeRoutes(context, groups));
  publishing.route('/', createChangedPictures(drafts, copies));
  return publishing;
}
