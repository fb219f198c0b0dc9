import { Link } from 'react-router';
import { carryToNextPage } from '#app/browser/picture-transition.ts';
import { Photo } from '#app/components/photo.tsx';
import type { Shot } from './types.ts';

/** Ratio of width to height in tenths; the style sheet makes rows of one height from it. */
function tenths({ picture: { encoded } }: Shot) {
  const ratio = encoded ? encoded.width / encoded.height : 1.5;
  return Math.min(22, Math.max(6, Math.round(ratio * 10)));
}

interface WallProps {
  readonly shots: readonly Shot[];
  /** The first pictures are on the first screen. */
  readonly first?: boolean;
}

/**
 * Pictures in rows of one height, each in its own aspect ratio. Each links to its place in its project. Renders `<ul>`.
 */
export function Wall({ shots, first }: WallProps) {
  return (
    <ul className="wall">
      {shots.map((shot, i) => (
        <li key={shot.to} data-r={tenths(shot)}>
          <Link
            prefetch="intent"
            to={shot.to}
            onClick={(event) => carryToNextPage(event, event.currentTarget.querySelector('img'))}
          >
            <span className="wall-picture">
              <Photo
                {...shot.picture}
                sizes={`(width < 960px) ${tenths(shot) > 12 ? 92 : 46}vw, ${tenths(shot) > 12 ? 38 : 22}vw`}
                priority={first && i === 0}
                eager={first && i < 3}
                cover
              />
            </span>
            <span className="wall-caption">
              <b>{shot.room}</b>, {shot.place}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
