/** A page of the site with the words of the draft, rendered by the site's own components in a process of its own. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createQueue } from '#server/drafts/queue.ts';
import { PROGRAMS, ROOT } from '#server/programs.ts';
import { askChild } from '../../ask-child.ts';

/** A second when the machine is idle; beside builds, many times that. */
const TIME_MAX_MS = 60_000;
const MEMORY_MAX_MB = 256;

type Answer = { html: string } | { failed: string };

/** One after another: two at once would only make both slower. */
const inTurn = createQueue();

interface RenderOptions {
  /** The bundle that rendered what is served. */
  readonly bundle: string | undefined;
  /** The draft's folder. */
  readonly content: string;
  readonly dataDir: string;
  /** Of the page: "/about". */
  readonly address: string;
  /** Files that differ from what is published: a picture may have another one's name. */
  readonly changed: readonly string[];
  /** Pictures that have a focal point on the published pages alone. */
  readonly unframed: readonly string[];
}

/** The page as React writes it, with its scripts; null where it cannot be rendered. */
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
