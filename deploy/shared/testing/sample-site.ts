/** A small site with every kind of file, served by Node, with which other hosts are compared. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { toolHtml } from '#content-model/costs/tool-html.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { openBuild } from '#server/releases/site.ts';
import { STUDIO, writeFiles } from '#server/testing/samples.ts';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';

const page = (words: string) =>
  `<!doctype html><title>${words}</title><style>p{color:${words}}</style><script>say("${words}")</script><p>${words}`;

const { costs } = contentOf(fixture);

/** Writes a build of 22 files. */
export function writeSampleSite(folder: string): void {
  writeFiles(folder, {
    'studio.json': JSON.stringify({
      ...STUDIO,
      costs,
      addresses: { moved: { '/projects/old': '/projects/new' }, gone: ['/projects/hidden'] },
    }),
    'client/index.html': page('home'),
    'client/about/index.html': page('about'),
    'client/contact/index.html':
      '<!doctype html><title>Contact</title><img src="data:image/png;base64,AA"><textarea name="message"></textarea>',
    'client/cost/index.html': `<!doctype html><title>Cost</title>${toolHtml(costs, '')}`,
    'client/projects/index.html': page('projects'),
    'client/projects/new/index.html': page('new'),
    'client/projects/residential.json': '[]',
    'client/404/index.html': page('unknown'),
    'client/about.data': 'data',
    'client/projects/new.data': 'data',
    'client/assets/entry-abc.js': 'export {}',
    'client/assets/entry-abc.js.br': 'br',
    'client/assets/face-abc.woff2': 'font',
    'client/media/hall-abc.avif': 'picture',
    'client/media/hall-abc.jpg': 'picture',
    'client/media/share-abc.jpg': 'picture',
    'client/media/tour-abc.mp4': 'a film of some length',
    'client/favicon.ico': 'icon',
    'client/favicon.svg': '<svg/>',
    'client/icon-192.png': 'icon',
    'client/robots.txt': 'User-agent: *',
    'client/sitemap.xml': '<urlset/>',
    'client/site.webmanifest': '{}',
  });
}

/** The folder's site, served by Node; `isSecure`: as over TLS. */
export async function startMachine(folder: string, isSecure = true) {
  const server = createHttpServer({
    serveApi: () => {},
    serveSite: openBuild(folder).serve,
    isSecure: () => isSecure,
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: new URL(`http://127.0.0.1:${port}`),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
