/** A screen whose data is loading, or could not be loaded, with the reason. The data appears as soon as it can be loaded. */
import type { ReactNode } from 'react';
import { QuietButton } from './buttons.tsx';

interface LoadErrorProps {
  readonly what: string;
  readonly error: Error | null;
  /** Called by "Try again". */
  readonly onRetry?: () => unknown;
  /** Where to go instead. */
  readonly children?: ReactNode;
}

export const LoadError = ({ what, error, onRetry, children }: LoadErrorProps) => (
  <main className="alone" id="main" tabIndex={-1} aria-busy={!error}>
    <title>{`${what} · Desk`}</title>
    {error ? (
      <>
        <h1>{`${what} could not be loaded`}</h1>
        <p role="alert">{error.message}</p>
        {onRetry && <QuietButton onClick={() => void onRetry()}>Try again</QuietButton>}
        {children}
      </>
    ) : (
      <p className="loading" role="status">
        Loading
      </p>
    )}
  </main>
);
