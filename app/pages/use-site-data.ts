import { createContext, use } from 'react';
import type { siteData } from '#app/site/site-data.server.ts';

type SiteData = typeof siteData & { readonly year: number };

/**
 * Provided by the root. `useRouteLoaderData` would re-render every component that calls it at each state change of the
 * router.
 */
export const SiteDataContext = createContext<SiteData | undefined>(undefined);

/** Data that the root loads for every page: name, contact details, and what every form needs. */
export function useSiteData() {
  const data = use(SiteDataContext);
  if (!data) throw new Error('Outside the root.');
  return data;
}
