/** Links and keys back to the list and to its next enquiry; also while the enquiry is loading. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { TextLink } from '../../parts/buttons.tsx';
import { useKeys } from '../../parts/keys.tsx';
import type { useNeighbours } from './use-neighbours.ts';

interface StepsProps extends ReturnType<typeof useNeighbours> {
  /** Shown at the end, on wide screens. */
  readonly children: ReactNode;
}

export function Steps({ query, place, isPlainList, next, previous, children }: StepsProps) {
  const navigate = useNavigate();
  const go = (to: string | undefined) => void (to && navigate(`/enquiry/${to}${query}`));
  useKeys({
    j: () => go(next),
    k: () => go(previous),
    Escape: () => void navigate(`/${query}`),
  });
  return (
    <nav className="under" aria-label="Previous, next and status">
      <TextLink to={`/${query}`}>Back to enquiries</TextLink>
      <span className="wide">{place && `${place}${isPlainList ? ' that need a reply' : ''}`}</span>
      <span className="wide">
        <kbd>J</kbd> <kbd>K</kbd> next, previous
      </span>
      <span className="phone place">
        {place}
        {next && <TextLink to={`/enquiry/${next}${query}`}>Next</TextLink>}
      </span>
      <div className="end wide">{children}</div>
    </nav>
  );
}
