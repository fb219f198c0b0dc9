/** Rotates a picture by a small angle. The file does not change: only the angle is saved. */
import { useId, useState } from 'react';
import { STRAIGHTEN_MAX } from '#contract/framing.ts';
import { TextButton } from '../buttons.tsx';
import { UnsavedValue } from '../unsaved-value.tsx';
import { type Framing, formatAngle } from './framing.ts';

export function Straighten({ framing: { straighten } }: { readonly framing: Framing }) {
  const id = useId();
  const { value, set } = straighten;
  /** The value before the control was used. */
  const [first] = useState(value);
  return (
    <section className="straighten">
      <label className="lab" htmlFor={id}>
        Straighten
      </label>
      <output htmlFor={id}>{formatAngle(value)}</output>
      <input
        id={id}
        type="range"
        min={-STRAIGHTEN_MAX}
        max={STRAIGHTEN_MAX}
        step="0.1"
        value={value}
        aria-valuetext={formatAngle(value)}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
      <p className="straighten-back">
        {value !== first && <TextButton onClick={() => set(first)}>Undo</TextButton>}
        {value !== 0 && first !== 0 && (
          <TextButton onClick={() => set(0)}>Show as it was taken</TextButton>
        )}
      </p>
      <UnsavedValue field={straighten} say={formatAngle} />
    </section>
  );
}
