import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the root loaded for every page: name, contact, and what every form needs. */
export const useSiteData = () => useRouteLoaderData<typeof loader>('root')!;
