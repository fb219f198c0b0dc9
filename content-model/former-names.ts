/** Other names that redirect to a project or a kind of projects: its folder and its former addresses. */
export const formerNames = (today: string, folder: string, told: readonly string[]): string[] =>
  [...new Set([...told, folder])].filter((name) => name !== today);
