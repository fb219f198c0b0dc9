import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** The route of the projects' own pages, and how a page says that its address is unknown. */
const PROJECT_ROUTE = 'pages/project';
const UNKNOWN = 'meta[name=robots][content=noindex]';

// An unknown address below /projects/ shows the page of unknown addresses, not a project's.
if (document.querySelector(UNKNOWN)) delete window.__reactRouterManifest?.routes[PROJECT_ROUTE];

// In a task of its own: evaluating React and starting hydration together block a slow phone for a tenth of a second.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  }),
);
