/**
 * A picture that failed to load shows its alternative text, and is requested again when the browser is online again or
 * when the picture scrolls back into view.
 */
const OFF_SCREEN = 'away';
let observer: IntersectionObserver | undefined;

function reload(img: HTMLImageElement) {
  img.loading = 'eager';
  img.setAttribute('src', img.src);
}

function startObserver() {
  addEventListener('online', () =>
    document.querySelectorAll<HTMLImageElement>('img[data-broken]').forEach(reload),
  );
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const img = target as HTMLImageElement;
      const wasOffScreen = img.dataset.broken === OFF_SCREEN;
      img.dataset.broken = isIntersecting ? '' : OFF_SCREEN;
      if (isIntersecting && wasOffScreen) reload(img);
    }
  });
}

/** Shows the picture's alternative text until the picture loads after all. */
export function markBroken(img: HTMLImageElement) {
  observer ??= startObserver();
  const frame = img.parentElement;
  if (!frame || img.dataset.broken !== undefined) return;
  img.dataset.broken = '';
  if (img.alt) frame.dataset.alt = img.alt;
  observer.observe(img);
  const onLoad = () => {
    delete img.dataset.broken;
    delete frame.dataset.alt;
    observer?.unobserve(img);
  };
  img.addEventListener('load', onLoad, { once: true });
}
