/** Addresses of /cost and /contact with a query, as the server answers them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { toolHtml } from '#content-model/costs/tool-html.ts';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { createSiteHandler } from './handler.ts';
import { loadFiles } from './load-files.ts';

const { costs } = contentOf(fixture);
const siteOrigin = 'https://studio.example';
const BOX = '<textarea id="m" name="message" required></textarea>';

async function open(facts: Parameters<typeof createSiteHandler>[1] = { costs, siteOrigin }) {
  const root = temporaryFolder();
  writeFiles(root, {
    'index.html': '<!doctype html><title>Home</title>',
    'cost/index.html': `<!doctype html><main>${toolHtml(costs, '')}</main>`,
    'contact/index.html': `<!doctype html><form>${BOX}</form><form>${BOX}</form>`,
  });
  const server = createServer(createSiteHandler(loadFiles(root, { connect: [] }), facts));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

test('the page has the estimate that its address asks for, under the same policy and with an ETag of its own', async () => {
  const get = await open();
  const plain = await get('/cost');
  const query = 'home=3bhk&area=1100&rooms=kitchen&level=high';
  const asked = await get(`/cost?${query}`);
  expect(await asked.text()).toBe(`<!doctype html><main>${toolHtml(costs, query)}</main>`);
  for (const name of ['content-security-policy', 'cache-control', 'content-type', 'vary'])
    expect(asked.headers.get(name), name).toBe(plain.headers.get(name));
  const etag = asked.headers.get('etag')!;
  expect(etag).not.toBe(plain.headers.get('etag'));
  const again = await get(`/cost?${query}`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('every encoding of a completed page says the same', async () => {
  const get = await open();
  const texts = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) => {
      const answer = await get('/cost?home=1rk', { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      return answer.text();
    }),
  );
  expect(new Set(texts).size).toBe(1);
});

test('nothing that an address says reaches the page unescaped', async () => {
  const get = await open();
  const html = encodeURIComponent('"><script>alert(1)</script>');
  const page = await (await get(`/cost?home=${html}&area=${html}&${html}=${html}`)).text();
  expect(page).not.toContain('<script');
  expect(page).toContain('class="cost-fault"');
});

test('the enquiry’s message begins with the address of the estimate, and only of one that was understood', async () => {
  const get = await open();
  const address = `${siteOrigin}/cost?home=3bhk&amp;area=1100&amp;level=middle`;
  const filled = BOX.replace('></', `>${costs.bill.message.replace('{address}', address)}</`);
  const page = await (await get('/contact?home=3bhk&area=1100')).text();
  expect(page).toBe(`<!doctype html><form>${filled}</form><form>${BOX}</form>`);
  const plain = await (await get('/contact')).text();
  for (const query of ['home=castle', 'utm_source=mail', 'message=hello'])
    expect(await (await get(`/contact?${query}`)).text()).toBe(plain);
});

test('a release without rates, and a page without a place for the bill, are sent as they are', async () => {
  const get = await open({});
  expect(await (await get('/cost?home=1rk')).text()).toBe(await (await get('/cost')).text());
  const getWith = await open();
  expect(await (await getWith('/?home=1rk')).text()).toContain('Home');
});
