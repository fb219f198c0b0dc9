/** Vite takes paths for addresses, in its own packages too, so that no setting of ours helps. */
const ADDRESS_SIGN = /[#?]|%[0-9a-f]{2}/i;

/** One line where the site cannot be built in this folder; null otherwise. */
export function pathProblem(root: string): string | null {
  const [sign] = ADDRESS_SIGN.exec(root) ?? [];
  return sign
    ? `The project's folder ${root} has "${sign}" in its path, and the build tool (Vite) cannot work there. Rename the folder, or move the project.`
    : null;
}
