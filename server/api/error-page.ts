/**
 * The page that a visitor without JavaScript sees when an enquiry is refused: the fixed text, the reasons, and other ways to
 * contact the studio.
 */
import { html, raw } from 'hono/html';
import { COLOURS, coloursCss, type Scheme } from '#contract/colours.ts';
import { FIELDS } from '#contract/forms.ts';
import { mailLink, phoneLink } from '#contract/links.ts';
import { INDIAN } from '#contract/locale.ts';
import { FORM_TEXTS } from '#contract/wire.ts';
import { contentSecurityPolicy } from '#server/http/csp.ts';
import type { Studio } from '#server/studio.ts';

const USED = ['background', 'text', 'accent'] as const;

/** The colours of the studio that this page uses. */
const coloursOf = (own: Studio['colours'], light: Scheme) =>
  Object.fromEntries(USED.map((use) => [use, own[light][use] ?? COLOURS[light][use]]));

const styleOf = (own: Studio['colours']) => html`
:root { color-scheme: light dark }
${raw(coloursCss({ day: coloursOf(own, 'day'), night: coloursOf(own, 'night') }))}
body { margin: 0; background: var(--background); color: var(--text); font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.25 }
a { color: var(--accent) }
`;

const LABELS = new Map<string, string>(
  Object.entries(FIELDS).map(([name, { label }]) => [name, label]),
);
/** Replaces a field's technical name at the beginning of a message by its label. */
const withLabel = (message: string) => message.replace(/^\w+/, (word) => LABELS.get(word) ?? word);

/** The page and its content security policy. `back`: path of the page with the form. */
export function errorPage(
  { name, email, phone, colours }: Pick<Studio, 'name' | 'email' | 'phone' | 'colours'>,
  messages: readonly string[],
  back: string,
): { html: string; policy: string } {
  const page = String(html`<!doctype html>
<html lang="${INDIAN}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not sent · ${name}</title>
<style>${styleOf(colours)}</style>
<main>
<h1>${FORM_TEXTS.failed}</h1>
<ul>
${messages.map((message) => html`<li>${withLabel(message)}</li>\n`)}</ul>
<p>Your browser's back button brings back what you typed. Or reach us directly:</p>
<p><a href="${phoneLink(phone)}">${phone}</a><br><a href="${mailLink(email)}">${email}</a></p>
<p><a href="${back}">Back to the form</a></p>
</main>
</html>
`);
  return { html: page, policy: contentSecurityPolicy(page, { connect: [] }) };
}
