/**
 * A build step on React: features that this site does not use do not reach the visitor. Most functions are never called
 * without them; the others search the page for them. A lint rule (biome.json) keeps `app/` from using one.
 */
import { emptiedFunctions, empty } from './emptied-functions.ts';

/** `<ViewTransition>`. The site fades pages with the browser's own `startViewTransition` (app/shell/page-fade.tsx). */
const viewTransitions = empty(
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
const fragmentRefs = empty(
  ...['FragmentInstance', 'addFragmentHandleToFiber', 'commitNewChildToFragmentInstances'],
  ...['commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'],
);
/** `<SuspenseList>` and `<Activity>`. */
const lists = empty(
  ...['updateSuspenseListComponent', 'initSuspenseListRenderState', 'cutOffTailIfNeeded'],
  ...['updateActivityComponent', 'mountActivityChildren', 'commitActivityHydrationCallbacks'],
);
/** Functions as `action` of a form, and `useActionState`. */
const actions = empty(
  ...['mountActionState', 'updateActionState', 'rerenderActionState', 'dispatchActionState'],
  ...['startHostTransition', 'recursivelyResetForms', 'ensureFormComponentIsStateful'],
  // A made-up navigation while an action runs, so that the browser shows that it is busy.
  'defaultOnDefaultTransitionIndicator',
);
/** Hints such as `preload()`, for which React DOM has functions: pages have `<link>` elements. */
const hints = empty(
  ...['prefetchDNS', 'preconnect', 'preconnectAs', 'preload', 'preloadModule'],
  ...['preinitStyle', 'preinitScript', 'preinitModuleScript'],
);
/** Elements with a hyphen in their name, `findDOMNode` and what an error says about the components around it. */
const others = {
  ...empty('setPropOnCustomElement', 'findCurrentFiberUsingSlowPath'),
  getStackByFiberInDevAndProd: "return '';",
  getComponentNameFromType: 'return null;',
};

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
      'react-dom-client': {
        ...viewTransitions,
        ...fragmentRefs,
        ...lists,
        ...actions,
        ...hints,
        ...others,
      },
    },
    trim: (code) => code.replace(METHOD, ''),
  });
