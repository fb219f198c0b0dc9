/**
 * What `use` returns, or undefined where the browser's storage is blocked or full: reading `localStorage` may throw, or
 * give null (HTML, 12.2.3). Only for what the desk can do without.
 */
export function optional<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
