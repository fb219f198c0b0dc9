/** Vite treats paths as URLs, also in its own packages, so no setting helps. */
const ADDRESS_SIGN = /[#?]|%[0-9a-f]{2}/i;

/** One line if the site cannot be built in this folder; else null. */
export function pathProblem(root: string): string | null {
  const [sign] = ADDRESS_SIGN.exec(root) ?? [];
  return sign
    ? `The project's folder ${root} has "${sign}" in its path, and the build tool (Vite) cannot work there. Rename the folder, or move the project.`
    : null;
}
