import { type ComponentType, memo } from 'react';

/**
 * A route's component that renders anew only for other data: on the way to the next page the router renders each of
 * them two or three times.
 */
export const whenDataChanges = <Props extends { readonly loaderData: unknown }>(
  Route: ComponentType<Props>,
) => memo(Route, (before, after) => before.loaderData === after.loaderData);
