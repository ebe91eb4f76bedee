import { GoogleGenAI } from '@google/genai';
import { startGeminiSandbox } from './server';
import { PROMPT, sandboxUnderTest } from './sandbox-under-test';

const { address, calls, flip, picture, words } = sandboxUnderTest();

describe('time', () => {
  it('can lose the answer after the work is done', async () => {
    await flip({ operation: 'image', behaviour: 'lostAnswer' });
    await expect(picture()).rejects.toThrow();
    expect((await calls()).byOutcome).toEqual({ lostAnswer: 1 });
  });

  it('ends when the caller aborts', async () => {
    await flip({ operation: 'image', behaviour: 'slow', delayMs: 5000 });
    const stop = new AbortController();
    const call = picture(PROMPT, { abortSignal: stop.signal });
    setTimeout(() => stop.abort(), 150);
    await expect(call).rejects.toThrow(/abort/iu);
    for (let tries = 0; tries < 50 && (await calls()).total === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await calls()).byOutcome).toEqual({ aborted: 1 });
  });

  it('lets the client time out on a call that hangs, and still closes', async () => {
    const other = await startGeminiSandbox({ port: 0, keys: ['key-one'] });
    await fetch(`${other.url}/sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ operation: 'text', behaviour: 'hang' }),
    });
    const ai = new GoogleGenAI({
      apiKey: 'key-one',
      apiVersion: 'v1beta',
      httpOptions: { baseUrl: other.url, timeout: 200 },
    });
    await expect(words(PROMPT, ai)).rejects.toThrow();
    await other.close();
    expect(other.url).not.toBe(address());
  });

  it('waits its latency', async () => {
    const slow = await startGeminiSandbox({ port: 0, keys: ['k'], textLatencyMs: 120 });
    const start = performance.now();
    await words(PROMPT, new GoogleGenAI({ apiKey: 'k', apiVersion: 'v1beta', httpOptions: { baseUrl: slow.url } }));
    expect(performance.now() - start).toBeGreaterThan(110);
    await slow.close();
  });

  it('counts calls without revealing keys', async () => {
    await words();
    await picture();
    const report = await calls();
    expect(report.byOperation).toEqual({ text: 1, image: 1 });
    expect(report.calls.map((call) => call.key)).toEqual(['-one', '-one']);
  });
});
