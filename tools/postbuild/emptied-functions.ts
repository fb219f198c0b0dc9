/** Vite plugin that empties functions of a package which this site never calls, so that visitors do not load them. */
import type { Plugin } from 'vite';

/** New body of each function by name. */
type Bodies = Readonly<Record<string, string>>;
/** Functions that do nothing. */
export const emptyBodies = (...names: readonly string[]): Bodies =>
  Object.fromEntries(names.map((name) => [name, '']));

interface Emptied {
  /** Name of the plugin. */
  readonly name: string;
  /** Name of the package in error messages. */
  readonly of: string;
  /** The file with the list, for error messages. */
  readonly list: string;
  /** Matches the path of a module; its first group is the module's key in `functions`. */
  readonly pattern: RegExp;
  readonly functions: Readonly<Record<string, Bodies>>;
  /** Another change of a module's code; `module` is its key. */
  readonly trim?: (code: string, module: string) => string;
}

/** Replaces their bodies; the bundler then removes what only they used. The build stops if a function or module is missing. */
export function emptiedFunctions({ name, of, list, pattern, functions, trim }: Emptied): Plugin {
  const missing = new Set(Object.keys(functions));
  const absent = (what: string) =>
    new Error(
      `${of} has no ${what} where ${list} looks for it. Compare that list with the installed version.`,
    );

  function withBody(code: string, called: string, body: string): string {
    const whole = new RegExp(`^(\\t*)((?:async )?function ${called}\\()[\\s\\S]*?\\n\\1}$`, 'm');
    if (!whole.test(code)) throw absent(`function ${called}`);
    return code.replace(whole, `$1$2) {${body}}`);
  }

  return {
    name,
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: pattern },
      handler(code, id) {
        const module = pattern.exec(id)?.[1] ?? '';
        missing.delete(module);
        const bodies = Object.entries(functions[module] ?? {});
        const used = bodies.reduce(
          (before, [called, body]) => withBody(before, called, body),
          trim?.(code, module) ?? code,
        );
        return { code: used, map: null };
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0) throw absent(`module ${[...missing].join(', ')}`);
    },
  };
}
