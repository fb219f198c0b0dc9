import { type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { whenIdle } from '#app/hooks/use-page-idle.ts';

/**
 * Its links learn of another fragment in the address when the browser is idle. The router would render each of them
 * again before the page shows what was tapped: a tab or a picture.
 */
export function SteadyLocation({ children }: { readonly children: ReactNode }) {
  const context = useContext(LocationContext);
  const [known, setKnown] = useState(context);
  useEffect(() => {
    whenIdle(() => startTransition(() => setKnown(context)));
  }, [context]);
  const { pathname, search } = known.location;
  const isSamePage = pathname === context.location.pathname && search === context.location.search;
  return <LocationContext value={isSamePage ? known : context}>{children}</LocationContext>;
}
