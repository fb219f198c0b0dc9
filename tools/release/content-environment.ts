/** Environment variables for a build of content that is not the checkout's. */
import { resolve } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { publishedContent } from '#server/drafts/published.ts';
import { clientFolder, servedRelease } from '#server/releases/folder.ts';

/** Its pictures are encoded in the data folder, so that no build deletes those of the other content. `folder`: that of the releases. */
export function contentEnvironment(
  config: Pick<Config, 'dataDir' | 'contentDir'>,
  folder: string,
): Record<string, string> {
  const served = servedRelease(folder);
  return {
    CONTENT_DIR: publishedContent(config),
    PUBLIC_DIR: resolve(config.dataDir, 'work', 'public'),
    ...(served && { PUBLIC_PREVIOUS: resolve(clientFolder(folder, served.id)) }),
  };
}
