import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../../context';
import type { AiOutcome, AiRequest, Gemini, ImageRequest } from '../../../platform/providers/gemini';
import type { AiImage } from '../../../platform/providers/ai-answer';
import { AiRefusal } from '../../../platform/providers/ai-refusal';
import { sampleAnswer } from './sample-answer';
import type { TestPictureTask } from './test-picture';

/** What the product calls of the AI service for an account's work. */
export type AiService = Pick<Gemini, 'text' | 'image'>;

/** Name of the model that answers in test mode. */
export const testModel = 'test-mode';

/** Words in a prompt that test a failure, as `[[test:fail]]`. docs/api.md lists them. */
const behaviours = ['fail', 'blocked', 'no-image', 'slow'] as const;
type Behaviour = (typeof behaviours)[number];

const slowMs = 5_000;

/** Returns whether a text names a behaviour of test mode. */
export const asksFor = (text: string, behaviour: Behaviour | 'misspelled'): boolean =>
  text.includes(`[[test:${behaviour}]]`);

const blocked = { code: 'SAFETY', said: 'Blocked in test mode', remedy: 'words' } as const;
const textOnly = { code: 'NO_IMAGE', said: 'No image in test mode', remedy: 'again' } as const;

/** Answers in place of the AI service, from what is asked alone: at no cost, and the same each time. */
export const testAi = ({ images }: Pick<Services, 'images'>): AiService => ({
  text: ({ prompt, schema }: AiRequest): Promise<AiOutcome<string>> => {
    // the words of a design with a failing picture are written
    const isOfDesign = schema !== undefined && prompt.includes('\nHeadline: ');
    if (asksFor(prompt, 'fail') && !isOfDesign) return Promise.reject(refused());
    const content = schema ? JSON.stringify(sampleAnswer(schema)) : 'A sample of an enhanced prompt, in {size} format.';
    return Promise.resolve({ content, silence: null });
  },
  image: async ({ prompt, aspectRatio, signal }: ImageRequest): Promise<AiOutcome<AiImage>> => {
    if (asksFor(prompt, 'slow')) await sleep(slowMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal?.aborted) throw new AiRefusal(null, 'no answer in time', undefined, true);
    if (asksFor(prompt, 'fail')) throw refused();
    if (asksFor(prompt, 'blocked')) return { content: null, silence: blocked };
    if (asksFor(prompt, 'no-image')) return { content: null, silence: textOnly };
    const task: TestPictureTask = { prompt, aspectRatio };
    const data = await images.designs.run<Uint8Array>('testPicture', task);
    return { content: { mimeType: 'image/png', data: Buffer.from(data) }, silence: null };
  },
});

const refused = () => new AiRefusal(503, 'Failed in test mode');
