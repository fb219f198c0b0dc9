/** What nginx is told of one release: included in the `server` block of deploy/machine/nginx.conf. */
import { MARKED } from '#server/desk/publishing/marker.ts';
import type { Header } from '../../shared/file-headers.ts';
import { type Group, type Plan, pageFile } from './plan.ts';

const quoted = (text: string) => `"${text}"`;

/** nginx takes the type apart from the other headers. */
function headerLines(headers: readonly Header[]): string {
  const type = headers.find(([name]) => name === 'Content-Type')![1];
  const others = headers.filter(([name]) => name !== 'Content-Type');
  return [
    `types {} default_type ${quoted(type)};`,
    ...others.map(([name, value]) => `add_header ${name} ${quoted(value)};`),
    // The file's time says nothing (lay-out.ts); the ETag is made of it.
    'add_header Last-Modified "";',
  ].join('\n\t');
}

/** The same for the location's patterns as one regular expression. */
const expression = ({ patterns }: Group) =>
  patterns
    .map((pattern) => `^${pattern.split('*').map(RegExp.escape).join('.*')}$`)
    // Only the signs that PCRE knows escaped.
    .map((text) => text.replace(/\\x([0-9a-f]{2})/g, (_, hex) => `\\x${hex}`))
    .join('|');

const fileLocation = (group: Group) => `location ~ ${quoted(expression(group))} {
	root $site_root/files;
	try_files $uri @site;
	${headerLines(group.headers)}
}`;

/** An exact location knows upper from lower case, and is found before any expression is tried. */
const pageLocation = (url: string, plan: Plan) => `location = ${quoted(url)} {
	root $site_root/pages;
	try_files ${quoted(pageFile(url))} @site;
	${headerLines([...plan.pageHeaders, ['Content-Security-Policy', plan.policies.get(url)!]])}
}`;

/** @param folder what `layOut` has written, absolute */
export const nginxConfig = (plan: Plan, folder: string) => `# Written by \`npm run proxy\`.
set $site_root ${quoted(folder)};
# No file stands there: the server answers.
if ($http_cookie ~ ${quoted(MARKED.source)}) { set $site_root /nonexistent; }

${[...plan.pages.keys()].map((url) => pageLocation(url, plan)).join('\n')}
${plan.groups.map(fileLocation).join('\n')}
`;
