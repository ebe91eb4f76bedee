import { ApiError } from '@google/genai';
import { publishedErrors } from './fixtures/published';
import { PROMPT, TEXT_MODEL, refusal, sandboxUnderTest } from './sandbox-under-test';

const { address, behave, client, flip, post, words } = sandboxUnderTest();

describe('refusals', () => {
  it.each(['gemini-2.0-flash-exp-image-generation', 'gemini-3.1-flash-image', 'gemini-2.5-flash-image', 'nonsense'])(
    'does not know %s',
    async (model) => {
      const { status, error } = await refusal(client().models.generateContent({ model, contents: 'a' }));
      expect({ status, word: error.status }).toEqual({ status: 404, word: 'NOT_FOUND' });
    },
  );

  it('include one model that is closed to new accounts', async () => {
    const ask = () => client().models.generateContent({ model: 'gemini-2.5-flash-lite', contents: PROMPT });
    const { status, error } = await refusal(ask());
    expect({ status, message: error.message }).toEqual({
      status: 404,
      message: publishedErrors.closedToNewUsers.body.error.message.replace('gemini-2.5-pro', 'gemini-2.5-flash-lite'),
    });
    await behave({ newAccount: false });
    await expect(ask()).resolves.toBeTruthy();
  });

  it('count use by project, across all keys', async () => {
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
    const received = await refusal(words());
    expect([received.status, received.error.status]).toEqual([status, published.status]);
    const kinds = (details?: { '@type'?: string }[]) =>
      (details ?? [])
        .map((detail) => detail['@type'] ?? '')
        .filter((type) => /ErrorInfo|QuotaFailure|RetryInfo/.test(type));
    expect(kinds(received.error.details)).toEqual(kinds((published as { details?: { '@type'?: string }[] }).details));
  });

  it('report an invalid key like Google', async () => {
    const { status, error } = await refusal(words(PROMPT, client('wrong')));
    expect(status).toBe(400);
    expect(error.details?.[0]?.reason).toBe('API_KEY_INVALID');
    const missing = await fetch(`${address()}/v1beta/models`);
    expect(missing.status).toBe(403);
    expect((await fetch(`${address()}/v1beta/models?key=key-two`)).status).toBe(200);
  });

  it.each([
    ['fail401', 401, 'UNAUTHENTICATED'],
    ['fail403', 403, 'PERMISSION_DENIED'],
    ['fail429', 429, 'RESOURCE_EXHAUSTED'],
    ['fail500', 500, 'INTERNAL'],
    ['fail503', 503, 'UNAVAILABLE'],
    ['keyInvalid', 400, 'INVALID_ARGUMENT'],
  ])('of kind %s answer %d %s as often as configured', async (behaviour, code, word) => {
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

  it('can apply to one key only', async () => {
    await flip({ operation: 'text', behaviour: 'fail429', key: 'key-two' });
    await expect(words(PROMPT, client('key-one'))).resolves.toBeTruthy();
    await expect(words(PROMPT, client('key-two'))).rejects.toBeInstanceOf(ApiError);
    expect((await flip({ operation: 'text', behaviour: 'nonsense' })).status).toBe(400);
  });
});
