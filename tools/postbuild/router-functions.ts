/** A build step on the router: functions that this site never runs do not reach the visitor. */
import type { Plugin } from 'vite';

/** What the body of a function becomes. */
type Body = string;
const nothing = (...names: readonly string[]): Record<string, Body> =>
  Object.fromEntries(names.map((name) => [name, '']));

/**
 * Functions of React Router 8 by module: no route of the site has an action, a form, a fetcher, a blocker, `links` or a
 * style sheet of its own; the root has its own error page and all its data; there are no React Server Components.
 */
const UNUSED: Readonly<Record<string, Readonly<Record<string, Body>>>> = {
  'router/router.js': nothing(
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
  'components.js': nothing('ResolveAwait'),
  'context.js': nothing('useIsRSCRouterContext'),
  'dom/ssr/components.js': nothing('RSCPrefetchPageLinksImpl'),
  'dom/ssr/errorBoundaries.js': nothing('RemixRootDefaultErrorBoundary', 'BoundaryShell'),
  'dom/ssr/fallback.js': nothing('RemixRootDefaultHydrateFallback'),
  'dom/ssr/links.js': {
    ...nothing('isPageLinkDescriptor', 'prefetchRouteCss', 'prefetchStyleLinks'),
    getKeyedLinksForMatches: 'return [];',
    getKeyedPrefetchLinks: 'return [];',
  },
  'dom/ssr/routes.js': nothing(
    ...['noActionDefinedError', 'preventInvalidServerHandlerCall', 'wrapShouldRevalidateForHdr'],
    ...['createClientRoutesWithHMRRevalidationOptOut'],
  ),
  'dom/ssr/single-fetch.js': nothing(
    'singleFetchActionStrategy',
    'singleFetchLoaderFetcherStrategy',
  ),
  'hooks.js': nothing('DefaultErrorComponent', 'RSCErrorHandler'),
};

/** Assignments that only React's developer tools read: each would keep its component in the script, used or not. */
const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
/** Calls without side effects, which the bundler cannot know of. */
const PURE = /(?<== )(?=React\$1\.(?:forwardRef|memo|createContext)\()/g;
const MODULE = /react-router\/dist\/production\/lib\/(.+)$/;

/** The module's code with an empty body, or `body`, in place of a function's. Throws when it has no such function. */
function emptied(code: string, name: string, body: Body): string {
  const whole = new RegExp(`^(\\t*)((?:async )?function ${name}\\()[\\s\\S]*?\\n\\1}$`, 'm');
  if (!whole.test(code))
    throw new Error(
      `React Router has no function ${name} where tools/postbuild/router-functions.ts looks for it. ` +
        'Compare that list with the installed version.',
    );
  return code.replace(whole, `$1$2) {${body}}`);
}

/** Their bodies are emptied, and the bundler leaves out what only they used. */
export function withoutUnusedRouterFunctions(): Plugin {
  const missing = new Set(Object.keys(UNUSED));
  return {
    name: 'without-unused-router-functions',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const module = MODULE.exec(id)?.[1] ?? '';
        missing.delete(module);
        let used = code.replace(DISPLAY_NAME, '').replace(PURE, '/* @__PURE__ */ ');
        for (const [name, body] of Object.entries(UNUSED[module] ?? {}))
          used = emptied(used, name, body);
        return { code: used, map: null };
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        throw new Error(
          `React Router has no module ${[...missing].join(', ')}, which tools/postbuild/router-functions.ts names. ` +
            'Compare that list with the installed version.',
        );
    },
  };
}
