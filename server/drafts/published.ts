/** Where the content lies that is published: what a build reads, and what the draft is compared with. */
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';

/** The checkout's own. */
export const CHECKOUT = join(import.meta.dirname, '..', '..', 'content');
/**
 * The texts that every new site begins with. For each line that ends in `# starter`, the launch check tells the owner
 * if it has not been changed.
 */
export const STARTER = join(import.meta.dirname, '..', 'new-studio', 'starter');

/** Folder of the versions that the desk has published. */
export const versionsFolder = (dataDir: string) => join(dataDir, 'content');
/** A link to the version that is published. */
export const currentLink = (dataDir: string) => join(versionsFolder(dataDir), 'current');

/** Whether the content has moved out of the code: the desk's editors have been used. */
export const isMovedOut = ({ dataDir, contentDir }: Pick<Config, 'dataDir' | 'contentDir'>) =>
  contentDir === undefined && existsSync(currentLink(dataDir));

/** Absolute: `CONTENT_DIR` where it is set, else the version that the desk published last, else the checkout's. */
export function publishedContent(config: Pick<Config, 'dataDir' | 'contentDir'>): string {
  if (config.contentDir !== undefined) return realpathSync(config.contentDir);
  return isMovedOut(config) ? realpathSync(currentLink(config.dataDir)) : CHECKOUT;
}
