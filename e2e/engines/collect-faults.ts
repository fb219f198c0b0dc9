/** Where a page's errors are kept, from one page to the next. */
export const FAULTS = 'walk-faults';

/**
 * Notes what goes wrong on a page: thrown errors, `console.error`, refused sources, pictures, films and styles that fail.
 * It runs in the page before everything else, so it may use nothing from outside its own body, and leaves no trace in it.
 */
export function collectFaults(firstVisit: boolean) {
  document.currentScript?.remove();
  if (!firstVisit) sessionStorage.setItem('preloader', 'played');
  const note = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem('walk-faults') ?? '[]') as string[];
    sessionStorage.setItem('walk-faults', JSON.stringify([...faults, fault]));
  };
  const say = (thing: unknown) => (thing instanceof Error ? `${thing} ${thing.stack}` : `${thing}`);
  // A browser goes through the sources of a film by itself: only the last one's failure is a fault. And Firefox reports
  // an error where a module is preloaded that it already has; one that is missing shows in the server's answers.
  const HARMLESS = 'source:not(:last-of-type), link[rel=modulepreload]';
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) note(`error: ${say(event.error ?? event.message)}`);
    else if (target instanceof Element && !target.matches(HARMLESS))
      note(`did not load: ${target.outerHTML}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${say(reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    note(`refused by the policy: ${event.blockedURI} ${event.violatedDirective}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note(`console: ${words.map(say).join(' ')}`);
    error(...words);
  };
}
