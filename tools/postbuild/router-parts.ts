/** A build step on the router: what this site never runs does not reach the visitor. */
import type { Plugin } from 'vite';

/**
 * Modules of React Router by their path, with what its other modules import from them; the server's part, of which the
 * client runs nothing, gets `undefined`. All routes are in the
 * manifest (`ssr: false`), so none is discovered later; nothing observes the router (`instrumentations`).
 */
const UNUSED: Readonly<Record<string, string>> = {
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = () => undefined;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getManifestPath = undefined, getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined;`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
};
const MODULE = /react-router\/dist\/production\/lib\/(.+)$/;

/** Replaces them in the visitor's script; a name that a later version imports besides stops the build. */
export const withoutUnusedRouterParts = (): Plugin => ({
  name: 'without-unused-router-parts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: MODULE },
    handler: (id) => UNUSED[MODULE.exec(id)?.[1] ?? ''],
  },
});
