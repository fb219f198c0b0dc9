/** A screen whose data could not be loaded, with the reason. It appears as soon as the data can be loaded. */
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
