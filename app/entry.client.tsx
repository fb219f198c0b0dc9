import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdTapped } from '#app/browser/hold-tapped.ts';

/** Routes with a name in their address, and the selector of the message for an unknown address. */
const NAMED_ROUTES = ['project', 'materials', 'rooms'];
const UNKNOWN = 'meta[name=robots][content=noindex]';

/**
 * Some hosts serve a page at other spellings of its address as well (`/projects%2Fx`, `/about.html`, `/About/`), which
 * the router would not match to this page.
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

// An unknown address below /projects/ shows the not-found page, not a project's.
if (document.querySelector(UNKNOWN))
  for (const name of NAMED_ROUTES) delete window.__reactRouterManifest?.routes[`pages/${name}`];
else writeAddressPlainly();

holdTapped();

// In its own task: React's evaluation and the start of hydration in one task would block a slow phone for a tenth of a
// second.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  }),
);
