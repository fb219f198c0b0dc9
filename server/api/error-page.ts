/** What a visitor without JavaScript sees when a send is refused: the catalogue's text, why, and other ways to reach the studio. */
import { TEXT } from '#enquiry/wire.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { contentSecurityPolicy } from '#server/http/csp.ts';
import type { Studio } from '#server/studio.ts';

const STYLE = `
:root { color-scheme: light dark; --ground: #eceee9; --ink: #1e2321; --geru: #9a3b22 }
@media (prefers-color-scheme: dark) { :root { --ground: #171a19; --ink: #edebe3; --geru: #e08a6a } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.25 }
a { color: var(--geru) }
`;

/** The wire's field names as the form's labels. */
const LABELS: Readonly<Record<string, string>> = {
  user_name: 'Name',
  user_email: 'E-mail',
  user_phone: 'Phone',
  property_type: 'Property type',
  message: 'Message',
  question: 'Question',
};
const inWords = (fault: string) => fault.replace(/^\w+/, (word) => LABELS[word] ?? word);

/** The page and its content security policy. `back`: path of the page the form stood on. */
export function refusalPage(
  studio: Pick<Studio, 'name' | 'email' | 'phone'>,
  faults: readonly string[],
  back: string,
): { html: string; policy: string } {
  const [name, email, phone] = [studio.name, studio.email, studio.phone].map(escapeHtml);
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not sent · ${name}</title>
<style>${STYLE}</style>
<main>
<h1>${TEXT.failed}</h1>
<ul>
${faults.map((fault) => `<li>${escapeHtml(inWords(fault))}</li>`).join('\n')}
</ul>
<p>Your browser's back button brings back what you typed. Or reach us directly:</p>
<p><a href="tel:${phone?.replace(/[^+\d]/g, '')}">${phone}</a><br><a href="mailto:${email}">${email}</a></p>
<p><a href="${escapeHtml(back)}">Back to the form</a></p>
</main>
</html>
`;
  return { html, policy: contentSecurityPolicy(html, { connect: [] }) };
}
