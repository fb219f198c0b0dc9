import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Routes whose addresses end in a name, and how a page says that its address is unknown. */
const NAMED_ROUTES = ['project', 'materials', 'rooms'];
const UNKNOWN = 'meta[name=robots][content=noindex]';

// An unknown address below /projects/ shows the page of unknown addresses, not a project's.
if (document.querySelector(UNKNOWN))
  for (const name of NAMED_ROUTES) delete window.__reactRouterManifest?.routes[`pages/${name}`];

// In a task of its own: evaluating React and starting hydration together block a slow phone for a tenth of a second.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  }),
);
