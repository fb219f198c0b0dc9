/** Paths of the programs that the server starts as separate processes. */
import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..');
const tool = (path: string) => join(ROOT, 'tools', path);

export const PROGRAMS = {
  /** Lists the mistakes in a content folder. */
  checkContent: tool('content/check-content.ts'),
  /** Checks one changed text of the content. */
  checkTexts: tool('desk/check-texts-program.ts'),
  /** Renders one page with the words of the draft. */
  renderPage: tool('desk/render-program.ts'),
  /** Builds a preview of the draft. */
  buildPreview: tool('release/preview.ts'),
  /** Lists what is left to do before the site opens. */
  launchCheck: tool('launch/main.ts'),
  /** Makes pictures quickly, until they are encoded. */
  quickPicture: join(ROOT, 'pictures', 'quick.ts'),
  /** Cuts and encodes a film. */
  makeFilm: tool('film/main.ts'),
} as const;
