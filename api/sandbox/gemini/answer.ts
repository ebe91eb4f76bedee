import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { renderPost } from '../renderer/render-post';
import { enhancePrompt } from './enhance';
import { briefOf } from './read-prompt';
import type { ContentRequest } from './request';

type Part = { text: string } | { inlineData: { mimeType: string; data: string } };
export type Answer = Record<string, unknown>;

const IMAGE_TOKENS = 1120;
// A rough rule of the service's documentation: four letters a token.
const tokensOf = (text: string): number => Math.max(1, Math.ceil(text.length / 4));

const modality = (name: string, tokenCount: number): Answer => ({ modality: name, tokenCount });

function usage(request: ContentRequest, parts: readonly Part[]): Answer {
  const prompt = tokensOf(request.prompt);
  const image = parts.filter((part) => 'inlineData' in part).length * IMAGE_TOKENS;
  const text = parts.reduce((sum, part) => sum + ('text' in part ? tokensOf(part.text) : 0), 0);
  const thoughts = (request.thinkingBudget ?? 0) > 0 ? 96 : 0;
  return {
    promptTokenCount: prompt,
    ...(image + text > 0 ? { candidatesTokenCount: image + text } : {}),
    totalTokenCount: prompt + image + text + thoughts,
    promptTokensDetails: [modality('TEXT', prompt)],
    ...(image > 0 ? { candidatesTokensDetails: [modality('IMAGE', image)] } : {}),
    ...(thoughts > 0 ? { thoughtsTokenCount: thoughts } : {}),
  };
}

const envelope = (request: ContentRequest, model: string, parts: readonly Part[]): Answer => ({
  usageMetadata: usage(request, parts), modelVersion: model, responseId: randomBytes(16).toString('base64url'),
});

/** A GenerateContentResponse with one candidate. */
export function contentAnswer(request: ContentRequest, model: string, parts: readonly Part[], finishReason = 'STOP'): Answer {
  return { candidates: [{ content: { parts, role: 'model' }, finishReason, index: 0 }], ...envelope(request, model, parts) };
}

/** What a prompt gets that the safety filters stop: no candidates, and the reason beside them. */
export function blockedAnswer(request: ContentRequest, model: string): Answer {
  return {
    promptFeedback: { blockReason: 'SAFETY', safetyRatings: [{ category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'HIGH', blocked: true }] },
    ...envelope(request, model, []),
  };
}

/** An answer in words where a picture was asked for. */
export function noImageAnswer(request: ContentRequest, model: string): Answer {
  return contentAnswer(request, model, [{ text: 'I can describe this design, but I could not create an image for it.' }], 'NO_IMAGE');
}

/** A picture that is none: the type says PNG, the bytes do not. */
export function badImageAnswer(request: ContentRequest, model: string): Answer {
  return contentAnswer(request, model, [{ inlineData: { mimeType: 'image/png', data: Buffer.from('this is not a picture').toString('base64') } }]);
}

/** The parts of a good answer. */
export async function goodParts(request: ContentRequest): Promise<Part[]> {
  if (!request.wantsImage) return [{ text: enhancePrompt(request.prompt) }];
  const brief = briefOf(request.prompt, request.aspectRatio);
  const png = await fitRatio(await renderPost(brief), request.aspectRatio ?? (brief.size === 'square' ? '1:1' : '16:9'));
  const words: Part = { text: `Here is a ${brief.style} ${brief.niche} post for ${brief.platform}.` };
  return [...(request.wantsText ? [words] : []), { inlineData: { mimeType: 'image/png', data: png.toString('base64') } }];
}

/** The renderer draws 1:1 and 16:9; for other ratios its picture gets a border in its own corner colour. */
async function fitRatio(png: Buffer, ratio: string): Promise<Buffer> {
  if (ratio === '1:1' || ratio === '16:9') return png;
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const { width, height } = await sharp(png).metadata();
  const unit = Math.ceil(Math.max(width / across, height / down));
  const corner = await sharp(png).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
  const background = { r: corner[0] ?? 255, g: corner[1] ?? 255, b: corner[2] ?? 255 };
  return sharp(png).resize(unit * across, unit * down, { fit: 'contain', background }).png().toBuffer();
}
