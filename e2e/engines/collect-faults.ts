/** Storage key for a page's errors, so that they survive the next page. */
export const FAULTS = 'walk-faults';

/**
 * Records errors of a page: exceptions, `console.error`, refused sources, pictures, films and style sheets that fail.
 * It runs in the page before everything else, so it must not use anything outside its own body, and must not leave a
 * trace in it.
 */
export function collectFaults(firstVisit: boolean) {
  document.currentScript?.remove();
  if (!firstVisit) sessionStorage.setItem('preloader', 'played');
  const note = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem('walk-faults') ?? '[]') as string[];
    sessionStorage.setItem('walk-faults', JSON.stringify([...faults, fault]));
  };
  const say = (thing: unknown) => (thing instanceof Error ? `${thing} ${thing.stack}` : `${thing}`);
  // A browser tries the sources of a film in order, so only the failure of the last one counts. Firefox reports an
  // error if a preloaded module is already loaded; a missing module is visible in the server's answers.
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
