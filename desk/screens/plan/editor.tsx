/** The plan with its pictures: a list, the board, and the settings of the chosen picture. */
import { useState } from 'react';
import { Link } from 'react-router';
import type { PlanView } from '#contract/desk/plan.ts';
import { Board } from './board.tsx';
import { Clashed } from './clashed.tsx';
import { type Drawing, firstStandpoint, standpointAt } from './geometry.ts';
import { firstLine, type Line, MeasureFields, Measuring } from './measure.tsx';
import { NewPlan } from './new-plan.tsx';
import { PictureList } from './picture-list.tsx';
import { PictureSettings } from './picture-settings.tsx';
import { focusDot, type PlanEditor, usePlanEditor } from './use-editor.ts';

const ZOOMS = [1, 1.5, 2, 3];

export const BackToProject = ({ project }: Pick<PlanView, 'project'>) => (
  <Link className="underlined" to={`/projects/${project.slug}`}>
    {project.title}
  </Link>
);

interface EditorProps {
  readonly plan: PlanView;
  readonly drawing: Drawing;
}

export function Editor({ plan, drawing }: EditorProps) {
  const { slug } = plan.project;
  const editor = usePlanEditor(plan, drawing);
  const { pictures, chosen, measure, known, choose, put, onKey } = editor;
  const [line, setLine] = useState<Line | null>(null);
  const box = drawing.viewBox;
  const placed = pictures.filter(({ standpoint }) => standpoint).length;
  return (
    <main className="plan-edit" id="main" tabIndex={-1} onKeyDown={(event) => onKey(event, chosen)}>
      <title>{`Plan of ${plan.project.title} · Desk`}</title>
      <section className="who" aria-labelledby="where">
        <BackToProject project={plan.project} />
        <h1 id="where">Camera positions</h1>
        <p className="hint">
          {placed} of {pictures.length} pictures stand on the plan.
        </p>
        <PictureList
          slug={slug}
          pictures={pictures}
          chosen={chosen}
          onChoose={choose}
          onPut={(picture) => {
            put(picture, firstStandpoint(picture.room, plan.rooms, box));
            focusDot(picture.file);
          }}
          onDrop={editor.dropAt}
        />
      </section>
      <Drawn {...{ plan, drawing, editor, line, setLine }} />
      <aside className="sees" aria-label={line ? 'Scale and north' : 'Chosen picture'}>
        <Clashed slug={slug} known={known} />
        {line ? (
          <MeasureFields
            {...{ box, measure, line }}
            onChange={editor.setMeasure}
            onDone={() => setLine(null)}
          />
        ) : (
          chosen && (
            <PictureSettings
              {...{ slug, pictures, chosen, known }}
              onChoose={choose}
              onChange={(standpoint) => put(chosen, standpoint)}
            />
          )
        )}
      </aside>
      <p className="visually-hidden" role="status">
        {editor.announcement}
      </p>
    </main>
  );
}

interface DrawnProps extends EditorProps {
  readonly editor: PlanEditor;
  /** While scale and north are set: the line of known length. */
  readonly line: Line | null;
  readonly setLine: (line: Line | null) => void;
}

function Drawn({ plan, drawing, editor, line, setLine }: DrawnProps) {
  const { slug } = plan.project;
  const { pictures, chosen, measure, choose, put, onKey, nameOf, paper } = editor;
  const [zoom, setZoom] = useState(0);
  const box = drawing.viewBox;
  const hint = line
    ? 'Drag the ends of the line, and the needle.'
    : chosen && !chosen.standpoint
      ? `Drag “${chosen.title}” onto the plan, or tap where its camera stood.`
      : 'Drag the dot to where the camera stood. Turn the ring to where it looked.';
  return (
    <section className="board" aria-label="Plan">
      <div className="how">
        <span>{hint}</span>
        <button
          type="button"
          className="underlined"
          aria-pressed={line !== null}
          onClick={() => setLine(line ? null : firstLine(box))}
        >
          Scale and north
        </button>
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
