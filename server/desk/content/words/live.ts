/** The page of the site that stands beside its words: of the draft, without its scripts, and framed by the desk alone. */
import { Hono } from 'hono';
import { readYaml } from '#content-model/read.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { COLOURS, coloursCss, type OwnColours } from '#contract/colours.ts';
import { contentSecurityPolicy } from '#server/http/csp.ts';
import { notFound } from '#server/http/http-error.ts';
import type { SiteFiles } from '#server/static/load-files.ts';
import type { DeskContext, DeskEnv } from '../../context.ts';
import { renderDraft } from './render-draft.ts';

/** Scripts, and what fetches them ahead: the desk itself changes the words of this page. */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>|<link\b[^>]*\brel="?modulepreload[^>]*>/gi;
const BODY = /<body\b[\s\S]*<\/body>/i;
/** In the body there is one: its address is that of the build. */
const SHEET = /<link rel="stylesheet" href="[^"]*"\/?>/;

/** The page as the desk frames it, with a policy under which nothing in it runs. */
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

/** Which of the two a page shows, for the desk's own screen (`desk/screens/words/live.tsx`). */
const marked = (page: string, shows: 'draft' | 'published') =>
  page.replace('<html', `<html data-shows="${shows}"`);

/**
 * The body that the site's components make of the draft, in the page that is served: its styles are the same. The page
 * as it is published, and marked as such, where that body could not be drawn.
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

/** The colours of the draft; the standard ones where what it has cannot be used. */
async function ownColours({ readText }: DeskContext['drafts']): Promise<OwnColours> {
  try {
    return readYaml('content/brand.yaml', await readText('brand.yaml'), FILES.brand).colours;
  } catch {
    return { day: {}, night: {} };
  }
}

/** The page's own sheets have the published colours: all of them are set anew. */
function withColours(page: string, own: OwnColours): string {
  const all = { day: { ...COLOURS.day, ...own.day }, night: { ...COLOURS.night, ...own.night } };
  return page.replace('</head>', `<style>${coloursCss(all, '@media all')}</style></head>`);
}

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
    if (page === null) throw notFound('The site has no such page yet.');
    const changed = await drafts.changed();
    const draft = async () =>
      withBodyOf(
        withColours(page, await ownColours(drafts)),
        await renderDraft({
          bundle: site.renderer,
          content: await drafts.open(),
          dataDir: config.dataDir,
          address,
          changed: changed.map(({ file }) => file),
        }),
      );
    const { html, policy } = liveView(changed.length > 0 ? await draft() : page);
    c.header('Content-Security-Policy', policy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    return c.html(html);
  });
  return live;
}
