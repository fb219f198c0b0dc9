/** Where the content lies, and what is made of its pictures. Its files are named "content/…" wherever they lie. */
import { join } from 'node:path';

/** The folder that is read as content: `CONTENT_DIR`, or the checkout's own. */
export const contentDir = () => process.env.CONTENT_DIR || 'content';

/** The path of a file by its name, "content/site.yaml"; any other path as it is. */
export const contentFile = (name: string) => name.replace(/^content(?=\/)/, contentDir);

/** The folder of files that are served as they are: `PUBLIC_DIR` for a content that is not the checkout's. */
export const publicDir = () => process.env.PUBLIC_DIR || 'public';

/** What the encoder says of its pictures; it stands beside a `PUBLIC_DIR`. */
export const manifestFile = () =>
  process.env.PUBLIC_DIR
    ? join(process.env.PUBLIC_DIR, '..', 'manifest.json')
    : 'pictures/manifest.json';
