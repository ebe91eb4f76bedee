import { ApiError, GoogleGenAI, ThinkingLevel, type GenerateContentResponse, type ThinkingConfig } from '@google/genai';
import sharp from 'sharp';
import { enhancePrompt } from './enhance';
import { publishedErrors } from './fixtures/published';
import { startGeminiSandbox, type GeminiSandbox } from './server';

const TEXT_MODEL = 'gemini-3.5-flash-lite';
const IMAGE_MODEL = 'gemini-nano-banana-2.1';
const PROMPT = [
  'Create a finished social media post image for a real business, ready to publish.',
  'Platform: instagram',
  'Post type: instagram-post',
  'Image size: Landscape (16:9)',
  'Style: bold',
  'Niche: cooking',
  'Primary text: "Fresh bread, every morning"',
  'A rustic sourdough loaf on a floured oak table, steam rising. The image should be in Landscape format.',
].join('\n');

let sandbox: GeminiSandbox;
const client = (apiKey = 'key-one', more: { timeout?: number } = {}): GoogleGenAI =>
  new GoogleGenAI({ apiKey, apiVersion: 'v1beta', httpOptions: { baseUrl: sandbox.url, ...more } });

const flip = (value: Record<string, unknown>): Promise<Response> =>
  fetch(`${sandbox.url}/sandbox/switches`, { method: 'POST', body: JSON.stringify(value) });
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
  fetch(`${sandbox.url}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

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
const imageOf = (answer: GenerateContentResponse): Buffer =>
  Buffer.from(
    answer.candidates?.[0]?.content?.parts?.findLast((part) => part.inlineData)?.inlineData?.data ?? '',
    'base64',
  );

async function refusal(work: Promise<unknown>): Promise<{
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

beforeAll(async () => {
  sandbox = await startGeminiSandbox({ port: 0, keys: ['key-one', 'key-two'] });
});
afterAll(() => sandbox.close());
beforeEach(() => fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' }));

describe('pictures through @google/genai', () => {
  it('answers words, a draft that is marked as a thought, and a PNG of the sides that models answer', async () => {
    const answer = await picture(PROMPT, { imageConfig: { aspectRatio: '16:9' } });
    const parts = answer.candidates?.[0]?.content?.parts ?? [];
    expect(parts.map((part) => [part.text ? 'words' : part.inlineData?.mimeType, part.thought ?? false])).toEqual([
      ['words', false],
      ['image/png', true],
      ['image/png', false],
    ]);
    expect(parts[0]?.text).toContain('cooking');
    expect(parts[2]?.thoughtSignature).toBeTruthy();
    expect(await sharp(imageOf(answer)).metadata()).toMatchObject({ format: 'png', width: 1376, height: 768 });
    expect(answer.candidates?.[0]?.finishReason).toBe('STOP');
    expect(answer.modelVersion).toBe(IMAGE_MODEL);
    expect(answer.responseId).toBeTruthy();
    expect(answer.usageMetadata?.totalTokenCount).toBeGreaterThan(1000);
  });

  it('leaves the words out when only an image is asked for, and follows the ratio', async () => {
    await behave({ drafts: 0, realSizes: false });
    const answer = await picture(PROMPT, { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '1:1' } });
    expect(answer.candidates?.[0]?.content?.parts).toHaveLength(1);
    expect(await sharp(imageOf(answer)).metadata()).toMatchObject({ width: 1024, height: 1024 });
    const { width, height } = await sharp(
      imageOf(await picture(PROMPT, { imageConfig: { aspectRatio: '4:5' } })),
    ).metadata();
    expect(width / height).toBe(0.8);
    expect(
      await sharp(imageOf(await picture(PROMPT, { imageConfig: { aspectRatio: '16:9' } }))).metadata(),
    ).toMatchObject({ width: 1344, height: 756 });
  });

  it.each(['jpeg', 'webp'])('draws in %s when told so', async (format) => {
    await behave({ format });
    expect((await sharp(imageOf(await picture())).metadata()).format).toBe(format);
  });

  it('draws or talks, when told that it does not do both', async () => {
    await behave({ modalities: 'image-only' });
    expect((await refusal(picture())).error.message).toMatch(/modalities/);
    expect(imageOf(await picture(PROMPT, { responseModalities: ['IMAGE'] })).length).toBeGreaterThan(1000);
  });

  it('draws the same prompt alike and another prompt differently', async () => {
    const [one, again, other] = await Promise.all([picture(), picture(), picture(`${PROMPT} At dawn.`)]);
    expect(imageOf(one).equals(imageOf(again))).toBe(true);
    expect(imageOf(one).equals(imageOf(other))).toBe(false);
  });

  it('streams the parts', async () => {
    const parts: string[] = [];
    for await (const chunk of await client().models.generateContentStream({ model: IMAGE_MODEL, contents: PROMPT })) {
      for (const part of chunk.candidates?.[0]?.content?.parts ?? [])
        parts.push(part.text ? 'text' : (part.inlineData?.mimeType ?? '?'));
    }
    expect(parts.at(-1)).toBe('image/png');
    expect(parts[0]).toBe('text');
  });
});

describe('words through @google/genai', () => {
  it('enhances a prompt and keeps its subject and format', async () => {
    const answer = await words();
    const parts = answer.candidates?.[0]?.content?.parts ?? [];
    expect(parts.map((part) => part.thought ?? false)).toEqual([true, false, false]);
    const text = parts.flatMap((part) => (part.thought ? [] : [part.text])).join('');
    expect(text).toContain('sourdough');
    expect(text).toContain('Fresh bread, every morning');
    expect(text.endsWith('The image should be in landscape format.')).toBe(true);
    expect(text.split(/\s+/u).length).toBeGreaterThanOrEqual(70);
    expect(text.split(/\s+/u).length).toBeLessThanOrEqual(130);
    expect(text).not.toContain('\n');
  });

  it('streams the same words', async () => {
    await behave({ splitTexts: false });
    let text = '';
    for await (const chunk of await client().models.generateContentStream({ model: TEXT_MODEL, contents: PROMPT }))
      text += chunk.text ?? '';
    expect(text).toBe(enhancePrompt(PROMPT));
  });

  it('lists the models of the day', async () => {
    const listed = async () => {
      const names: string[] = [];
      for await (const model of await client().models.list()) names.push(model.name?.replace('models/', '') ?? '');
      return names;
    };
    expect(await listed()).toEqual([
      'gemini-3.5-flash-lite',
      'gemini-3.1-flash-lite',
      'gemini-2.5-flash-lite',
      'gemini-nano-banana-2.1',
      'gemini-3.1-flash-lite-image',
    ]);
    await behave({ today: '2026-05-30' });
    expect(await listed()).toEqual(
      expect.arrayContaining(['gemini-3.1-flash-image', 'gemini-2.0-flash-exp-image-generation']),
    );
    expect(await listed()).not.toContain('gemini-nano-banana-2.1');
    expect((await client().models.get({ model: TEXT_MODEL })).inputTokenLimit).toBeGreaterThan(0);
  });

  const think = (model: string, thinkingConfig: ThinkingConfig) =>
    client().models.generateContent({ model, contents: PROMPT, config: { thinkingConfig } });

  it.each([
    ['gemini-2.5-flash-lite', { thinkingBudget: 0 }, true],
    ['gemini-2.5-flash-lite', { thinkingLevel: ThinkingLevel.LOW }, false],
    ['gemini-3.5-flash-lite', { thinkingBudget: 0 }, false],
    ['gemini-3.5-flash-lite', { thinkingBudget: -1 }, true],
    ['gemini-3.5-flash-lite', { thinkingBudget: 512 }, true],
    ['gemini-3.1-flash-lite', { thinkingLevel: ThinkingLevel.LOW }, true],
    ['gemini-3.1-flash-lite', { thinkingLevel: ThinkingLevel.LOW, thinkingBudget: 512 }, false],
    ['gemini-3.1-flash-lite', {}, true],
  ])('%s takes %j: %s', async (model, thinking, taken) => {
    await behave({ newAccount: false });
    if (taken) await expect(think(model, thinking)).resolves.toBeTruthy();
    else
      expect((await refusal(think(model, thinking))).error).toMatchObject({
        code: 400,
        message: expect.stringMatching(/thinking/i) as string,
      });
  });
});

describe('refusals', () => {
  it.each(['gemini-2.0-flash-exp-image-generation', 'gemini-3.1-flash-image', 'gemini-2.5-flash-image', 'nonsense'])(
    'does not know %s',
    async (model) => {
      const { status, error } = await refusal(client().models.generateContent({ model, contents: 'a' }));
      expect({ status, word: error.status }).toEqual({ status: 404, word: 'NOT_FOUND' });
    },
  );

  it('is closed, in one model, to accounts that are new', async () => {
    const ask = () => client().models.generateContent({ model: 'gemini-2.5-flash-lite', contents: PROMPT });
    const { status, error } = await refusal(ask());
    expect({ status, message: error.message }).toEqual({
      status: 404,
      message: publishedErrors.closedToNewUsers.body.error.message.replace('gemini-2.5-pro', 'gemini-2.5-flash-lite'),
    });
    await behave({ newAccount: false });
    await expect(ask()).resolves.toBeTruthy();
  });

  it('counts use by project: by all keys together', async () => {
    await behave({ perMinute: 1 });
    await words(PROMPT, client('key-one'));
    expect((await refusal(words(PROMPT, client('key-two')))).status).toBe(429);
  });

  it.each([
    ['limit0', publishedErrors.noBilling],
    ['fail503', publishedErrors.overloaded],
    ['keyInvalid', publishedErrors.keyInvalid],
    ['fail401', publishedErrors.tokenType],
  ])('answers %s as it was published', async (behaviour, { status, body: { error: published } }) => {
    await flip({ operation: 'text', behaviour });
    const told = await refusal(words());
    expect([told.status, told.error.status]).toEqual([status, published.status]);
    const kinds = (details?: { '@type'?: string }[]) =>
      (details ?? [])
        .map((detail) => detail['@type'] ?? '')
        .filter((type) => /ErrorInfo|QuotaFailure|RetryInfo/.test(type));
    expect(kinds(told.error.details)).toEqual(kinds((published as { details?: { '@type'?: string }[] }).details));
  });

  it('names a bad key as Google does', async () => {
    const { status, error } = await refusal(words(PROMPT, client('wrong')));
    expect(status).toBe(400);
    expect(error.details?.[0]?.reason).toBe('API_KEY_INVALID');
    const missing = await fetch(`${sandbox.url}/v1beta/models`);
    expect(missing.status).toBe(403);
    expect((await fetch(`${sandbox.url}/v1beta/models?key=key-two`)).status).toBe(200);
  });

  it.each([
    ['fail401', 401, 'UNAUTHENTICATED'],
    ['fail403', 403, 'PERMISSION_DENIED'],
    ['fail404', 404, 'NOT_FOUND'],
    ['fail429', 429, 'RESOURCE_EXHAUSTED'],
    ['fail500', 500, 'INTERNAL'],
    ['fail503', 503, 'UNAVAILABLE'],
    ['keyInvalid', 400, 'INVALID_ARGUMENT'],
  ])('%s answers %d %s as often as told', async (behaviour, code, word) => {
    await flip({ operation: 'text', behaviour, times: 1 });
    const { status, error } = await refusal(words());
    expect([status, error.code, error.status]).toEqual([code, code, word]);
    if (code === 429) expect(error.details?.[1]?.retryDelay).toMatch(/^\d+s$/u);
    await expect(words()).resolves.toBeTruthy();
  });

  it.each([
    ['not json', '{'],
    ['no contents', '{}'],
    ['an empty prompt', '{"contents":[{"parts":[{"text":" "}]}]}'],
    ['a strange role', '{"contents":[{"role":"admin","parts":[{"text":"a"}]}]}'],
    ['an unknown field', '{"contents":[{"parts":[{"text":"a"}]}],"foo":1}'],
    [
      'a bad budget',
      '{"contents":[{"parts":[{"text":"a"}]}],"generationConfig":{"thinkingConfig":{"thinkingBudget":7}}}',
    ],
    [
      'an image from a text model',
      '{"contents":[{"parts":[{"text":"a"}]}],"generationConfig":{"responseModalities":["IMAGE"]}}',
    ],
    [
      'a strange ratio',
      '{"contents":[{"parts":[{"text":"a"}]}],"generationConfig":{"imageConfig":{"aspectRatio":"7:3"}}}',
    ],
  ])('refuses %s with INVALID_ARGUMENT', async (_, body) => {
    const response = await post(`/v1beta/models/${TEXT_MODEL}:generateContent`, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
  });

  it('applies a switch to one key only', async () => {
    await flip({ operation: 'text', behaviour: 'fail429', key: 'key-two' });
    await expect(words(PROMPT, client('key-one'))).resolves.toBeTruthy();
    await expect(words(PROMPT, client('key-two'))).rejects.toBeInstanceOf(ApiError);
    expect((await flip({ operation: 'text', behaviour: 'nonsense' })).status).toBe(400);
  });
});

describe('odd answers', () => {
  it.each([
    ['the switch', () => flip({ operation: 'image', behaviour: 'blocked' }), PROMPT],
    ['the word', () => Promise.resolve(), `${PROMPT} [[blocked]]`],
  ])('blocks by %s without throwing', async (_, prepare, prompt) => {
    await prepare();
    const answer = await picture(prompt);
    expect(answer.candidates).toBeUndefined();
    expect(answer.promptFeedback?.blockReason).toBe('SAFETY');
  });

  it('answers words where an image was asked for', async () => {
    const answer = await picture(`${PROMPT} [[no-image]]`);
    expect(imageOf(answer)).toHaveLength(0);
    expect(answer.candidates?.[0]?.finishReason).toBe('NO_IMAGE');
  });

  it.each([
    ['imageSafety', 'IMAGE_SAFETY'],
    ['prohibited', 'PROHIBITED_CONTENT'],
    ['recitation', 'RECITATION'],
  ])('stops a picture by %s: a candidate without content', async (behaviour, reason) => {
    await flip({ operation: 'image', behaviour });
    const [candidate] = (await picture()).candidates ?? [];
    expect([candidate?.finishReason, candidate?.content]).toEqual([reason, undefined]);
  });

  it('refuses manners that it does not know', async () => {
    expect((await behave({ drafts: 7 })).status).toBe(400);
    expect((await behave({ politeness: 1 })).status).toBe(400);
  });

  it('can send bytes that are no picture', async () => {
    await flip({ operation: 'image', behaviour: 'badImage' });
    await expect(sharp(imageOf(await picture())).metadata()).rejects.toThrow();
  });

  it('fails on [[fail]]', async () => {
    expect((await refusal(picture(`${PROMPT} [[fail]]`))).status).toBe(500);
  });
});

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
    await fetch(`${other.url}/sandbox/switches`, {
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
    expect(other.port).not.toBe(sandbox.port);
  });

  it('waits its latency', async () => {
    const slow = await startGeminiSandbox({ port: 0, keys: ['k'], textLatencyMs: 120 });
    const start = performance.now();
    await words(PROMPT, new GoogleGenAI({ apiKey: 'k', apiVersion: 'v1beta', httpOptions: { baseUrl: slow.url } }));
    expect(performance.now() - start).toBeGreaterThan(110);
    await slow.close();
  });

  it('counts calls without telling keys', async () => {
    await words();
    await picture();
    const report = await calls();
    expect(report.byOperation).toEqual({ text: 1, image: 1 });
    expect(report.calls.map((call) => call.key)).toEqual(['-one', '-one']);
  });
});
