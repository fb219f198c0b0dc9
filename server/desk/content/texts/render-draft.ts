/** A page with the texts of the draft, rendered by the site's own components in a child process. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createQueue } from '#server/drafts/queue.ts';
import { PROGRAMS, ROOT } from '#server/programs.ts';
import { askChild } from '../../ask-child.ts';

/** Rendering takes a second on an idle machine, and many times as long during builds. */
const TIME_MAX_MS = 60_000;
const MEMORY_MAX_MB = 256;

type Answer = { html: string } | { failed: string };

/** One at a time: two at once would only slow each other down. */
const inTurn = createQueue();

interface RenderOptions {
  /** The bundle that rendered the served site. */
  readonly bundle: string | undefined;
  /** The draft's folder. */
  readonly content: string;
  readonly dataDir: string;
  /** Of the page: "/about". */
  readonly address: string;
  /** Files that differ from the published ones, because a picture may have the name of another one. */
  readonly changed: readonly string[];
  /** Pictures that have a focal point only on the published pages. */
  readonly unframed: readonly string[];
}

/** React's HTML of the page, with its scripts; null if it cannot be rendered. */
export const renderDraft = (options: RenderOptions): Promise<string | null> =>
  inTurn(() => render(options)).catch(() => null);

async function render({ bundle, content, dataDir, address, ...difference }: RenderOptions) {
  if (!bundle || !existsSync(bundle)) return null;
  const answer = await askChild<Answer>(PROGRAMS.renderPage, {
    args: [resolve(bundle), address],
    message: difference,
    cwd: ROOT,
    env: { NODE_ENV: 'production', CONTENT_DIR: content, DATA_DIR: resolve(dataDir) },
    heapMb: MEMORY_MAX_MB,
    timeMs: TIME_MAX_MS,
  });
  return answer && 'html' in answer ? answer.html : null;
}
