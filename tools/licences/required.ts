/** Finds what a file loads or locates without an import: by `require`, `createRequire` or `import.meta.resolve`. */
import { type ESTree, Visitor } from 'vite';

const isNamed = (node: ESTree.Expression, name: string) =>
  node.type === 'Identifier' && node.name === name;

/** `createRequire(…)` */
const isMade = (node: ESTree.Expression) =>
  node.type === 'CallExpression' && isNamed(node.callee, 'createRequire');

/** `require`, also under another name, or `createRequire(…)` */
const isRequire = (node: ESTree.Expression, names: ReadonlySet<string>) =>
  isMade(node) || (node.type === 'Identifier' && names.has(node.name));

/** `require`, `require.resolve` or `import.meta.resolve` */
function isLoader(callee: ESTree.Expression, names: ReadonlySet<string>): boolean {
  if (isRequire(callee, names)) return true;
  if (callee.type !== 'MemberExpression' || callee.computed) return false;
  const isOfModule = callee.object.type === 'MetaProperty' || isRequire(callee.object, names);
  return isOfModule && callee.property.name === 'resolve';
}

/**
 * The specifiers.
 * @param file its name in the error message
 * @throws Error if one is not a string literal, because then nobody can tell which package it is
 */
export function specifiersRequired(program: ESTree.Program, file: string): string[] {
  const names = new Set(['require']);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier' && isMade(init)) names.add(id.name);
    },
  }).visit(program);
  const specifiers: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [specifier] }) {
      if (!isLoader(callee, names)) return;
      if (specifier?.type !== 'Literal' || typeof specifier.value !== 'string')
        throw new Error(
          `${file}: write the package as a string into each call of require or resolve, so that docs/licences.md can list it.`,
        );
      specifiers.push(specifier.value);
    },
  }).visit(program);
  return specifiers;
}
