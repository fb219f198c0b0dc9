/** The chosen picture, with the position of its camera as numbers and as a sentence. */
import type { PlacedPicture, Standpoint } from '#contract/desk/plan.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { Image } from '../../parts/image.tsx';
import { PictureSteps } from '../../parts/picture-steps.tsx';
import { SavedLabel } from '../../parts/saved-label.tsx';
import type { PlanContext } from './describe.ts';
import { Numbers } from './numbers.tsx';
import { planPath, thumbnail } from './use-plan.ts';

interface PictureSettingsProps {
  readonly slug: string;
  readonly pictures: readonly PlacedPicture[];
  readonly chosen: PlacedPicture;
  readonly known: PlanContext;
  readonly onChoose: (picture: PlacedPicture) => void;
  readonly onChange: (standpoint: Standpoint | null) => void;
}

export function PictureSettings({
  slug,
  pictures,
  chosen,
  known,
  onChoose,
  onChange,
}: PictureSettingsProps) {
  const { n, title, room, standpoint } = chosen;
  return (
    <>
      <PictureSteps
        n={n}
        count={pictures.length}
        onStep={(by) => {
          const next = pictures[n - 1 + by];
          if (next) onChoose(next);
        }}
      />
      <Image src={thumbnail(slug, chosen.file, 640)} alt="" />
      <div>
        <h2>{title}</h2>
        <p className="hint">{room}</p>
      </div>
      {standpoint ? (
        <Numbers key={chosen.file} {...{ standpoint, known, onChange }} />
      ) : (
        <p className="late">
          Not on the plan yet. Drag it there, tap the plan, or press Enter on it in the list.
        </p>
      )}
      <dl className="plan-keys wide">
        <dt>
          <kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd>
        </dt>
        <dd>move by 10 cm; with Shift, by 1 m</dd>
        <dt>
          <kbd>[</kbd> <kbd>]</kbd>
        </dt>
        <dd>turn by 5°</dd>
        <dt>
          <kbd>-</kbd> <kbd>=</kbd>
        </dt>
        <dd>narrower or wider view</dd>
      </dl>
      <div className="sees-foot">
        {standpoint ? (
          <TextButton onClick={() => onChange(null)}>Remove from the plan</TextButton>
        ) : (
          <span />
        )}
        <SavedLabel
          path={`${planPath(slug)}/standpoints/${encodeURIComponent(chosen.file)}`}
          idle="Each change is saved"
        />
      </div>
    </>
  );
}
