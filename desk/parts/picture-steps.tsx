/** "3 of 12", with buttons to the previous and the next picture. */
import { TextButton } from './buttons.tsx';

interface PictureStepsProps {
  readonly n: number;
  readonly count: number;
  readonly onStep: (by: -1 | 1) => void;
}

export const PictureSteps = ({ n, count, onStep }: PictureStepsProps) => (
  <div className="picture-nav">
    <span>
      <b>{n}</b> of {count}
    </span>
    <span className="steps">
      <TextButton disabled={n === 1} onClick={() => onStep(-1)}>
        Previous
      </TextButton>{' '}
      <TextButton disabled={n === count} onClick={() => onStep(1)}>
        Next
      </TextButton>
    </span>
  </div>
);
