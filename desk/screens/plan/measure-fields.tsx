/** Scale and north as fields. While the line is dragged, its length is shown until another one is typed. */
import { useState } from 'react';
import { type PlanScale, SCALE_LABELS } from '#contract/desk/plan.ts';
import { LowButton, LowQuietButton } from '../../parts/buttons.tsx';
import { type Box, distance, metreOf, normaliseAngle } from './geometry.ts';
import type { Line } from './measure.tsx';

interface FieldsProps {
  readonly box: Box;
  readonly measure: PlanScale;
  readonly line: Line;
  readonly onChange: (measure: PlanScale) => void;
  readonly onDone: () => void;
}

export function MeasureFields({ box, measure, line, onChange, onDone }: FieldsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const long = distance(...line);
  const known = measure.metre === null ? '' : (long / metreOf(measure, box)).toFixed(2);
  const isReady = Number(typed) > 0;
  return (
    <form
      className="measure-fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady)
          onChange({ ...measure, metre: long / Number(typed), north: measure.north ?? 0 });
        setTyped(null);
      }}
    >
      <h2>Scale and north</h2>
      <p className="hint">
        Put the line along something whose length you know, such as a wall or a door, and enter its
        length.
      </p>
      <div className="pair">
        <label className="field">
          <span>{SCALE_LABELS.metre}</span>
          <input
            type="number"
            inputMode="decimal"
            min="0.1"
            max="200"
            step="any"
            value={typed ?? known}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <LowQuietButton type="submit" disabled={!isReady}>
          Set the scale
        </LowQuietButton>
      </div>
      <label className="field">
        <span>{SCALE_LABELS.north}</span>
        <input
          type="number"
          inputMode="numeric"
          min="-360"
          max="360"
          step="1"
          disabled={measure.metre === null}
          value={measure.north === null ? '' : Math.round(measure.north)}
          onChange={({ target }) => {
            if (target.value !== '')
              onChange({ ...measure, north: normaliseAngle(Number(target.value)) });
          }}
        />
      </label>
      {measure.metre === null && <p className="hint">Set the scale first, then north.</p>}
      <LowButton onClick={onDone}>Done</LowButton>
    </form>
  );
}
