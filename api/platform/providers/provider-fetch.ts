/** A provider did not answer: no connection, a timeout, or an answer cut short. The effect of the call is unknown. */
export class ProviderSilence extends Error {
  override readonly name = 'ProviderSilence';
}

/**
 * Makes one HTTP call with a timeout. No provider redirects, so that credentials go nowhere else.
 * @throws ProviderSilence when no complete answer came in time.
 */
export async function providerFetch(
  url: string,
  init: RequestInit & { timeoutMs: number },
): Promise<{ status: number; headers: Headers; body: string }> {
  try {
    const answer = await fetch(url, { redirect: 'error', ...init, signal: AbortSignal.timeout(init.timeoutMs) });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } catch (error) {
    throw new ProviderSilence(`No answer from ${new URL(url).host}`, { cause: error });
  }
}
