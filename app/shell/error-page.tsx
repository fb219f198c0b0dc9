import { isRouteErrorResponse, useRouteError } from 'react-router';

/** What a visitor sees when a page breaks: what happened, and two ways on. Renders `<main>` alone, so that nothing else can break. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? ` (${error.status})` : '';
  return (
    <main id="main" className="wrap section" style={{ display: 'grid', gap: 24 }}>
      <h1>This page did not come together</h1>
      <p className="lead">
        Something on our side went wrong{status}. What you wrote is kept in this tab.
      </p>
      <p>
        <button type="button" className="link" onClick={() => location.assign(location.pathname)}>
          Try again
        </button>{' '}
        or{' '}
        <a className="link" href="/">
          go to the house
        </a>
        .
      </p>
    </main>
  );
}
