/** What is written and marked on a plan, in percentages of the drawing: sizes stay those of the page. Each renders SVG. */
import type { Plan, Project } from '#content-model/types.ts';
import { percentOf } from './percent.ts';

interface MarksProps {
  readonly plan: Plan;
  readonly photos: Project['photos'];
  /** Number of the picture that is being read. */
  readonly reading?: number;
}

/** The rooms by name, a word on each line; each leads to its first picture. For the eye: the dots say the same. */
export function PlanRooms({ plan, photos, reading }: MarksProps) {
  const at = percentOf(plan);
  const roomRead = photos.find(({ n }) => n === reading)?.room;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus, nor do its links
    <g aria-hidden="true">
      {plan.rooms.map(({ name, at: point, upright }) => {
        const { x, y } = at(point);
        const lines = upright ? [name] : name.split(' ');
        const first = photos.find(({ room }) => room === name)?.n;
        const text = (
          <text
            key={name}
            x={x}
            y={y}
            className={upright ? 'plan-upright' : undefined}
            data-read={name === roomRead || undefined}
          >
            {lines.length === 1
              ? name
              : lines.map((line, i) => (
                  <tspan key={line} x={x} dy={i > 0 ? '1.1em' : '-.5em'}>
                    {line}
                  </tspan>
                ))}
          </text>
        );
        return first ? (
          <a key={name} href={`#${first}`} tabIndex={-1}>
            {text}
          </a>
        ) : (
          text
        );
      })}
    </g>
  );
}

interface StandpointLinksProps extends MarksProps {
  /** What a standpoint is called, by the number of its picture. */
  readonly nameOf: (n: number) => string;
}

/** Where the pictures were taken: a dot each, a link as large as a finger, and for paper a number. */
export function StandpointLinks({ plan, reading, nameOf }: StandpointLinksProps) {
  const at = percentOf(plan);
  return plan.standpoints.map(({ n, at: point }) => {
    return (
      <a
        key={n}
        href={`#${n}`}
        aria-label={nameOf(n)}
        aria-current={n === reading ? 'location' : undefined}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the link around it has the name */}
        <svg {...at(point)}>
          <circle r="12" />
          <circle r="4" />
          <text>{n}</text>
        </svg>
      </a>
    );
  });
}
