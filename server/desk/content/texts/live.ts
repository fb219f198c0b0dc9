/** The live page beside its texts: rendered from the draft, without scripts, and framed only by the desk. */
import { Hono } from 'hono';
import { parse } from 'yaml';
import { z } from 'zod';
import { readYaml } from '#content-model/read.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { COLOURS, coloursCss } from '#contract/colours.ts';
import { deskFont } from '#contract/desk/fonts.ts';
import { facesCss, fallbacksCss, fontPair, fontTokens, PAIR_NAMES } from '#contract/fonts.ts';
import { ARCH, ARCH_LINE, INITIALS_AT, initialsOf } from '#contract/mark.ts';
import { contentSecurityPolicy } from '#server/http/csp.ts';
import { notFound } from '#server/http/http-error.ts';
import type { SiteFiles } from '#server/static/load-files.ts';
import type { DeskContext, DeskEnv } from '../../context.ts';
import { picturesFramedInPagesOnly } from '../pictures/framing-below.ts';
import { renderDraft } from './render-draft.ts';

/** Scripts and their preloads are removed, because the desk itself changes the texts of this page. */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>|<link\b[^>]*\brel="?modulepreload[^>]*>/gi;
const BODY = /<body\b[\s\S]*<\/body>/i;
/** The body has one style sheet, with the address of its build. */
const SHEET = /<link rel="stylesheet" href="[^"]*"[^>]*>/;

/** The page as the desk frames it, with a policy that allows no script. */
function liveView(page: string): { readonly html: string; readonly policy: string } {
  const html = page.replace(SCRIPT, '').replaceAll(' autofocus=""', '');
  const own = contentSecurityPolicy(html, { connect: [] });
  const changed: Readonly<Record<string, string>> = {
    'script-src': "'none'",
    'connect-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  };
  const policy = own
    .split('; ')
    .map((directive) => {
      const name = directive.replace(/ .*$/s, '');
      return changed[name] ? `${name} ${changed[name]}` : directive;
    })
    .join('; ');
  return { html, policy };
}

/** Marks the page as draft or published, for the desk's own screen (`desk/screens/texts/live.tsx`). */
const marked = (page: string, shows: 'draft' | 'published') =>
  page.replace('<html', `<html data-shows="${shows}"`);

/**
 * Puts the body that the site's components render from the draft into the served page, so that its styles are the same. If
 * that body could not be rendered: the published page, marked as such.
 */
export function withBodyOf(page: string, rendered: string | null): string {
  const [body] = BODY.exec(rendered ?? '') ?? [];
  const [published = ''] = BODY.exec(page) ?? [];
  const [sheet] = SHEET.exec(published) ?? [];
  if (!body || !sheet) return marked(page, 'published');
  const whole = body.replace(SHEET, sheet);
  return marked(
    page.replace(BODY, () => whole),
    'draft',
  );
}

/** The brand of the draft; the standard one if it is invalid. */
async function brandIn({ readText }: DeskContext['drafts']) {
  try {
    return readYaml('content/brand.yaml', await readText('brand.yaml'), FILES.brand);
  } catch {
    return FILES.brand.parse({});
  }
}

/** All pairs, as files of the desk: the site loads only one pair, and the live page can be shown in each. */
const FACES = PAIR_NAMES.map(fontPair)
  .map((pair) => `${facesCss(pair, deskFont)}${fallbacksCss(pair)}`)
  .join('');

/** Sets all colours and fonts again, because the page's own style sheets have the published ones. */
export function withBrand(page: string, { colours, fonts }: z.infer<typeof FILES.brand>): string {
  const own = {
    day: { ...COLOURS.day, ...colours.day },
    night: { ...COLOURS.night, ...colours.night },
  };
  const tokens = Object.entries(fontTokens(fontPair(fonts))).map((token) => token.join(':'));
  const style = `${FACES}:root{${tokens.join(';')}}${coloursCss(own, '@media all')}`;
  return page.replace('</head>', () => `<style>${style}</style></head>`);
}

const MARK = /(<symbol id="mark"[^>]*>)[\s\S]*?(?=<\/symbol>)/;

/** Replaces the logo of the build in the rendered components by that of the draft. */
export function withMark(
  page: string,
  { mark, letter }: z.infer<typeof FILES.brand>,
  studio: string,
): string {
  const filled = (outline: string) => `<path d="${outline}" fill="currentColor"/>`;
  const arch = `<path d="${ARCH}" fill="none" stroke="currentColor" stroke-width="${ARCH_LINE}"/>`;
  const { x, y, size } = INITIALS_AT;
  const initials = `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" fill="currentColor">${initialsOf(studio).replaceAll(/[<&]/g, '')}</text>`;
  const drawing = mark ? filled(mark) : arch + (letter ? filled(letter) : initials);
  return page.replace(MARK, (_, symbol: string) => symbol + drawing);
}

const named = z.object({ name: z.string() });
/** '' if the file cannot be read at the moment. */
const nameIn = (site: string) =>
  named.safeParse(parse(site, { logLevel: 'silent' })).data?.name ?? '';

const textOf = (files: SiteFiles | undefined, path: string): string | null => {
  const file = files?.pages.has(path) ? files.files.get(path) : undefined;
  return file?.in === 'memory' ? file.variants.identity.body.toString() : null;
};

export function createLive({
  site,
  drafts,
  config,
}: Pick<DeskContext, 'site' | 'drafts' | 'config'>) {
  const live = new Hono<DeskEnv>();
  live.get('/live/:path{.*}', async (c) => {
    const address = `/${c.req.param('path')}`;
    const page = textOf(site.files, address);
    if (page === null)
      throw notFound('The site has no such page yet. It is added when you publish.');
    const brand = await brandIn(drafts);
    const branded = withBrand(page, brand);
    const changed = await drafts.changed();
    const isMarked = changed.some(({ file }) => file === 'brand.yaml' || file === 'site.yaml');
    const draft = async () =>
      withBodyOf(
        branded,
        await renderDraft({
          bundle: site.renderer,
          content: await drafts.open(),
          dataDir: config.dataDir,
          address,
          changed: changed.map(({ file }) => file),
          unframed: await picturesFramedInPagesOnly(drafts),
        }),
      );
    const shown = changed.length > 0 ? await draft() : branded;
    const { html, policy } = liveView(
      isMarked ? withMark(shown, brand, nameIn(await drafts.readText('site.yaml'))) : shown,
    );
    c.header('Content-Security-Policy', policy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    return c.html(html);
  });
  return live;
}
