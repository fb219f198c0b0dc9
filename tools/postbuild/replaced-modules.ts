import type { Plugin } from 'vite';

interface Replacement {
  /** Name of the plugin. */
  readonly name: string;
  /** Matches the path of a module; its first group is the module's key in `modules`. */
  readonly pattern: RegExp;
  /** New code of each module. */
  readonly modules: Readonly<Record<string, string>>;
  /** True: only in the browser's bundle, not in the renderer. */
  readonly isClientOnly?: boolean;
}

/**
 * Vite plugin that replaces modules of a package. The build stops if the browser's bundle has no such module, for
 * example because a new version has moved it: otherwise visitors would load the original again without notice.
 */
export function replacedModules({ name, pattern, modules, isClientOnly }: Replacement): Plugin {
  const missing = new Set(Object.keys(modules));
  return {
    name,
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => !isClientOnly || environment.name === 'client',
    load: {
      filter: { id: pattern },
      handler(id) {
        const module = pattern.exec(id)?.[1] ?? '';
        if (!Object.hasOwn(modules, module)) return undefined;
        if (this.environment.name === 'client') missing.delete(module);
        return modules[module];
      },
    },
    buildEnd(error) {
      if (error || missing.size === 0 || this.environment.name !== 'client') return;
      this.error(
        `No module ${[...missing].join(', ')} was replaced. The package has probably moved it: correct the names in the plugin "${name}" (tools/postbuild/).`,
      );
    },
  };
}
