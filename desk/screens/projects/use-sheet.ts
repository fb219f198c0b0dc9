/** The contact sheet of a project: its order, the chosen picture, and its keys. */
import { type KeyboardEvent, useRef } from 'react';
import type { ProjectView } from '#contract/desk/projects.ts';
import { useEditedValue } from '../../keep/keep.ts';
import type { useUndo } from '../../parts/undo.tsx';
import { isWide } from './is-wide.ts';
import { useOrder } from './order/use-order.ts';
import { putPhotoBack, removePhoto } from './removed-photos.tsx';
import { missingFields, nextOf, useChosenPicture } from './use-chosen.ts';
import { useLaterFocus } from './use-later-focus.ts';
import { useNumberKeys } from './use-number-keys.ts';
import { projectPath } from './use-projects.ts';

export function useSheet(view: ProjectView, offer: ReturnType<typeof useUndo>['offer']) {
  const { slug, photos } = view;
  const files = photos.map(({ file }) => file);
  const orderField = useEditedValue<readonly string[]>(`${projectPath(slug)}/order`, {
    value: files,
    revision: view.order,
  });
  const ids = [
    ...orderField.value.filter((file) => files.includes(file)),
    ...files.filter((file) => !orderField.value.includes(file)),
  ];
  const nameOf = (file: string) => {
    const photo = photos.find((each) => each.file === file);
    return photo?.title.value || photo?.room.value || `Picture ${ids.indexOf(file) + 1}`;
  };
  const order = useOrder({ ids, nameOf, onSet: orderField.set });
  const { chosen, isOne, choose } = useChosenPicture(photos, order.shown);
  const at = chosen ? order.shown.indexOf(chosen.file) : -1;

  const focusLater = useLaterFocus({ chosen, isOne, onFrame: order.focus });
  const quick = useNumberKeys({
    view,
    shown: order.shown,
    isLifted: order.lifted !== null,
    offer,
    onNext(file) {
      if (isWide()) choose(file);
      order.focus(file);
    },
  });

  function describe(file: string | undefined) {
    if (!file) return;
    focusLater(file, 'description');
    choose(file);
  }
  function onKey(event: KeyboardEvent, file: string) {
    if (order.onKey(event, file)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (quick.onKey(event, file)) return event.preventDefault();
    if (event.key === 'Enter') {
      event.preventDefault();
      return describe(file);
    }
    const next = order.step(file, event.key);
    if (!next) return;
    event.preventDefault();
    if (isWide()) choose(next);
    order.focus(next);
  }
  function backToSheet() {
    if (chosen) focusLater(chosen.file, 'frame');
    choose(null);
  }
  function describeNext() {
    const missing = missingFields(view, order.shown);
    describe(nextOf(missing, order.shown, chosen?.file) ?? missing[0]);
  }
  /** File whose removal is running. A second press would remove it again, and its response would replace the Undo. */
  const removing = useRef<string | null>(null);
  async function remove() {
    if (!chosen || removing.current === chosen.file) return;
    const { file } = chosen;
    removing.current = file;
    const next = order.shown[at + 1] ?? order.shown[at - 1];
    try {
      await removePhoto(slug, file, nameOf(file));
    } catch (error) {
      return offer({ text: (error as Error).message });
    } finally {
      removing.current = null;
    }
    if (next) focusLater(next, 'frame');
    choose(isWide() ? (next ?? null) : null);
    offer({
      text: `Picture ${at + 1} was removed. It is deleted from the site when you next publish. Copies stay in backups.`,
      undo: () => putPhotoBack(slug, file),
    });
  }

  return {
    order,
    orderField,
    quick,
    nameOf,
    chosen,
    /** Its position, from 0. */
    at,
    isOne,
    choose,
    describe,
    describeNext,
    onKey,
    backToSheet,
    remove,
  };
}
