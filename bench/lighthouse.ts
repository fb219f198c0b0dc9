/** Lighthouse's own judgement of a page. It is fetched when it is asked for: no visitor and no test needs it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const VERSION = '13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Judgement {
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Audits of the full categories that are not passed. */
  readonly faults: readonly string[];
}

interface Report {
  readonly categories: Record<
    string,
    { score: number; auditRefs: { id: string; weight: number }[] }
  >;
  readonly audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** Judges one address as a phone (the mobile preset); once more when Lighthouse itself stumbles, as it does now and then. */
export const judge = (url: string, chrome: string): Promise<Judgement> =>
  judgeOnce(url, chrome).catch(() => judgeOnce(url, chrome));

async function judgeOnce(url: string, chrome: string): Promise<Judgement> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        `lighthouse@${VERSION}`,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 1e8 },
    );
    const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round(categories[name]!.score * 100)]),
    );
    const faults = CATEGORIES.flatMap((name) => categories[name]!.auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]!.displayValue ?? ''}`.trim());
    return { scores, faults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
