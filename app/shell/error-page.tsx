import { isRouteErrorResponse, useRouteError } from 'react-router';

/**
 * Shown when a page throws: a message, a retry, and a link to the home page. Renders only `<main>`, so that nothing
 * else can throw.
 */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? ` (${error.status})` : '';
  return (
    <main id="main" className="wrap section" style={{ display: 'grid', gap: 24 }}>
      <h1>Something went wrong</h1>
      <p className="lead">
        This page could not be shown{status}. What you wrote is kept in this tab.
      </p>
      <p>
        <button type="button" className="link" onClick={() => location.assign(location.pathname)}>
          Try again
        </button>{' '}
        or{' '}
        <a className="link" href="/">
          go to the home page
        </a>
        .
      </p>
    </main>
  );
}
