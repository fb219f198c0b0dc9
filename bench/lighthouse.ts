/** Runs Lighthouse. It is fetched by npx on demand, because no visitor and no test needs it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const VERSION = '13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface LighthouseResult {
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Failed audits that count towards a score. */
  readonly failures: readonly string[];
}

interface Report {
  readonly categories: Record<
    string,
    { score: number; auditRefs: { id: string; weight: number }[] }
  >;
  readonly audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** Audits one address with the mobile preset; retries once, because Lighthouse itself sometimes fails. */
export const audit = (url: string, chrome: string): Promise<LighthouseResult> =>
  auditOnce(url, chrome).catch(() => auditOnce(url, chrome));

async function auditOnce(url: string, chrome: string): Promise<LighthouseResult> {
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
    const failures = CATEGORIES.flatMap((name) => categories[name]!.auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]!.displayValue ?? ''}`.trim());
    return { scores, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
