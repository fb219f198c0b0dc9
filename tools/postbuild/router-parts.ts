/** Replaces modules of React Router that this site never runs. */
import type { Plugin } from 'vite';
import { replacedModules } from './replaced-modules.ts';

/**
 * Modules of React Router by path, with the names that its other modules import from them. Parts of the server, which
 * the client never runs, become `undefined`. All routes are in the manifest (`ssr: false`), so none is discovered
 * later; nothing observes the router (`instrumentations`).
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

/** Replaces them in the browser's bundle. The build stops if a later version imports another name, or has moved a module. */
export const withoutUnusedRouterParts = (): Plugin =>
  replacedModules({
    name: 'without-unused-router-parts',
    pattern: MODULE,
    modules: UNUSED,
    isClientOnly: true,
  });
