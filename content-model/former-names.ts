/** The names that lead to a project or a kind of projects, besides that of today. */
export const formerNames = (today: string, folder: string, told: readonly string[]): string[] =>
  [...new Set([...told, folder])].filter((name) => name !== today);
