/** Back to the list, and on to its next enquiry. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { useNeighbours } from './use-neighbours.ts';

interface StepsProps extends ReturnType<typeof useNeighbours> {
  /** At the end, on wide screens. */
  readonly children: ReactNode;
}

export const Steps = ({ query, place, isPlainList, next, children }: StepsProps) => (
  <nav className="under" aria-label="Previous, next and status">
    <Link className="underlined" to={`/${query}`}>
      All enquiries
    </Link>
    <span className="wide">{place && `${place}${isPlainList ? ' to answer' : ''}`}</span>
    <span className="wide">
      <kbd>J</kbd> <kbd>K</kbd> next, previous
    </span>
    <span className="phone place">
      {place}
      {next && (
        <Link className="underlined" to={`/enquiry/${next}${query}`}>
          Next
        </Link>
      )}
    </span>
    <div className="end wide">{children}</div>
  </nav>
);
