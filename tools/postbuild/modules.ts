/** Delays a page's scripts. Pure: HTML in, HTML out. */

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const MODULE = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const CONTEXT = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
/**
 * What React writes after the page: the loaders' data. If it came after the rest of the page was sent, a placeholder is
 * before it and scripts that would replace that one.
 */
const STREAM =
  /<!--\$\??-->(?:<template id="B:0">|<script>window\.__reactRouterContext\.stream)[\s\S]*(?=<\/body>)/;
const STREAMED = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;

interface ModuleStart {
  /** Code of the page's module script. */
  readonly code: string;
  /** Its loaders' data, as the script that passes it to React Router. */
  readonly data: string;
  /** The modules that it needs, which the head preloads. */
  readonly preloads: readonly string[];
}

/** How the page starts its modules; undefined if it has none. @throws Error if the loaders' data is not found */
export function moduleStart(html: string): ModuleStart | undefined {
  const code = MODULE.exec(html)?.[2];
  const context = CONTEXT.exec(html)?.[1];
  if (!code || !context) return undefined;
  const [stream = ''] = STREAM.exec(html) ?? [];
  const streamed = [...stream.matchAll(STREAMED)].map(([, part = '']) => part);
  if (streamed.length === 0)
    throw new Error('A page has no data: React writes it in another way than modules.ts expects.');
  return {
    code,
    data: [context, ...streamed].join('\n'),
    preloads: [...html.matchAll(PRELOAD)].map(([, href = '']) => href),
  };
}

/**
 * Removes the preloads from the head and the hydration data from the body, and runs `starter` in place of the module
 * script. React looks for the elements of the two scripts, not for their text.
 */
export const deferModules = (html: string, starter: string) =>
  html
    .replace(PRELOAD, '')
    .replace(STREAM, '')
    .replace(CONTEXT, '<script></script>')
    .replace(MODULE, (_, open, _code, end) => open + starter + end);
