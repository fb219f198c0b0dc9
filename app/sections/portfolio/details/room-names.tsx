import type { Plan } from '#app/content/types.ts';
import css from './room-names.module.css';

/** The rooms of a plan by name, each where its floor is free. Renders `<ul>`, or nothing when the names are not known. */
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
