/** One task, open or done: a link to its field, and "This is right" if only a person can judge it. */
import { useId, useState } from 'react';
import type { LaunchItem, Question } from '#contract/desk/launch.ts';
import { ask } from '../../api.ts';
import { LAUNCH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton, TextLink } from '../../parts/buttons.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import css from './launch.module.css';

const answer = (question: Question, isRight: boolean) =>
  ask('/publishing/launch/answer', { ...question, isRight }, 'PUT');

/** Called after an answer was saved, with the function that undoes it. */
export type OnAnswered = (text: string, undo: () => Promise<unknown>) => void;

interface LaunchRowProps {
  readonly item: LaunchItem;
  readonly isDone?: boolean;
  readonly onAnswered: OnAnswered;
}

export function LaunchRow({ item, isDone = false, onAnswered }: LaunchRowProps) {
  const { what, group, place, question, pictures } = item;
  const placeId = useId();
  /** Stays true after saving until the row is removed. */
  const [isSaving, setSaving] = useState(false);
  const { error, attempt } = useAttempt();
  async function give(given: Question) {
    setSaving(true);
    const text = isDone ? LAUNCH.askedAgain : LAUNCH.markedAsRight;
    if (await attempt(() => answer(given, !isDone)))
      onAnswered(say(text, { what }), () => answer(given, isDone));
    else setSaving(false);
  }
  const answerLabel = isDone ? LAUNCH.askAgain : LAUNCH.isRight;
  const toField = question ? LAUNCH.change : LAUNCH.fix;
  const where = [isDone && group.label, place?.label].filter(Boolean).join(', ');
  return (
    <li>
      {pictures.length > 0 && (
        <span className={css.pictures}>
          {pictures.map((source) => (
            <img key={source} src={source} alt="" loading="lazy" decoding="async" />
          ))}
        </span>
      )}
      <div>
        <b>{what}</b>
        {where && <span id={placeId}>{where}</span>}
        <ErrorMessage>{error}</ErrorMessage>
      </div>
      <span className={`links ${css.ways}`}>
        {question && (
          <TextButton
            aria-label={`${answerLabel}: ${what}`}
            aria-describedby={where ? placeId : undefined}
            aria-disabled={isSaving}
            onClick={() => !isSaving && void give(question)}
          >
            {isSaving ? LAUNCH.saving : answerLabel}
          </TextButton>
        )}
        {place && !isDone && (
          <TextLink
            className="strong"
            to={place.href}
            aria-label={`${toField}: ${what}`}
            aria-describedby={where ? placeId : undefined}
          >
            {toField}
          </TextLink>
        )}
      </span>
    </li>
  );
}
