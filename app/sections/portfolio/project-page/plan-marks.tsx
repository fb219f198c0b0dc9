/**
 * Room names and standpoints of a plan. Positions are percentages of the drawing, so that sizes do not depend on its
 * scale. Each component renders SVG.
 */
import type { Plan, Project } from '#content-model/types.ts';
import { percentOf } from './percent.ts';

interface MarksProps {
  readonly plan: Plan;
  readonly photos: Project['photos'];
  /** Number of the picture in the middle of the screen. */
  readonly reading?: number;
}

/**
 * The room names, one word per line; each links to the room's first picture. Hidden from screen readers, because the
 * dots have the same links.
 */
export function PlanRooms({ plan, photos, reading }: MarksProps) {
  const at = percentOf(plan);
  const roomRead = photos.find(({ n }) => n === reading)?.room;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: neither the group nor its links can be focused
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
  /** Accessible name of a standpoint, by the number of its picture. */
  readonly nameOf: (n: number) => string;
}

/** Where the pictures were taken: a dot with a link as large as a finger, and in print a number. */
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
