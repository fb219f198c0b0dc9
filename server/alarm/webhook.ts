/** The alarm's channel that needs no mail server: a POST of a small JSON to `ALARM_URL`. */

const TIMEOUT_MS = 10_000;

/** Rejects if the receiver cannot be reached, redirects, does not answer with 2xx, or takes longer than 10 s. */
export async function postAlarm(url: string, body: object, signal?: AbortSignal): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // Redirects are not followed; the status is then not 2xx. Cloudflare's Workers do not support 'error' here.
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  await response.body?.cancel();
  if (!response.ok)
    throw Object.assign(
      new Error(
        `The server at ALARM_URL answered with HTTP ${response.status}. Check the address.`,
      ),
      {
        code: `HTTP_${response.status}`,
      },
    );
}
