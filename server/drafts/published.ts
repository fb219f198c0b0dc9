/**
 * Paths of the published content, which builds read and with which the draft is compared
 * (docs/decisions/content.md#published-content-is-stored-outside-the-checkout).
 */
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';

/** The content in the checkout. */
export const CHECKOUT = join(import.meta.dirname, '..', '..', 'content');
/** The texts that every new site begins with. The launch check reports each line that ends in `# starter` until it is changed. */
export const STARTER = join(import.meta.dirname, '..', 'new-studio', 'starter');

/** Folder of the content versions that the desk has published. */
export const versionsFolder = (dataDir: string) => join(dataDir, 'content');
/** Symbolic link to the published version. */
export const currentLink = (dataDir: string) => join(versionsFolder(dataDir), 'current');

/** Whether the content was copied out of the code, which happens at the first edit at the desk. */
export const hasOwnContent = ({ dataDir, contentDir }: Pick<Config, 'dataDir' | 'contentDir'>) =>
  contentDir === undefined && existsSync(currentLink(dataDir));

/**
 * Absolute path of the published content: `CONTENT_DIR` if it is set, else the version that the desk published last, else the
 * checkout's content.
 */
export function publishedContent(config: Pick<Config, 'dataDir' | 'contentDir'>): string {
  if (config.contentDir !== undefined) return realpathSync(config.contentDir);
  return hasOwnContent(config) ? realpathSync(currentLink(config.dataDir)) : CHECKOUT;
}
