/** One thing that is left to do: the way to its field, and "This is right" where only a person can judge. */
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Launch, Question } from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';

const answer = (question: Question, isRight: boolean) =>
  ask('/publishing/launch/answer', { ...question, isRight }, 'PUT');

interface LaunchRowProps {
  readonly finding: Launch['findings'][number];
  /** After an answer was saved, with what takes it back. */
  readonly onAnswered: (text: string, undo: () => Promise<unknown>) => void;
}

export function LaunchRow({ finding, onAnswered }: LaunchRowProps) {
  const { what, place, question, how } = finding;
  const placeId = useId();
  const [isRight, setRight] = useState(false);
  const [trouble, setTrouble] = useState('');
  async function confirm(given: Question) {
    setRight(true);
    setTrouble('');
    try {
      await answer(given, true);
      onAnswered(`Marked as right: ${what}`, () => answer(given, false));
    } catch (error) {
      setRight(false);
      setTrouble((error as Error).message);
    }
  }
  return (
    <li>
      <div>
        <b>{what}</b>
        {place && <span id={placeId}>{place.label}</span>}
        {how && <span>{how}</span>}
        <p className="trouble" role="alert">
          {trouble}
        </p>
      </div>
      <span className="ways">
        {question && (
          <button
            type="button"
            className="underlined"
            aria-label={`This is right: ${what}`}
            aria-describedby={placeId}
            aria-disabled={isRight}
            onClick={() => !isRight && void confirm(question)}
          >
            {isRight ? 'Saving' : 'This is right'}
          </button>
        )}
        {place && (
          <Link
            className="underlined strong"
            to={place.href}
            aria-label={`${question ? 'Change it' : 'Fix it'}: ${what}`}
            aria-describedby={placeId}
          >
            {question ? 'Change it' : 'Fix it'}
          </Link>
        )}
      </span>
    </li>
  );
}
