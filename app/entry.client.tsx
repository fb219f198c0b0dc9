import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdTapped } from '#app/browser/hold-tapped.ts';

/** Routes whose addresses end in a name, and how a page says that its address is unknown. */
const NAMED_ROUTES = ['project', 'materials', 'rooms'];
const UNKNOWN = 'meta[name=robots][content=noindex]';

/**
 * Some hosts serve a page at other spellings of its address as well (`/projects%2Fx`, `/about.html`, `/About/`), at which
 * the router would look for another page.
 */
function writeAddressPlainly() {
  const { pathname, search, hash } = location;
  const path = decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/[\\/]+/g, '/')
    .replace(/(\/index)?\.html$|\/$/, '');
  if (path !== pathname && pathname !== '/')
    history.replaceState(history.state, '', (path || '/') + search + hash);
}

// An unknown address below /projects/ shows the page of unknown addresses, not a project's.
if (document.querySelector(UNKNOWN))
  for (const name of NAMED_ROUTES) delete window.__reactRouterManifest?.routes[`pages/${name}`];
else writeAddressPlainly();

holdTapped();

// In a task of its own: evaluating React and starting hydration together block a slow phone for a tenth of a second.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  }),
);
