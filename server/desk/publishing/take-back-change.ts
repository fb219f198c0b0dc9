/** The desk's API for taking back one change, and restoring it. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { ChangeTakeBackResult } from '#contract/desk/changes.ts';
import { BRAND_ONLY_OWNERS } from '#contract/desk/roles.ts';
import { checkName } from '#server/drafts/names.ts';
import { keepVersion, versionFolder } from '#server/drafts/versions.ts';
import { HttpError } from '#server/http/http-error.ts';
import { isBrand } from '#server/publishing/brand-groups.ts';
import { entryText } from '#server/publishing/compared.ts';
import { isConfirmedAlike } from '#server/publishing/confirmed.ts';
import { groupOf, isFraming } from '#server/publishing/groups.ts';
import { differencesIn, idOf, revisionOfChange } from '#server/publishing/one-change.ts';
import { REFUSALS } from '#server/publishing/refusals.ts';
import type { Difference } from '#server/publishing/value-differences.ts';
import { recordAuditEntry } from '../audit-log.ts';
import { readBody } from '../body.ts';
import type { TextFiles } from '../content/texts/text-files.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import { requireOwner } from '../owners-only.ts';
import { isPart, refuseWithoutPicture, takeBackPart } from './take-back-part.ts';
import { writeBack } from './write-back.ts';

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
  const routes = new Hono<DeskEnv>();

  /** @throws HttpError 403 if a colleague would change the brand */
  function refuseBrand(c: DeskRequest, file: string, { path }: Difference): void {
    if (isBrand(file.replace(/\.yaml$/, ''), path.join('.'))) requireOwner(c, BRAND_ONLY_OWNERS);
  }
  const between = (file: string, before: string, after: string) =>
    differencesIn(file, { before, after, draft: drafts.folder });

  /** @throws HttpError 409 if it is not a file of texts that differs from the published one */
  async function refuseOthers(file: string): Promise<void> {
    const isText = file.endsWith('.yaml') && !isFraming(file);
    const isChanged = ({ file: name, how }: { file: string; how: string }) =>
      name === file && how === 'changed';
    if (!isText || !(await drafts.changed()).some(isChanged)) throw refused(REFUSALS.oneChanged);
  }

  async function textTakenBack(c: DeskRequest, file: string, asked: z.infer<typeof oneChange>) {
    await refuseOthers(file);
    const like = await entryText(drafts.published(), file);
    let undo: string[] = [];
    await files.changeText(file, async (source) => {
      const found = (await between(file, like, source)).find(
        (one) => idOf(file, one) === asked.id && revisionOfChange(one) === asked.revision,
      );
      if (!found) throw refused(REFUSALS.oneChanged);
      refuseBrand(c, file, found);
      const text = writeBack({ file, source, like }, found);
      await refuseWithoutPicture(drafts.folder, file, source, text);
      undo = (await between(file, source, text)).flatMap((one) => revisionOfChange(one) ?? []);
      // The last change is gone: nothing is left to publish.
      const isAsPublished =
        (await between(file, like, text)).length === 0 && isConfirmedAlike(like, text);
      return isAsPublished ? like : text;
    });
    return undo;
  }

  async function textPutAgain(c: DeskRequest, file: string, kept: string, undo: readonly string[]) {
    if (!file.endsWith('.yaml') || isFraming(file)) throw refused(REFUSALS.changedSince);
    const like = await entryText(kept, file);
    await files.changeText(file, async (source) => {
      let text = source;
      for (const wanted of undo) {
        const found = (await between(file, like, text)).find(
          (one) => revisionOfChange(one) === wanted,
        );
        if (!found) throw refused(REFUSALS.changedSince);
        refuseBrand(c, file, found);
        text = writeBack({ file, source: text, like }, found);
      }
      await refuseWithoutPicture(drafts.folder, file, source, text);
      return text;
    });
  }

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
    await recordAuditEntry(context, {
      who: c.get('person').name,
      what: label ? 'took back one change of:' : 'took back one change',
      ...(label && { detail: label }),
    });
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
    await recordAuditEntry(context, {
      who: c.get('person').name,
      what: 'restored a change',
    });
    return c.json({});
  });
  return routes;
}
