import { useEffect, useState } from 'react';

/** True from the first time that something was open: what is loaded for it stays. False in the HTML. */
export function useHasOpened(isOpen: boolean): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (isOpen) setHas(true);
  }, [isOpen]);
  return has;
}
