import { ThinkingLevel, type ThinkingConfig } from '@google/genai';
import sharp from 'sharp';
import { IMAGE_MODEL, PROMPT, TEXT_MODEL, imageOf, refusal, sandboxUnderTest } from './sandbox-under-test';

const { behave, client, flip, picture, words } = sandboxUnderTest();

describe('pictures through @google/genai', () => {
  it('contain words, a draft that is marked as a thought, and a PNG with the real dimensions of the models', async () => {
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

  it('contain no words when only an image is requested, and have the requested ratio', async () => {
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

  it.each(['jpeg', 'webp'])('are in %s when configured', async (format) => {
    await behave({ format });
    expect((await sharp(imageOf(await picture())).metadata()).format).toBe(format);
  });

  it('contain either a picture or words when configured not to combine them', async () => {
    await behave({ modalities: 'image-only' });
    expect((await refusal(picture())).error.message).toMatch(/modalities/);
    expect(imageOf(await picture(PROMPT, { responseModalities: ['IMAGE'] })).length).toBeGreaterThan(1000);
  });

  it('are the same for the same prompt, and differ for another prompt', async () => {
    const [one, again, other] = await Promise.all([picture(), picture(), picture(`${PROMPT} At dawn.`)]);
    expect(imageOf(one).equals(imageOf(again))).toBe(true);
    expect(imageOf(one).equals(imageOf(other))).toBe(false);
  });
});

describe('words through @google/genai', () => {
  it('enhance a prompt and preserve its subject and format', async () => {
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

  it('include the list of the models of the configured day', async () => {
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

describe('unusual answers', () => {
  it.each([
    ['the fault', () => flip({ operation: 'image', behaviour: 'blocked' }), PROMPT],
    ['the word', () => Promise.resolve(), `${PROMPT} [[blocked]]`],
  ])('blocks by %s without throwing', async (_, prepare, prompt) => {
    await prepare();
    const answer = await picture(prompt);
    expect(answer.candidates).toBeUndefined();
    expect(answer.promptFeedback?.blockReason).toBe('SAFETY');
  });

  it('contain words where an image was requested', async () => {
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

  it('are refused for unknown settings', async () => {
    expect((await behave({ drafts: 7 })).status).toBe(400);
    expect((await behave({ politeness: 1 })).status).toBe(400);
  });

  it('can contain bytes that are not a picture', async () => {
    await flip({ operation: 'image', behaviour: 'badImage' });
    await expect(sharp(imageOf(await picture())).metadata()).rejects.toThrow();
  });

  it('are errors on [[fail]]', async () => {
    expect((await refusal(picture(`${PROMPT} [[fail]]`))).status).toBe(500);
  });
});
