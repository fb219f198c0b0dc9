/** Other names that redirect to a project or a kind of projects: its folder and its former addresses. */
export const formerNames = (
  today: string,
  folder: string,
  formerAddresses: readonly string[],
): string[] => [...new Set([...formerAddresses, folder])].filter((name) => name !== today);
