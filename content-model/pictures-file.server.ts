/** `content/pictures.yaml`, which may be missing: how pictures below `content/media/` are framed, by their names. */
import { z } from 'zod';
import { FRAMING_FILE } from '#contract/framing.ts';
import { framing, pictureName } from './parts.server.ts';
import type { Sources } from './projects.server.ts';
import { readYaml } from './read.server.ts';

const pictures = z.record(pictureName, z.strictObject(framing));
type PictureFraming = z.infer<typeof pictures>[string];

/** @throws ContentError with a problem for each fault */
export function readPicturesFile(sources: Sources): Readonly<Record<string, PictureFraming>> {
  const source = sources[FRAMING_FILE];
  // Without a line that is no comment it says nothing.
  return source && /^\s*[^#\s]/m.test(source) ? readYaml(FRAMING_FILE, source, pictures) : {};
}
