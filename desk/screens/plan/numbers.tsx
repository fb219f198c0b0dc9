/** The position of a camera as numbers, and as a sentence. */
import { useEffect, useState } from 'react';
import type { Standpoint } from '#contract/desk/plan.ts';
import { describePosition, type PlanContext } from './describe.ts';
import { clampToDrawing, FOV, metreOf, normaliseAngle } from './geometry.ts';

interface NumbersProps {
  readonly standpoint: Standpoint;
  readonly known: PlanContext;
  readonly onChange: (standpoint: Standpoint) => void;
}

export function Numbers({ standpoint, known, onChange }: NumbersProps) {
  const { measure, box } = known;
  const { at, heading, fov, height } = standpoint;
  const metre = metreOf(measure, box);
  const metres = (n: number) => Number((n / metre).toFixed(2));
  const set = (changes: Partial<Standpoint>) => onChange({ ...standpoint, ...changes });
  return (
    <>
      <div className="plan-numbers">
        <Field
          name="Direction"
          unit="°"
          value={Math.round(heading)}
          min={-360}
          max={720}
          onSet={(value) => set({ heading: normaliseAngle(value) })}
        />
        <Field
          name="View width"
          unit="°"
          value={Math.round(fov)}
          min={FOV.min}
          max={FOV.max}
          onSet={(value) => set({ fov: value })}
        />
        <Field
          name="Camera height"
          unit="m"
          value={height ?? ''}
          min={0}
          max={20}
          onSet={(value) => set({ height: value })}
        />
        <Field
          name="From left"
          unit="m"
          value={metres(at[0] - box[0])}
          min={0}
          max={metres(box[2])}
          onSet={(value) => set({ at: clampToDrawing([box[0] + value * metre, at[1]], box) })}
        />
        <Field
          name="From top"
          unit="m"
          value={metres(at[1] - box[1])}
          min={0}
          max={metres(box[3])}
          onSet={(value) => set({ at: clampToDrawing([at[0], box[1] + value * metre], box) })}
        />
      </div>
      {measure.metre === null && (
        <p className="hint">Metres are estimates until the scale is set under “Scale and north”.</p>
      )}
      <p className="position">{describePosition(standpoint, known)}</p>
    </>
  );
}

interface FieldProps {
  readonly name: string;
  readonly unit: string;
  readonly value: number | '';
  readonly min: number;
  readonly max: number;
  readonly onSet: (value: number) => void;
}

/** Accepts a number within its limits; shows the current value when it loses the focus. */
function Field({ name, unit, value, min, max, onSet }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the dot does is shown at once
  useEffect(() => {
    if (document.activeElement?.getAttribute('name') !== name) setTyped(null);
  }, [value]);
  return (
    <label>
      <span>{name}</span>
      <span className="unit">
        <input
          name={name}
          type="number"
          inputMode="decimal"
          step="any"
          {...{ min, max }}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value);
            const number = target.valueAsNumber;
            if (number >= min && number <= max) onSet(number);
          }}
          onBlur={() => setTyped(null)}
        />
        {unit}
      </span>
    </label>
  );
}
