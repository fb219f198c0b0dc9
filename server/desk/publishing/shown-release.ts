/** The release that a browser gets in place of the site: the preview, or an older version. */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import {
  hasWithdrawn,
  readRelease,
  releasesFolder,
  servedRelease,
} from '#server/releases/folder.ts';
import { isProvisional } from '#server/releases/provisional.ts';
import { readBody } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';
import { clearMarker, readMarker, setMarker } from './marker.ts';

/** Response of `/publishing/shown`, which only the server requests. `isOld`: it is in the folder of releases. */
export interface ShownRelease {
  readonly id: string | null;
  readonly isOld: boolean;
}

const id = z.object({ id: z.string().max(64) });
/** Prefix in the cookie for an older version, because a preview that went live keeps its name. */
const OLD = 'version.';
const WITHDRAWN =
  'This version shows a picture, plan or film that has been removed since then, so you cannot view it.';

export function createShownRelease(context: DeskContext) {
  const { publisher, config, isLocal } = context;
  const folder = releasesFolder(config.dataDir);
  const shown = new Hono<DeskEnv>();

  /** Whether it is the name of a version that is not live. */
  const isOldVersion = (name: string) =>
    readRelease(folder, name) !== null &&
    !isProvisional(folder, name) &&
    servedRelease(folder)?.id !== name;

  shown.post('/publishing/look', async (c) => {
    const body = await readBody(c, id);
    if (publisher.previewRelease()?.id !== body.id) throw notFound(GONE.preview);
    setMarker(c, body.id);
    return c.json({});
  });

  shown.post('/publishing/versions/look', async (c) => {
    const body = await readBody(c, id);
    if (!isOldVersion(body.id))
      throw notFound('This version is no longer kept, or it is live now. Reload the page.');
    if (hasWithdrawn(folder, body.id)) throw new HttpError(409, [WITHDRAWN]);
    setMarker(c, OLD + body.id);
    return c.json({});
  });

  function shownTo(c: Context): ShownRelease {
    const marked = readMarker(c, isLocal) ?? '';
    if (!marked.startsWith(OLD)) {
      const preview = publisher.previewRelease()?.id;
      return { id: preview === marked ? marked : null, isOld: false };
    }
    const name = marked.slice(OLD.length);
    return { id: isOldVersion(name) && !hasWithdrawn(folder, name) ? name : null, isOld: true };
  }
  /** Requested by the server itself for each request with the cookie. */
  shown.get('/publishing/shown', (c) => c.json(shownTo(c)));

  /** A link in the bar above the page, back to the live site. */
  shown.get('/publishing/leave', (c) => {
    clearMarker(c);
    return c.redirect(c.req.query('to') === 'desk' ? '/desk/publish' : '/', 303);
  });
  return shown;
}
