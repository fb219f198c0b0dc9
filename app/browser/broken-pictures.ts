/**
 * A picture that did not come: its words stand on its ground, and it is asked for again when the line is back or when it
 * comes into view once more.
 */
const AWAY = 'away';
let views: IntersectionObserver | undefined;

function askAgain(img: HTMLImageElement) {
  img.loading = 'eager';
  img.setAttribute('src', img.src);
}

function watch() {
  addEventListener('online', () =>
    document.querySelectorAll<HTMLImageElement>('img[data-broken]').forEach(askAgain),
  );
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const img = target as HTMLImageElement;
      const wasAway = img.dataset.broken === AWAY;
      img.dataset.broken = isIntersecting ? '' : AWAY;
      if (isIntersecting && wasAway) askAgain(img);
    }
  });
}

/** Marks a picture as broken until it comes after all. */
export function markBroken(img: HTMLImageElement) {
  views ??= watch();
  if (img.dataset.broken !== undefined) return;
  const frame = img.parentElement!;
  img.dataset.broken = '';
  if (img.alt) frame.dataset.alt = img.alt;
  views.observe(img);
  const onLoad = () => {
    delete img.dataset.broken;
    delete frame.dataset.alt;
    views?.unobserve(img);
  };
  img.addEventListener('load', onLoad, { once: true });
}
