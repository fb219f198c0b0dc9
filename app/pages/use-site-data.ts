import { createContext, use } from 'react';
import type { siteData } from '#app/site/site-data.server.ts';

type SiteData = typeof siteData & { readonly year: number };

/** The root hands it on. `useRouteLoaderData` would say the same, and render who asks again whenever the router stirs. */
export const SiteDataContext = createContext<SiteData | undefined>(undefined);

/** What the root loaded for every page: name, contact, and what every form needs. */
export const useSiteData = () => use(SiteDataContext)!;
