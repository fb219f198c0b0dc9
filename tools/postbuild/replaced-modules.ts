import type { Plugin } from 'vite';

interface Replacement {
  /** Of the plugin. */
  readonly name: string;
  /** Matches the path of a module; its first group is the module's name in `modules`. */
  readonly pattern: RegExp;
  /** New code of each module. */
  readonly modules: Readonly<Record<string, string>>;
  /** True: only in the browser's script, not in the program that renders the pages. */
  readonly isClientOnly?: boolean;
}

/**
 * A build step that replaces modules of a package. The build stops if the browser's script has no such module, for example
 * because a new version of the package has moved it: what it replaces would reach visitors again without anybody noticing.
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
