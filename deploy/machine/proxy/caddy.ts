/** What Caddy is told of one release: imported into the site's block of deploy/machine/Caddyfile. */
import { MARKED } from '#server/desk/publishing/marker.ts';
import type { Header } from '../../shared/file-headers.ts';
import { type Group, type Plan, pageFile } from './plan.ts';

const quoted = (text: string) => `"${text}"`;

/** The address that was asked for, whatever it is rewritten to. */
const ADDRESS = '{http.request.orig_uri.path}';

const serve = (root: string, headers: readonly Header[]) => `	root * ${quoted(root)}
	header {
${headers.map(([name, value]) => `		${name} ${quoted(value)}`).join('\n')}
	}
	# The file's time says nothing (lay-out.ts); the ETag is made of it.
	header -Last-Modified
	file_server {
		precompressed br gzip
	}`;

/** Who asks for a file, and is not looking at the desk's preview. */
const ASKED = `	method GET HEAD
	not header_regexp Cookie ${quoted(MARKED.source)}`;

/** Without a folder before it, `*` goes over slashes too. */
const pathOf = (pattern: string) => quoted(pattern.replace(/^\/\*/, '*'));

const files = ({ patterns, headers }: Group, index: number, folder: string) => `@files${index} {
${ASKED}
	path ${patterns.map(pathOf).join(' ')}
	file {
		root ${quoted(`${folder}/files`)}
	}
}
handle @files${index} {
${serve(`${folder}/files`, headers)}
}`;

/** @param folder what `layOut` has written, absolute */
export const caddyConfig = (plan: Plan, folder: string) => `# Written by \`npm run proxy\`.
map ${ADDRESS} {site_page} {site_policy} {
${[...plan.policies].map(([url, policy]) => `	${quoted(url)} ${quoted(pageFile(url))} ${quoted(policy)}`).join('\n')}
	default "" ""
}
@page {
${ASKED}
	not vars {site_page} ""
}
handle @page {
	rewrite * {site_page}
${serve(`${folder}/pages`, [...plan.pageHeaders, ['Content-Security-Policy', '{site_policy}']])}
}
${plan.groups.map((group, index) => files(group, index, folder)).join('\n')}
`;
