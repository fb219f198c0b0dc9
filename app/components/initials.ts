/** "AK" of "Asha Meera Kulkarni", "A" of "Asha". Shown instead of a photo. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
