/** The first of `wanted`, `wanted`-2, `wanted`-3 and so on that is not taken. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? wanted : `${wanted}-${n}`;
    if (!isTaken(name)) return name;
  }
}
