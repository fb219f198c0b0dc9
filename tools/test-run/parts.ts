/** Runs the parts of a test run: stages one after the other, the lanes of a stage in parallel. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Part {
  readonly name: string;
  /** The command and its arguments. */
  readonly run: readonly [command: string, ...args: string[]];
}
/** Parts that run in sequence. */
type Lane = readonly Part[];
type Stage = readonly Lane[];

interface PartResult {
  readonly name: string;
  readonly seconds: number;
  readonly code: number;
}

async function runPart(part: Part, isAlone: boolean): Promise<PartResult> {
  const startedAt = performance.now();
  const [command, ...args] = part.run;
  const child = spawn(command, args, {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  process.stdout.write(output);
  return { name: part.name, seconds: (performance.now() - startedAt) / 1000, code: code ?? 1 };
}

async function runLane(lane: Lane, isAlone: boolean): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const part of lane) {
    const result = await runPart(part, isAlone);
    results.push(result);
    if (result.code !== 0) break;
  }
  return results;
}

/**
 * Runs all stages, up to the first one with a failed part. Parts that run in parallel print their output at their end,
 * so that it is not mixed.
 */
export async function runStages(stages: readonly Stage[]): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const stage of stages) {
    const ran = await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)));
    results.push(...ran.flat());
    if (results.some(({ code }) => code !== 0)) break;
  }
  return results;
}

const time = (seconds: number) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** A line for each part with its time in minutes and seconds, and one for the total. */
export function timesOf(results: readonly PartResult[], seconds: number): string {
  const lines = results.map(
    ({ name, seconds: own, code }) =>
      `${name.padEnd(8)} ${time(own).padStart(6)}${code === 0 ? '' : '  failed'}`,
  );
  return [...lines, `${'all'.padEnd(8)} ${time(seconds).padStart(6)}`].join('\n');
}
