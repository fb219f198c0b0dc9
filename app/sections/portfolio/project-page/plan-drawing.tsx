import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Plan, Project } from '#content-model/types.ts';
import { standpointAt } from '../details/standpoint-at.ts';
import { Cone } from './cone.tsx';
import { opensInNewTab } from './opens-elsewhere.ts';
import type { PageTexts } from './page-types.ts';
import { PlanRooms, StandpointLinks } from './plan-marks.tsx';

const METRES = 3;

interface PlanDrawingProps {
  readonly project: Project;
  readonly plan: Plan;
  readonly reading?: number;
  readonly words: PageTexts;
  readonly onChoose: () => void;
}

/**
 * The plan as a table of contents: room names, and a link from every standpoint to its picture. Positions are
 * percentages of the drawing, so that text and dots keep their sizes. The cone of sight needs script.
 */
export function PlanDrawing({ project, plan, reading, words, onChoose }: PlanDrawingProps) {
  const navigate = useNavigate();
  const { photos } = project;
  const { viewBox, metre, north } = plan;
  const [, , width, height] = viewBox;
  const nameOf = (n: number) => {
    const photo = photos[n - 1];
    return words.dot
      .replace('{room}', () => photo?.room ?? photo?.title ?? '')
      .replace('{n}', String(n));
  };
  // The links of nearby dots overlap: use the nearest dot.
  function onClick(event: MouseEvent<SVGSVGElement>) {
    const link = (event.target as Element).closest('a');
    if (!link || opensInNewTab(event)) return;
    event.preventDefault();
    const { left, top, width: shown } = event.currentTarget.getBoundingClientRect();
    const place = { x: event.clientX - left, y: event.clientY - top, width: shown };
    const isDot = event.detail > 0 && link.ariaLabel !== null;
    const n = isDot ? standpointAt(place, plan) : undefined;
    void navigate({ hash: n ? String(n) : (link.getAttribute('href') ?? '') });
    onChoose();
  }
  return (
    <div className="plan-sheet" data-tall={width / height < 0.9 || undefined}>
      <div className="plan-drawing">
        <img
          src={plan.src}
          width={width}
          height={height}
          alt={words.plan.alt}
          loading="lazy"
          decoding="async"
        />
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it has the name; a title would be a tooltip over every dot */}
        <svg className="plan-marks" onClickCapture={onClick}>
          <PlanRooms {...{ plan, photos, reading }} />
          <StandpointLinks {...{ plan, photos, reading, nameOf }} />
        </svg>
        <Cone plan={plan} reading={reading} />
      </div>
      {north !== undefined && (
        <svg className="plan-scale" aria-hidden="true">
          <line x1="0" x2={`${((100 * METRES * metre) / width).toFixed(1)}%`} y1="12" y2="12" />
          <text y="32">{words.plan.scale.replace('{count}', String(METRES))}</text>
          <svg x="100%" aria-hidden="true">
            <text x="-27" y="17">
              {words.plan.north}
            </text>
            <path d="M0 8V-8M-4-3 0-8 4-3" transform={`translate(-8 12) rotate(${north})`} />
          </svg>
        </svg>
      )}
    </div>
  );
}
