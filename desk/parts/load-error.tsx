/** A screen whose data is loading, or could not be loaded, with the reason. The data appears as soon as it can be loaded. */
interface LoadErrorProps {
  readonly what: string;
  readonly error: Error | null;
}

export const LoadError = ({ what, error }: LoadErrorProps) => (
  <main className="alone" id="main" tabIndex={-1} aria-busy={!error}>
    <title>{`${what} · Desk`}</title>
    {error ? (
      <>
        <h1>{`${what} could not be loaded`}</h1>
        <p role="alert">{error.message}</p>
      </>
    ) : (
      <p className="loading" role="status">
        Loading
      </p>
    )}
  </main>
);
