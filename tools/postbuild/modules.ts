/** When a page's scripts start, and with what. Pure: HTML in, HTML out. */

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const MODULE = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const CONTEXT = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
/** What React streams behind the page: the loaders' data, and scripts that would put late parts in their place. */
const STREAM = /<!--\$\?--><template id="B:0"><\/template>[\s\S]*(?=<\/body>)/;
const STREAMED = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;

interface ModuleStart {
  /** What the page's module script said. */
  readonly code: string;
  /** What its loaders said, as the script that hands it to React Router. */
  readonly data: string;
  /** The modules that it will need, which the head asked for early. */
  readonly preloads: readonly string[];
}

/** How the page would start its modules; undefined for one without. */
export function moduleStart(html: string): ModuleStart | undefined {
  const code = MODULE.exec(html)?.[2];
  const context = CONTEXT.exec(html)?.[1];
  if (!code || !context) return undefined;
  const [stream = ''] = STREAM.exec(html) ?? [];
  const streamed = [...stream.matchAll(STREAMED)].map(([, part = '']) => part);
  return {
    code,
    data: [context, ...streamed].join('\n'),
    preloads: [...html.matchAll(PRELOAD)].map(([, href = '']) => href),
  };
}

/**
 * Takes the early requests out of the head and the data, which says again what the page shows, out of the body, and
 * lets `starter` run in place of the module script. React looks for the two scripts' elements, not for their text.
 */
export const deferModules = (html: string, starter: string) =>
  html
    .replace(PRELOAD, '')
    .replace(STREAM, '')
    .replace(CONTEXT, '<script></script>')
    .replace(MODULE, (_, open, _code, end) => open + starter + end);
