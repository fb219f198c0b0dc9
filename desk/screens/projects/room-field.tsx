/** The room of a picture; suggests the rooms of its project and others. */
import { PHOTO_LABELS } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import type { EditedValue } from '../../keep/keep.ts';
import { TextField } from './text-field.tsx';

interface RoomFieldProps {
  readonly view: ProjectView;
  readonly room: EditedValue<string>;
  /** The key 1 assigns the first room, 2 the second, and so on. */
  readonly rooms: readonly string[];
  readonly limit: number | undefined;
}

export function RoomField({ view, room, rooms, limit }: RoomFieldProps) {
  return (
    <div>
      <TextField field={room} label={PHOTO_LABELS.room} list={view.rooms} limit={limit} />
      {rooms.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields
        <div className="picture-rooms" role="group" aria-label="Rooms">
          {rooms.map((each, i) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === room.value}
              onClick={() => room.set(each)}
            >
              <kbd className="wide">{i + 1}</kbd>
              {each}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
