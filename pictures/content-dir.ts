/** Paths of the content and of its encoded pictures. Names of content files begin with "content/", wherever the folder is. */
import { join } from 'node:path';

/** The content folder: `CONTENT_DIR`, or the checkout's own. */
export const contentDir = () => process.env.CONTENT_DIR || 'content';

/** The path of a content file by its name, "content/site.yaml"; other paths are unchanged. */
export const contentFile = (name: string) => name.replace(/^content(?=\/)/, contentDir);

/** The folder of files that are served unchanged: `PUBLIC_DIR` if the content is not the checkout's. */
export const publicDir = () => process.env.PUBLIC_DIR || 'public';

/** The picture manifest. It is beside `PUBLIC_DIR`, if that is set. */
export const manifestFile = () =>
  process.env.PUBLIC_DIR
    ? join(process.env.PUBLIC_DIR, '..', 'manifest.json')
    : 'pictures/manifest.json';
