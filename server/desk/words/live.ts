/** The page of the site that stands beside its words: without its scripts, and framed by the desk alone. */
import { Hono } from 'hono';
import { contentSecurityPolicy } from '#server/http/csp.ts';
import { notFound } from '#server/http/http-error.ts';
import type { SiteFiles } from '#server/static/load-files.ts';
import type { DeskContext, DeskEnv } from '../context.ts';

/** Scripts, and what fetches them ahead: the desk itself changes the words of this page. */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>|<link\b[^>]*\brel="?modulepreload[^>]*>/gi;

/** The page as the desk frames it, with a policy under which nothing in it runs. */
export function liveView(page: string): { readonly html: string; readonly policy: string } {
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
      const name = directive.split(' ', 1)[0]!;
      return changed[name] ? `${name} ${changed[name]}` : directive;
    })
    .join('; ');
  return { html, policy };
}

const textOf = (files: SiteFiles | undefined, path: string): string | null => {
  const file = files?.pages.has(path) ? files.files.get(path) : undefined;
  return file?.in === 'memory' ? file.variants.identity.body.toString() : null;
};

export function createLive({ site }: Pick<DeskContext, 'site'>) {
  const live = new Hono<DeskEnv>();
  live.get('/live/:path{.*}', (c) => {
    const page = textOf(site.files, `/${c.req.param('path')}`);
    if (page === null) throw notFound('The site has no such page yet.');
    const { html, policy } = liveView(page);
    c.header('Content-Security-Policy', policy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    return c.html(html);
  });
  return live;
}
