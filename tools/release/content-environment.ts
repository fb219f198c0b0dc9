/** The variables under which the steps of a build read a content that is not the checkout's. */
import { resolve } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { publishedContent } from '#server/drafts/published.ts';
import { clientFolder, servedRelease } from '#server/releases/folder.ts';

/** Its pictures are encoded beside the data, so that no build prunes those of the other content. `folder`: the releases. */
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
