/** A screen whose content has not come: why, once that is known. It comes by itself when it can be read. */
interface LoadErrorProps {
  readonly what: string;
  readonly error: Error | null;
}

export const LoadError = ({ what, error }: LoadErrorProps) => (
  <main className="alone" id="main" tabIndex={-1} aria-busy={!error}>
    <title>{`${what} · Desk`}</title>
    {error && (
      <>
        <h1>{`${what} could not be loaded`}</h1>
        <p role="alert">{error.message}</p>
      </>
    )}
  </main>
);
