import { minified } from './page.ts';

/** What a page asks for once it stands, by address. */
interface LateParts {
  /** The page's module script. */
  readonly module: string;
  /** What the module will import, asked for at the same moment. */
  readonly preloads: readonly string[];
}

/**
 * Starts the page's modules once the page stands and the browser is idle, or at the first touch or key, whatever is
 * first: until then links, forms, `<details>`, menu and pop-up work without them. A click on a button that only a
 * script can answer is kept and given again once React is there, so that none is lost.
 * It is inlined into each page, so it may use nothing from outside its own body.
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
    // One request a task: all in one would hold a slow phone for a tenth of a second.
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

/** The function as a line for one page, as small as it gets. Addresses hold nothing that would end a string. */
export const starterFor = ({ module, preloads }: LateParts) =>
  minified(`(${startModules})(${PARTS})`).replace(
    PARTS,
    () => `{module:${JSON.stringify(module)},preloads:${JSON.stringify(preloads)}}`,
  );
