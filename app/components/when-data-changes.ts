import { type ComponentType, memo } from 'react';

/**
 * Memoises a route's component by its loader data, because the router renders each of them two or three times per
 * navigation.
 */
export const whenDataChanges = <Props extends { readonly loaderData: unknown }>(
  Route: ComponentType<Props>,
) => memo(Route, (before, after) => before.loaderData === after.loaderData);
