import { minifyScript } from './page.ts';

/** Addresses of what a page loads after it is shown. */
interface LateParts {
  /** The page's module script. */
  readonly module: string;
  /** What the module imports, loaded at the same time. */
  readonly preloads: readonly string[];
}

/**
 * Starts the page's modules when the page has loaded and the browser is idle, or at the first touch or key. Until then
 * links, forms, `<details>`, menu and pop-up work without them. A click on a button that needs script is stored and
 * replayed after hydration. This function is inlined into each page, so it must not use anything from outside its body.
 */
function startModules({ module, preloads }: LateParts) {
  const early = ['pointerdown', 'keydown', 'touchstart'] as const;
  let missed: HTMLElement | null = null;
  let isStarted = false;

  function start() {
    for (const name of early) removeEventListener(name, start, true);
    if (isStarted) return;
    isStarted = true;
    const links = preloads.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    const script = Object.assign(document.createElement('script'), { type: 'module', src: module });
    // One request per task: all in one task would block a slow phone for a tenth of a second.
    for (const part of [...links, script]) setTimeout(() => document.head.append(part));
  }
  function keep(event: MouseEvent) {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]');
    const isAnswered = button?.matches('[popovertarget], [commandfor], dialog[id=preloader] *');
    if (button && !isAnswered) missed = button;
  }
  function whenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  for (const name of early) addEventListener(name, start, { capture: true, passive: true });
  addEventListener('click', keep, true);
  document.addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', keep, true);
      missed?.click();
    },
    { once: true },
  );
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

const PARTS = '__PARTS__';

/** The minified function with the page's addresses, which contain no quotes. */
export const starterFor = ({ module, preloads }: LateParts) =>
  minifyScript(`(${startModules})(${PARTS})`).replace(
    PARTS,
    () => `{module:${JSON.stringify(module)},preloads:${JSON.stringify(preloads)}}`,
  );
