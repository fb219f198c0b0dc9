/** Takes back one change of a text, and restores it. */
import { BRAND_ONLY_OWNERS } from '#contract/desk/roles.ts';
import { HttpError } from '#server/http/http-error.ts';
import { isBrand } from '#server/publishing/brand-groups.ts';
import { entryText } from '#server/publishing/compared.ts';
import { isConfirmedAlike } from '#server/publishing/confirmed.ts';
import { isFraming } from '#server/publishing/groups.ts';
import { differencesIn, idOf, revisionOfChange } from '#server/publishing/one-change.ts';
import { REFUSALS } from '#server/publishing/refusals.ts';
import type { Difference } from '#server/publishing/value-differences.ts';
import type { TextFiles } from '../content/texts/text-files.ts';
import type { DeskContext, DeskRequest } from '../context.ts';
import { requireOwner } from '../owners-only.ts';
import { refuseWithoutPicture } from './take-back-part.ts';
import { writeBack } from './write-back.ts';

interface AskedChange {
  readonly id: string;
  readonly revision: string;
}

const refused = (message: string) => new HttpError(409, [message]);

export function createTextTakeBack(
  { drafts }: Pick<DeskContext, 'drafts'>,
  files: Pick<TextFiles, 'changeText'>,
) {
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

  async function textTakenBack(c: DeskRequest, file: string, asked: AskedChange) {
    await refuseOthers(file);
    const like = await entryText(drafts.published(), file);
    let undo: string[] = [];
    await files.changeText(file, like, async (source) => {
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
    await files.changeText(file, like, async (source) => {
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

  return { refuseOthers, textTakenBack, textPutAgain };
}
