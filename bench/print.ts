/** Output of the benchmarks: lines, tables, percentiles, and the machine's load. */
import { cpus, loadavg } from 'node:os';

export const print = (line: string) => process.stdout.write(`${line}\n`);

/** "2 cores, load 0.4 0.9 1.2": the averages of 1, 5 and 15 minutes. */
export const machine = () =>
  `${cpus().length} cores, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;

/** The value below which that share of the values is; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Prints the missed goals, and sets the exit code to 1 if there are any. */
export function verdict(misses: readonly string[]): void {
  print(misses.length ? `\nMissed: ${misses.join('; ')}.` : '\nEvery goal is met.');
  process.exitCode = misses.length ? 1 : 0;
}

/** A table with aligned columns: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows
    .map((row) =>
      row.map((cell, i) => (i ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join('  '),
    )
    .join('\n');
}
