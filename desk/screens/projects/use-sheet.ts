/** The contact sheet of a project: its order, the chosen picture, and its keys. */
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { ProjectView } from '#contract/desk/projects.ts';
import { useEditedValue } from '../../keep/keep.ts';
import type { useUndo } from '../../parts/undo.tsx';
import { DESCRIPTION } from './description-field.tsx';
import { useOrder } from './order/use-order.ts';
import { putPhotoBack, removePhoto } from './removed-photos.tsx';
import { isWide, missingFields, nextOf, useChosenPicture } from './use-chosen.ts';
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

  // The chosen picture changes with the address, later than the key press, and another render may happen in between. Until the
  // address names a picture, the first one is chosen, and a phone shows the sheet instead of its fields.
  const wanted = useRef<{ file: string; on: 'description' | 'frame' } | null>(null);
  useLayoutEffect(() => {
    const { file, on } = wanted.current ?? {};
    if (!file) return;
    const isShown = isWide() || isOne === (on === 'description');
    if (!isShown || (on === 'description' && file !== chosen?.file)) return;
    wanted.current = null;
    if (on === 'frame') return order.focus(file);
    // On a phone the picture above the field stays visible.
    document.getElementById(DESCRIPTION)?.focus({ preventScroll: !isWide() });
  });

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
    wanted.current = { file, on: 'description' };
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
    if (chosen) wanted.current = { file: chosen.file, on: 'frame' };
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
    if (next) wanted.current = { file: next, on: 'frame' };
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
