/** The room of a picture, with the rooms of its project at hand. */
import { PHOTO_LABELS, type ProjectView } from '#contract/desk/projects.ts';
import type { Field } from '../../keep/keep.ts';
import { TextField } from './text-field.tsx';

interface RoomFieldProps {
  readonly view: ProjectView;
  readonly room: Field<string>;
  readonly limit: number | undefined;
}

/** On a phone the rooms of this project are buttons. */
export function RoomField({ view: { rooms }, room, limit }: RoomFieldProps) {
  return (
    <div>
      <TextField field={room} label={PHOTO_LABELS.room} list={rooms} limit={limit} />
      {rooms.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields
        <div className="picture-rooms phone-only" role="group" aria-label="Rooms of this project">
          {rooms.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === room.value}
              onClick={() => room.set(each)}
            >
              {each}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
