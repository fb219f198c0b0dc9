/** Empties functions of React Router that this site never calls. */
import { emptiedFunctions, emptyBodies } from './emptied-functions.ts';

/**
 * Functions of React Router 8 by module: no route of the site has an action, a form, a fetcher, a blocker, `links` or a
 * style sheet of its own; the root has its own error page and all its data; there are no React Server Components.
 */
const UNUSED = {
  'router/router.js': emptyBodies(
    ...[
      'handleAction',
      'getUpdatedActionData',
      'getActionDataForCommit',
      'getSubmittingNavigation',
    ],
    ...['fetch', 'handleFetcherAction', 'handleFetcherLoader', 'getFetcher', 'resetFetcher'],
    ...['deleteFetcher', 'queueFetcherForDeletion', 'updateFetcherState', 'setFetcherError'],
    ...['abortFetcher', 'abortStaleFetchLoads', 'markFetchersDone', 'markFetchRedirectsDone'],
    ...['shouldBlockNavigation', 'getBlocker', 'updateBlocker', 'deleteBlocker'],
    ...['getSubmittingFetcher', 'getDoneFetcher', 'getLoadingFetcher'],
    ...['discoverRoutes', 'patchRoutes', 'patchRoutesImpl', '_internalSetRoutes'],
  ),
  'components.js': emptyBodies('ResolveAwait'),
  'context.js': emptyBodies('useIsRSCRouterContext'),
  'dom/ssr/components.js': emptyBodies('RSCPrefetchPageLinksImpl'),
  'dom/ssr/errorBoundaries.js': emptyBodies('RemixRootDefaultErrorBoundary', 'BoundaryShell'),
  'dom/ssr/fallback.js': emptyBodies('RemixRootDefaultHydrateFallback'),
  'dom/ssr/links.js': {
    ...emptyBodies('isPageLinkDescriptor', 'prefetchRouteCss', 'prefetchStyleLinks'),
    getKeyedLinksForMatches: 'return [];',
    getKeyedPrefetchLinks: 'return [];',
  },
  'dom/ssr/routes.js': emptyBodies(
    ...['noActionDefinedError', 'preventInvalidServerHandlerCall', 'wrapShouldRevalidateForHdr'],
    ...['createClientRoutesWithHMRRevalidationOptOut'],
  ),
  'dom/ssr/single-fetch.js': emptyBodies(
    'singleFetchActionStrategy',
    'singleFetchLoaderFetcherStrategy',
  ),
  'hooks.js': emptyBodies('DefaultErrorComponent', 'RSCErrorHandler'),
};

/** Assignments for React's developer tools, which would keep unused components in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
/** Calls that have no side effects, which the bundler cannot know. */
const PURE = /(?<== )(?=React\$1\.(?:forwardRef|memo|createContext)\()/g;

export const withoutUnusedRouterFunctions = () =>
  emptiedFunctions({
    name: 'without-unused-router-functions',
    of: 'React Router',
    list: 'tools/postbuild/router-functions.ts',
    pattern: /react-router\/dist\/production\/lib\/(.+)$/,
    functions: UNUSED,
    trim: (code) => code.replace(DISPLAY_NAME, '').replace(PURE, '/* @__PURE__ */ '),
  });
