import { type ComponentType, memo } from 'react';

/**
 * Memoises a route's component by its loader data: during a navigation the router renders each of them two or three
 * times.
 */
export const whenDataChanges = <Props extends { readonly loaderData: unknown }>(
  Route: ComponentType<Props>,
) => memo(Route, (before, after) => before.loaderData === after.loaderData);
