/** The drawing of the plan at its size, with the pictures on it or with scale and north. */
import { useState } from 'react';
import type { PlanView } from '#contract/desk/plan.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { Board } from './board.tsx';
import { type Drawing, standpointAt } from './geometry.ts';
import { firstLine, type Line, Measuring } from './measure.tsx';
import { NewPlan } from './new-plan.tsx';
import { focusDot, type PlanEditor } from './use-editor.ts';

const ZOOMS = [1, 1.5, 2, 3];

export interface PlanDrawing {
  readonly plan: PlanView;
  readonly drawing: Drawing;
}

interface DrawnProps extends PlanDrawing {
  readonly editor: PlanEditor;
  /** The line of known length, while scale and north are set. */
  readonly line: Line | null;
  readonly setLine: (line: Line | null) => void;
}

export function DrawnPlan({ plan, drawing, editor, line, setLine }: DrawnProps) {
  const { slug } = plan.project;
  const { pictures, chosen, measure, choose, put, onKey, nameOf, paper } = editor;
  const [zoom, setZoom] = useState(0);
  const box = drawing.viewBox;
  const hint = line
    ? 'Drag the ends of the line, and turn the north arrow.'
    : chosen && !chosen.standpoint
      ? `Drag “${chosen.title}” onto the plan, or tap where its camera stood.`
      : 'Drag the dot to where the camera stood. Turn the ring to the direction in which the camera pointed.';
  return (
    <section className="board" aria-label="Plan">
      <div className="how">
        <span>{hint}</span>
        <TextButton
          aria-pressed={line !== null}
          onClick={() => setLine(line ? null : firstLine(box))}
        >
          Scale and north
        </TextButton>
      </div>
      <Board
        {...{ slug, drawing, pictures, chosen, nameOf, paper, onKey }}
        zoom={ZOOMS[zoom] ?? 1}
        onChoose={choose}
        onChange={put}
        onTap={(at) => {
          if (!chosen || chosen.standpoint) return;
          put(chosen, standpointAt(at));
          focusDot(chosen.file);
        }}
        instead={
          line &&
          ((pixel) => (
            <Measuring
              {...{ box, line, pixel }}
              north={measure.metre === null ? null : (measure.north ?? 0)}
              onLine={setLine}
              onNorth={(north) => editor.setMeasure({ ...measure, north })}
            />
          ))
        }
      />
      <div className="under-board">
        <NewPlan plan={plan} />
        <fieldset className="zoom" aria-label="Size of the plan">
          <button
            type="button"
            aria-label="Smaller"
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          >
            −
          </button>
          <button
            type="button"
            aria-label="Larger"
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            +
          </button>
        </fieldset>
      </div>
    </section>
  );
}
