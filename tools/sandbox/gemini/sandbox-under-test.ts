import { ApiError, GoogleGenAI, type GenerateContentResponse } from '@google/genai';
import { startGeminiSandbox, type GeminiSandbox } from './server';

export const TEXT_MODEL = 'gemini-3.5-flash-lite';
export const IMAGE_MODEL = 'gemini-nano-banana-2.1';
export const PROMPT = [
  'Create a finished social media post image for a real business, ready to publish.',
  'Platform: instagram',
  'Post type: instagram-post',
  'Image size: Landscape (16:9)',
  'Style: bold',
  'Niche: cooking',
  'Primary text: "Fresh bread, every morning"',
  'A rustic sourdough loaf on a floured oak table, steam rising. The image should be in Landscape format.',
].join('\n');

/** Starts a new sandbox before each test of the calling file, and returns its clients. */
export function sandboxUnderTest() {
  let sandbox: GeminiSandbox;
  beforeAll(async () => {
    sandbox = await startGeminiSandbox({ port: 0, keys: ['key-one', 'key-two'] });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' }));

  const client = (apiKey = 'key-one', more: { timeout?: number } = {}): GoogleGenAI =>
    new GoogleGenAI({ apiKey, apiVersion: 'v1beta', httpOptions: { baseUrl: sandbox.url, ...more } });

  const flip = (value: Record<string, unknown>): Promise<Response> =>
    fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(value) });
  const calls = async (): Promise<{
    total: number;
    byOutcome: Record<string, number>;
    byOperation: Record<string, number>;
    calls: { key: string; aspectRatio?: string }[];
  }> => (await fetch(`${sandbox.url}/sandbox/calls`)).json() as never;
  const post = (
    path: string,
    body: string,
    headers: Record<string, string> = { 'x-goog-api-key': 'key-one' },
  ): Promise<Response> =>
    fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  const picture = (prompt = PROMPT, more: Record<string, unknown> = {}): Promise<GenerateContentResponse> =>
    client().models.generateContent({
      model: IMAGE_MODEL,
      contents: prompt,
      config: { responseModalities: ['IMAGE', 'TEXT'], ...more },
    });
  const words = (prompt = PROMPT, ai = client()): Promise<GenerateContentResponse> =>
    ai.models.generateContent({ model: TEXT_MODEL, contents: prompt, config: {} });
  const behave = (value: Record<string, unknown>): Promise<Response> =>
    fetch(`${sandbox.url}/sandbox/manners`, { method: 'POST', body: JSON.stringify(value) });

  return { address: () => sandbox.url, client, flip, calls, post, picture, words, behave };
}

/** Returns the bytes of the picture in an answer; empty without a picture. */
export const imageOf = (answer: GenerateContentResponse): Buffer =>
  Buffer.from(
    answer.candidates?.[0]?.content?.parts?.findLast((part) => part.inlineData)?.inlineData?.data ?? '',
    'base64',
  );

/** Returns the error of a call, as Google's library reports it. */
export async function refusal(work: Promise<unknown>): Promise<{
  status: number;
  error: {
    code: number;
    status: string;
    message: string;
    details?: { '@type'?: string; reason?: string; retryDelay?: string }[];
  };
}> {
  const thrown: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(thrown)}`);
  return { status: thrown.status, ...(JSON.parse(thrown.message) as { error: never }) };
}
