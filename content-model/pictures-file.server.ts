/** Reads `content/pictures.yaml`, which is optional: the framing of pictures in `content/media/`, by name. */
import { z } from 'zod';
import { FRAMING_FILE } from '#contract/framing.ts';
import { framing, pictureName } from './parts.server.ts';
import type { Sources } from './projects.server.ts';
import { readYaml } from './read.server.ts';

const pictures = z.record(pictureName, z.strictObject(framing));
type PictureFraming = z.infer<typeof pictures>[string];

/** @throws ContentError with a problem for each mistake */
export function readPicturesFile(sources: Sources): Readonly<Record<string, PictureFraming>> {
  const source = sources[FRAMING_FILE];
  // A file that has only comments is empty.
  return source && /^\s*[^#\s]/m.test(source) ? readYaml(FRAMING_FILE, source, pictures) : {};
}
