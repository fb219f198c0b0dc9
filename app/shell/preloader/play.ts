/**
 * The preloader's states (docs/specification/states.md): fullscreen → (film ends) zooming-out → `zoomOutMs` → complete.
 * It is inlined into the page and runs before hydration, so it must not use anything outside its own body.
 */

export interface PreloaderTimes {
  readonly zoomOutMs: number;
  readonly errorFallbackMs: number;
  readonly noFrameMs: number;
  readonly pageWaitMs: number;
}

export function playPreloader(times: PreloaderTimes) {
  const dialog = document.getElementById('preloader') as HTMLDialogElement | null;
  const video = dialog?.querySelector('video');
  if (!dialog || !video) return;
  const network = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isUnwanted =
    matchMedia('(prefers-reduced-motion: reduce)').matches || network.connection?.saveData;
  try {
    if (isUnwanted || sessionStorage.getItem('preloader')) return;
    sessionStorage.setItem('preloader', 'played');
  } catch {
    return; // without storage the film would play on every page
  }

  const timers: number[] = [];
  const after = (ms: number, then: () => void) =>
    timers.push(setTimeout(then, ms) as unknown as number);
  const enter = (state: string) => {
    dialog.dataset.preloader = state;
  };
  const complete = () => {
    timers.forEach(clearTimeout);
    enter('complete');
    video.pause();
    dialog.close();
    document.dispatchEvent(new Event('preloadercomplete'));
  };
  const isOver = () => dialog.dataset.preloader !== 'fullscreen';
  const zoomOut = () => {
    if (isOver()) return; // a second click does not make it last longer
    timers.forEach(clearTimeout);
    enter('zooming-out');
    // The film shrinks to the frame in the page's first screen; on a page without one it is just hidden.
    const opening = document.querySelector('[data-opening]')?.getBoundingClientRect();
    for (const side of opening ? (['left', 'top', 'width', 'height'] as const) : [])
      dialog.style.setProperty(`--${side}`, `${opening?.[side]}px`);
    after(times.zoomOutMs, complete);
  };
  const fail = () => {
    if (isOver()) return;
    video.ontimeupdate = null;
    timers.forEach(clearTimeout);
    after(times.errorFallbackMs, complete);
  };
  const expectFrame = () => {
    if (isOver()) return; // a film that loads or plays on after "Skip" must not stop the zoom-out
    timers.forEach(clearTimeout);
    after(times.noFrameMs, fail);
  };
  const requestFilm = () => {
    if (isOver()) return;
    expectFrame();
    video.play().catch(() => undefined);
  };

  video.addEventListener('loadeddata', () => {
    delete dialog.dataset.loading;
    // A film may also stop while it plays, for lack of data or by a fault of the browser.
    video.ontimeupdate = expectFrame;
    expectFrame();
  });
  video.addEventListener('ended', zoomOut);
  // The browser tries the sources in order, the phone film first; the error of the last source is the film's.
  video.addEventListener('error', fail);
  video.querySelector('source:last-of-type')?.addEventListener('error', fail);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    zoomOut();
  });
  dialog.addEventListener('click', zoomOut);
  // Visitors who open a shared link came for that page: the first touch, scroll or key shows it.
  for (const name of location.pathname === '/' ? [] : ['touchstart', 'wheel', 'keydown'])
    dialog.addEventListener(name, zoomOut, { passive: true });

  enter('fullscreen');
  dialog.dataset.loading = '';
  dialog.showModal();
  if (document.readyState === 'complete') requestFilm();
  else {
    addEventListener('load', requestFilm, { once: true });
    after(times.pageWaitMs, fail);
  }
}
