import { createContext, use } from 'react';
import type { loader } from '#app/root.tsx';

type SiteData = ReturnType<typeof loader>;

/** The root hands it on. `useRouteLoaderData` would say the same, and render who asks again whenever the router stirs. */
export const SiteDataContext = createContext<SiteData | undefined>(undefined);

/** What the root loaded for every page: name, contact, and what every form needs. */
export const useSiteData = () => use(SiteDataContext)!;
