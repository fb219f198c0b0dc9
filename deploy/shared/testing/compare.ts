/** A response without what depends on the connection or server: dates, lengths, encodings, ETags, names. */
const TRANSPORT =
  /^(etag|vary|content-length|content-encoding|accept-ranges|last-modified|date|connection|keep-alive|transfer-encoding|server|alt-svc|cf-.*)$/i;

export async function comparableParts(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !TRANSPORT.test(name)).sort();
  return { status: answer.status, headers: Object.fromEntries(headers), body: await answer.text() };
}
