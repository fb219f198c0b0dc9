import type { Plan } from '#content-model/types.ts';
import css from './room-names.module.css';

/** The room names of a plan, each at an empty place of its floor. Renders `<ul>`, or nothing without names. */
export function RoomNames({ plan: { rooms, viewBox } }: { readonly plan: Plan }) {
  const [left, top, width, height] = viewBox;
  if (rooms.length === 0) return null;
  return (
    <ul className={css.rooms}>
      {rooms.map(({ name, at: [x, y], upright }) => (
        <li
          key={name}
          data-upright={upright}
          style={{
            left: `${((100 * (x - left)) / width).toFixed(1)}%`,
            top: `${((100 * (y - top)) / height).toFixed(1)}%`,
          }}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
