/**
 * Empties functions of React that only serve features which this site does not use. Most are never called without these
 * features; the others search the page for them. A lint rule (biome.json) keeps `app/` from using the features.
 */
import { emptiedFunctions, emptyBodies } from './emptied-functions.ts';
import { withHandledEvents } from './react-events.ts';

/** `<ViewTransition>`. The site fades pages with the browser's own `startViewTransition` (app/shell/page-fade.tsx). */
const viewTransitions = emptyBodies(
  ...['startViewTransition', 'reportViewTransitionError', 'flushAfterMutationEffects'],
  ...['commitAfterMutationEffectsOnFiber', 'recursivelyTraverseAfterMutationEffects'],
  ...['trackEnterViewTransitions', 'commitEnterViewTransitions', 'commitExitViewTransitions'],
  ...['commitNestedViewTransitions', 'commitDeletedPairViewTransitions'],
  ...['commitAppearingPairViewTransitions', 'scheduleViewTransitionEvent'],
  ...['applyViewTransitionToHostInstances', 'applyViewTransitionToHostInstancesRecursive'],
  ...['restoreViewTransitionOnHostInstances', 'restorePairedViewTransitions'],
  ...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'],
  ...['measureNestedViewTransitions', 'measureViewTransitionHostInstancesRecursive'],
  ...['createViewTransitionInstance', 'getViewTransitionName', 'getViewTransitionClassName'],
);
/** `ref` of a `<Fragment>`. */
const fragmentRefs = emptyBodies(
  ...['FragmentInstance', 'addFragmentHandleToFiber', 'commitNewChildToFragmentInstances'],
  ...['commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'],
);
/** `<SuspenseList>` and `<Activity>`. */
const lists = emptyBodies(
  ...['updateSuspenseListComponent', 'initSuspenseListRenderState', 'cutOffTailIfNeeded'],
  ...['updateActivityComponent', 'mountActivityChildren', 'commitActivityHydrationCallbacks'],
);
/**
 * `<Suspense>`, `lazy`, `use` with a promise, and commits that wait for a style sheet with `precedence` or a picture of a
 * view transition. The root itself may wait: React Router's `<HydratedRouter>` throws a promise until its data is decoded.
 */
const suspense = {
  ...emptyBodies(
    ...['updateSuspenseComponent', 'updateDehydratedSuspenseComponent', 'updateOffscreenComponent'],
    ...['mountSuspensePrimaryChildren', 'retrySuspenseComponentWithoutHydrating'],
    ...['pushPrimaryTreeSuspenseHandler', 'bailoutOffscreenComponent', 'findFirstSuspended'],
    ...['deferHiddenOffscreenComponent', 'scheduleSuspenseWorkOnFiber', 'scheduleRetryEffect'],
    ...['attachSuspenseRetryListeners', 'getRetryCache', 'resolveRetryWakeable'],
    ...[
      'retryTimedOutBoundary',
      'retryDehydratedSuspenseBoundary',
      'registerSuspenseInstanceRetry',
    ],
    ...['commitSuspenseHydrationCallbacks', 'commitOffscreenPassiveMountEffects'],
    ...['hideOrUnhideAllChildren', 'hideOrUnhideAllChildrenOnFiber', 'hideOrUnhideNearestPortals'],
    ...['hideOrUnhideDehydratedBoundary', 'recursivelyTraverseDisappearLayoutEffects'],
    ...['recursivelyTraverseReappearLayoutEffects', 'recursivelyTraverseReconnectPassiveEffects'],
    ...['recursivelyTraverseAtomicPassiveEffects', 'recursivelyTraverseDisconnectPassiveEffects'],
    ...['useThenable', 'trackUsedThenable', 'chainThenableValue'],
    ...['replaySuspendedUnitOfWork'],
    ...['accumulateSuspenseyCommitOnFiber', 'recursivelyAccumulateSuspenseyCommit'],
    ...['preloadInstanceAndSuspendIfNeeded', 'preloadResourceAndSuspendIfNeeded'],
    ...['suspendResource', 'suspendInstance', 'insertSuspendedStylesheets'],
    ...['insertStylesheetIntoRoot', 'checkIfFullyUnsuspended'],
  ),
  waitForCommitToBeReady: 'return null;',
};
/** Hooks that the site does not use. */
const hooks = emptyBodies('useMemoCache', 'dispatchOptimisticSetState', 'startTransition');
/** Functions as `action` of a form, and `useActionState`. */
const actions = emptyBodies(
  ...['mountActionState', 'updateActionState', 'rerenderActionState', 'dispatchActionState'],
  ...['startHostTransition', 'recursivelyResetForms', 'ensureFormComponentIsStateful'],
  // A fake navigation while an action runs, so that the browser shows activity.
  'defaultOnDefaultTransitionIndicator',
);
/** Hints such as `preload()`, for which React DOM has functions: pages have `<link>` elements. */
const hints = emptyBodies(
  ...['prefetchDNS', 'preconnect', 'preconnectAs', 'preload', 'preloadModule'],
  ...['preinitStyle', 'preinitScript', 'preinitModuleScript'],
);
/** Custom elements, `findDOMNode` and component stacks in errors. */
const others = {
  ...emptyBodies('setPropOnCustomElement', 'findCurrentFiberUsingSlowPath'),
  getStackByFiberInDevAndProd: "return '';",
  getComponentNameFromType: 'return null;',
};

const CLIENT = 'react-dom-client';

/** Methods are removed with their classes. */
const METHOD =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?\n};$/gm;

export const withoutUnusedReactFeatures = () =>
  emptiedFunctions({
    name: 'without-unused-react-features',
    of: 'React DOM',
    list: 'tools/postbuild/react-functions.ts',
    pattern: /react-dom\/cjs\/(.+)\.production\.js$/,
    functions: {
      [CLIENT]: {
        ...viewTransitions,
        ...fragmentRefs,
        ...lists,
        ...suspense,
        ...hooks,
        ...actions,
        ...hints,
        ...others,
      },
    },
    trim: (code, module) =>
      module === CLIENT ? withHandledEvents(code.replace(METHOD, '')) : code,
  });
