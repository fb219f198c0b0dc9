/** The pictures of a plan: the chosen one, and placing them by key, drag or drop. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlacedPicture, PlanView, Standpoint } from '#contract/desk/plan.ts';
import { areKeysOn } from '../../parts/keys.tsx';
import { describeChange, describeLocation, describePosition } from './describe.ts';
import { type Drawing, isArrow, standpointAfterKey, standpointAt } from './geometry.ts';
import { pointUnder } from './use-drag.ts';
import { useOwnPlan } from './use-plan.ts';

/** Moves the focus to the dot of a picture that the current event has placed, before the next key is pressed. */
export function focusDot(name: string): void {
  flushSync(() => {});
  document.querySelector<SVGGElement>(`[data-dot="${CSS.escape(name)}"]`)?.focus();
}

export function usePlanEditor(plan: PlanView, drawing: Drawing) {
  const { slug } = plan.project;
  const own = useOwnPlan(slug, plan);
  const { pictures, measure } = own;
  const [file, setFile] = useState(() => pictures[0]?.file);
  const [announcement, announce] = useState('');
  const paper = useRef<SVGSVGElement>(null);
  const box = drawing.viewBox;
  const known = { measure, box, rooms: plan.rooms };
  const chosen = pictures.find((picture) => picture.file === file) ?? pictures[0] ?? null;

  function put(picture: PlacedPicture, standpoint: Standpoint | null) {
    own.place(picture, standpoint);
    setFile(picture.file);
    if (!standpoint) announce(`${picture.title} is no longer on the plan.`);
    else if (picture.standpoint) announce(describeChange(picture.standpoint, standpoint, known));
    else
      announce(
        `${picture.title} is on the plan. ${describeLocation(standpoint.at, measure, box)}.`,
      );
  }
  function onKey(event: KeyboardEvent, picture: PlacedPicture | null) {
    const { key, ctrlKey, altKey, metaKey, target } = event;
    if (!picture?.standpoint || ctrlKey || altKey || metaKey) return;
    if ((target as Element).closest('input, textarea, select')) return;
    if (isArrow(key) ? !(target as Element).closest('[data-dot]') : !areKeysOn()) return;
    const next = standpointAfterKey(picture.standpoint, event, { measure, box });
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    put(picture, next);
  }
  const nameOf = ({ n, title, standpoint }: PlacedPicture) =>
    `${n}, ${title}. ${standpoint ? describePosition(standpoint, known) : ''}`;
  const dropAt = (picture: PlacedPicture, clientX: number, clientY: number) => {
    const bounds = paper.current?.getBoundingClientRect();
    if (!bounds || !paper.current) return;
    const { left, right, top, bottom } = bounds;
    const isInside = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    if (!isInside) return;
    const at = pointUnder(paper.current, clientX, clientY);
    put(picture, { ...(picture.standpoint ?? standpointAt(at)), at });
    focusDot(picture.file);
  };

  return {
    pictures,
    chosen,
    measure,
    known,
    announcement,
    paper,
    choose: (picture: PlacedPicture) => setFile(picture.file),
    put,
    onKey,
    dropAt,
    nameOf,
    setMeasure: own.setMeasure,
  };
}
export type PlanEditor = ReturnType<typeof usePlanEditor>;
