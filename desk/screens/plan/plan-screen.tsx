/** Where one stands: the plan of a project, and the places from which its pictures were taken. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { PlacedPicture, PlanView, Standpoint } from '#contract/desk/plan.ts';
import { areKeysOn } from '../../parts/keys.tsx';
import { Board } from './board.tsx';
import { Clashed } from './clashed.tsx';
import { afterKey, firstStandpoint, isArrow, standpointAt } from './geometry.ts';
import { firstLine, type Line, MeasureFields, Measuring } from './measure.tsx';
import { NewPlan } from './new-plan.tsx';
import { PictureList } from './picture-list.tsx';
import { PictureSettings } from './picture-settings.tsx';
import { changed, place, stands } from './say.ts';
import { pointUnder } from './use-drag.ts';
import { useOwnPlan, usePlan } from './use-plan.ts';
import '../../styles/plan/plan.css';
import '../../styles/plan/board.css';
import '../../styles/plan/picture.css';
import '../../styles/plan/phone.css';

const ZOOMS = [1, 1.5, 2, 3];

export function PlanScreen() {
  const { slug = '' } = useParams();
  const { data, error } = usePlan(slug);
  if (error && !data)
    return (
      <main className="alone" id="main">
        <title>Plan · Desk</title>
        <h1>{error.message}</h1>
      </main>
    );
  if (!data) return <p className="waiting" aria-live="polite" />;
  return data.drawing ? (
    <Editor key={data.drawing.stamp} plan={data} drawing={data.drawing} />
  ) : (
    <Empty plan={data} />
  );
}

const Back = ({ project }: Pick<PlanView, 'project'>) => (
  <Link className="underlined" to={`/projects/${project.slug}`}>
    {project.title}
  </Link>
);

const Empty = ({ plan }: { readonly plan: PlanView }) => (
  <main className="room plan-empty" id="main" tabIndex={-1}>
    <title>{`Plan of ${plan.project.title} · Desk`}</title>
    <Back project={plan.project} />
    <h1>No plan yet</h1>
    <p className="hint">
      With one, visitors see from where each picture was taken. SVG, PNG or JPEG, or a sheet of a
      PDF.
    </p>
    <NewPlan plan={plan} isFirst />
  </main>
);

interface EditorProps {
  readonly plan: PlanView;
  readonly drawing: NonNullable<PlanView['drawing']>;
}

function Editor({ plan, drawing }: EditorProps) {
  const { slug } = plan.project;
  const own = useOwnPlan(slug, plan);
  const { pictures, measure } = own;
  const [file, setFile] = useState(() => pictures[0]?.file);
  const [zoom, setZoom] = useState(0);
  const [line, setLine] = useState<Line | null>(null);
  const [said, setSaid] = useState('');
  const paper = useRef<SVGSVGElement>(null);
  const box = drawing.viewBox;
  const known = { measure, box, rooms: plan.rooms };
  const chosen = pictures.find((picture) => picture.file === file) ?? pictures[0] ?? null;
  const count = pictures.filter(({ standpoint }) => standpoint).length;

  function put(picture: PlacedPicture, standpoint: Standpoint | null) {
    own.place(picture, standpoint);
    setFile(picture.file);
    if (!standpoint) setSaid(`${picture.title} is off the plan.`);
    else if (picture.standpoint) setSaid(changed(picture.standpoint, standpoint, known));
    else setSaid(`${picture.title} is on the plan. ${place(standpoint.at, measure, box)}.`);
  }
  function onKey(event: KeyboardEvent, picture: PlacedPicture | null) {
    const { key, ctrlKey, altKey, metaKey, target } = event;
    if (!picture?.standpoint || ctrlKey || altKey || metaKey) return;
    if ((target as Element).closest('input, textarea, select')) return;
    if (isArrow(key) ? !(target as Element).closest('[data-dot]') : !areKeysOn()) return;
    const next = afterKey(picture.standpoint, event, { measure, box });
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    put(picture, next);
  }
  const focusDot = (name: string) =>
    requestAnimationFrame(() =>
      document.querySelector<SVGGElement>(`[data-dot="${CSS.escape(name)}"]`)?.focus(),
    );
  const nameOf = ({ n, title, standpoint }: PlacedPicture) =>
    `${n}, ${title}. ${standpoint ? stands(standpoint, known) : ''}`;
  const dropAt = (picture: PlacedPicture, clientX: number, clientY: number) => {
    const bounds = paper.current?.getBoundingClientRect();
    if (!bounds || !paper.current) return;
    const isInside =
      clientX >= bounds.left &&
      clientX <= bounds.right &&
      clientY >= bounds.top &&
      clientY <= bounds.bottom;
    if (!isInside) return;
    const at = pointUnder(paper.current, clientX, clientY);
    put(picture, { ...(picture.standpoint ?? standpointAt(at)), at });
    focusDot(picture.file);
  };

  return (
    <main className="plan-edit" id="main" tabIndex={-1} onKeyDown={(event) => onKey(event, chosen)}>
      <title>{`Plan of ${plan.project.title} · Desk`}</title>
      <section className="who" aria-labelledby="where">
        <Back project={plan.project} />
        <h1 id="where">Camera positions</h1>
        <p className="hint">
          {count} of {pictures.length} pictures stand on the plan.
        </p>
        <PictureList
          slug={slug}
          pictures={pictures}
          chosen={chosen}
          onChoose={(picture) => setFile(picture.file)}
          onPut={(picture) => {
            put(picture, firstStandpoint(picture.room, plan.rooms, box));
            focusDot(picture.file);
          }}
          onDrop={dropAt}
        />
      </section>
      <section className="board" aria-label="Plan">
        <div className="how">
          <span>
            {line
              ? 'Drag the ends of the line, and the needle.'
              : chosen && !chosen.standpoint
                ? `Drag “${chosen.title}” onto the plan, or tap where its camera stood.`
                : 'Drag the dot to where the camera stood. Turn the ring to where it looked.'}
          </span>
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
          {...{ slug, drawing, pictures, chosen, measure, nameOf, paper, onKey }}
          zoom={ZOOMS[zoom] ?? 1}
          onChoose={(picture) => setFile(picture.file)}
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
                onNorth={(north) => own.setMeasure({ ...measure, north })}
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
      <aside className="sees" aria-label={line ? 'Scale and north' : 'Chosen picture'}>
        <Clashed slug={slug} known={known} />
        {line ? (
          <MeasureFields
            {...{ box, measure, line }}
            onChange={own.setMeasure}
            onDone={() => setLine(null)}
          />
        ) : (
          chosen && (
            <PictureSettings
              {...{ slug, pictures, chosen, known }}
              onChoose={(picture) => setFile(picture.file)}
              onChange={(standpoint) => put(chosen, standpoint)}
            />
          )
        )}
      </aside>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </main>
  );
}
