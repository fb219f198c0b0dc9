/** The desk's API for taking back one change, and restoring it. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { ChangeTakeBackResult } from '#contract/desk/changes.ts';
import { checkName } from '#server/drafts/names.ts';
import { keepVersion, versionFolder } from '#server/drafts/versions.ts';
import { HttpError } from '#server/http/http-error.ts';
import { groupOf } from '#server/publishing/groups.ts';
import { REFUSALS } from '#server/publishing/refusals.ts';
import { createRecord } from '../audit-log.ts';
import { readBody } from '../body.ts';
import type { TextFiles } from '../content/texts/text-files.ts';
import type { DeskContext, DeskEnv } from '../context.ts';
import { isPart, takeBackPart } from './take-back-part.ts';
import { createTextTakeBack } from './take-back-text.ts';

const revision = z.string().min(1).max(20);
const oneChange = z.object({ id: z.string().min(1).max(400), revision });
const toPutAgain = z.object({
  file: z.string().min(1).max(300),
  version: z.string().max(64),
  undo: z.array(revision).min(1).max(500),
});
const refused = (message: string) => new HttpError(409, [message]);

export function createTakeBackChange(context: DeskContext, files: Pick<TextFiles, 'changeText'>) {
  const { config, drafts, publisher, setTimes } = context;
  const { dataDir } = config;
  const { refuseOthers, textTakenBack, textPutAgain } = createTextTakeBack(context, files);
  const routes = new Hono<DeskEnv>();
  const record = createRecord(context);

  routes.post('/publishing/take-back-one', async (c) => {
    const asked = await readBody(c, oneChange);
    const [file = ''] = asked.id.split('#');
    if (!isPart(file)) await refuseOthers(file);
    publisher.refuseWhilePublished();
    await setTimes.refuseToDrop(groupOf(file));
    const label = (await publisher.changes()).find(({ id }) => id === asked.id)?.group.label;
    const version = await drafts.between(() => keepVersion(dataDir, drafts.folder, true));
    const undo = isPart(file)
      ? await takeBackPart(drafts, {
          ...asked,
          like: drafts.published(),
          kept: versionFolder(dataDir, version),
          isOther: REFUSALS.oneChanged,
        })
      : await textTakenBack(c, file, asked);
    await record(c, label ? 'took back one change of:' : 'took back one change', label || null);
    return c.json({ version, file, undo } satisfies ChangeTakeBackResult);
  });

  routes.post('/publishing/put-one-again', async (c) => {
    const { file, version, undo } = await readBody(c, toPutAgain);
    checkName(file);
    const kept = versionFolder(dataDir, version);
    if (!kept) throw refused(REFUSALS.noUndo);
    publisher.refuseWhilePublished();
    if (isPart(file)) {
      const [revision = ''] = undo;
      await takeBackPart(drafts, {
        id: file,
        revision,
        like: kept,
        isOther: REFUSALS.changedSince,
      });
    } else await textPutAgain(c, file, kept, undo);
    await record(c, 'restored a change');
    return c.json({});
  });
  return routes;
}
