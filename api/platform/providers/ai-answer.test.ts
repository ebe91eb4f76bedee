import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GenerateContentResponse } from '@google/genai';
import { publishedAnswers, publishedErrors, wrapped } from '../../../tools/sandbox/gemini/fixtures/published';
import { imageOf, silenceOf, textOf } from './ai-answer';
import { AiRefusal } from './ai-refusal';
import { Gemini } from './gemini';

describe('calls of the AI service', () => {
  it('follow no redirect, so that the key goes to no other host', async () => {
    const reached: string[] = [];
    const servers = ['elsewhere', 'configured'].map((name) =>
      createServer((_request, response) => {
        reached.push(name);
        if (name === 'configured') response.writeHead(307, { location: url(0) });
        response.end('{}');
      }),
    );
    const url = (index: number) => `http://127.0.0.1:${(servers[index]?.address() as AddressInfo).port}/`;
    for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const request = { apiKey: 'AQ.a-key', model: 'gemini-3.1-flash-lite', prompt: 'A prompt', timeoutMs: 10_000 };
    await expect(new Gemini(url(1)).text(request)).rejects.toMatchObject({ name: 'AiRefusal', status: null });
    expect(reached).toEqual(['configured']);
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
  });
});

describe('errors of the AI service, as published', () => {
  it.each([
    ['keyInvalid', 'key'],
    ['tokenType', 'key'],
    ['noBilling', 'billing'],
    ['usedUp', 'quota'],
    ['closedToNewUsers', 'model'],
    ['switchedOff', 'model'],
    ['thinkingBudget', 'request'],
    ['overloaded', 'service'],
  ] as const)('%s has the cause %s', (name, fault) => {
    const published = publishedErrors[name];
    expect(new AiRefusal(published.status, JSON.stringify(published.body)).fault).toBe(fault);
    const passedOn = new AiRefusal(published.status, wrapped(published));
    expect(passedOn.fault).toBe(fault);
    expect(passedOn.message).toBe(published.body.error.message);
  });

  it('contain the retry delay, and a quota of 15 is not a quota of zero', () => {
    const { status, body } = publishedErrors.noBilling;
    expect(new AiRefusal(status, JSON.stringify(body)).retryAfterMs).toBe(33_000);
    expect(new AiRefusal(429, 'Quota exceeded, limit: 0.5, model: x').fault).toBe('quota');
    expect(new AiRefusal(429, 'Quota exceeded, limit: 15, model: x').fault).toBe('quota');
  });

  it("count as a service failure when there is no answer or a proxy's page", () => {
    expect(new AiRefusal(null, 'no answer in time').fault).toBe('service');
    expect(new AiRefusal(502, '<html>Bad Gateway</html>').fault).toBe('service');
  });
});

describe('answers of the AI service, as published', () => {
  const answer = (name: keyof typeof publishedAnswers) =>
    publishedAnswers[name].body as unknown as GenerateContentResponse;

  it('yield the last picture and all text that are not thoughts', () => {
    expect(imageOf(answer('draftsFirst'))?.data.toString()).toBe('the finished picture');
    expect(textOf(answer('draftsFirst'))).toBe('Here is your picture.');
  });

  it.each([
    ['prohibitedImage', 'IMAGE_PROHIBITED_CONTENT', 'words', /Support code/],
    ['imageSafety', 'IMAGE_SAFETY', 'words', null],
    ['blockedPrompt', 'PROHIBITED_CONTENT', 'words', null],
    ['noImage', 'NO_IMAGE', 'again', /describe/],
  ] as const)('give the reason why %s holds no picture, and the remedy', (name, code, remedy, said) => {
    expect(imageOf(answer(name))).toBeNull();
    const silence = silenceOf(answer(name));
    expect(silence).toMatchObject({ code, remedy });
    if (said) expect(silence.said).toMatch(said);
    else expect(silence.said).toBeNull();
  });
});
