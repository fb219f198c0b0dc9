import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** The route of the projects' own pages, and how a page says that nothing stands at its address. */
const PROJECT_ROUTE = 'pages/project';
const UNKNOWN = 'meta[name=robots][content=noindex]';

// At an unknown address below /projects/ the page of unknown addresses stands, not a project's.
if (document.querySelector(UNKNOWN)) delete window.__reactRouterManifest?.routes[PROJECT_ROUTE];

// In a task of its own: to read React and to begin with it would together hold a slow phone for a tenth of a second.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  }),
);
