import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { PostBrief } from '../../../studio/brief';
import { renderPost } from '../../pixels/render-post';
import { enhancePrompt } from './enhance';
import { briefOf } from './read-prompt';
import type { Manners } from './manners';
import { isBackground, paintScene, remember } from './scene-painter';
import { structuredAnswer } from './structured-answer';
import type { ContentRequest } from './request';

type Part = ({ text: string } | { inlineData: { mimeType: string; data: string } }) & {
  thought?: true;
  thoughtSignature?: string;
};
export type Answer = Record<string, unknown>;

const IMAGE_TOKENS = 1120;
// Rule of thumb from the service's documentation: four letters a token.
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
  usageMetadata: usage(request, parts),
  modelVersion: model,
  responseId: randomBytes(16).toString('base64url'),
});

/** Returns a GenerateContentResponse with one candidate. */
export function contentAnswer(
  request: ContentRequest,
  model: string,
  parts: readonly Part[],
  finishReason = 'STOP',
): Answer {
  return {
    candidates: [{ content: { parts, role: 'model' }, finishReason, index: 0 }],
    ...envelope(request, model, parts),
  };
}

/** Returns the answer to a prompt that the safety filters block: no candidates, and the reason beside them. */
export function blockedAnswer(request: ContentRequest, model: string): Answer {
  return {
    promptFeedback: {
      blockReason: 'SAFETY',
      safetyRatings: [{ category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'HIGH', blocked: true }],
    },
    ...envelope(request, model, []),
  };
}

const STOPPED = {
  IMAGE_SAFETY:
    'Unable to show the generated image. The image was filtered out because it violated the policies of the service. You will not be charged for blocked images. Try rephrasing the prompt.',
  PROHIBITED_CONTENT: 'The response was blocked because it may hold content that is prohibited.',
  RECITATION: 'The response was blocked because it resembles known material too closely.',
};

/** Returns the answer for a picture that was generated but withheld: a candidate without content. */
export function stoppedAnswer(request: ContentRequest, model: string, finishReason: keyof typeof STOPPED): Answer {
  return {
    candidates: [{ finishReason, finishMessage: STOPPED[finishReason], index: 0 }],
    ...envelope(request, model, []),
  };
}

/** Returns an answer in words to a request for a picture. */
export function noImageAnswer(
  request: ContentRequest,
  model: string,
  finishReason: 'NO_IMAGE' | 'STOP' = 'NO_IMAGE',
): Answer {
  return contentAnswer(
    request,
    model,
    [{ text: 'I can describe this design, but I could not create an image for it.' }],
    finishReason,
  );
}

/** Returns an invalid picture: the type says PNG, the bytes do not. */
export function badImageAnswer(request: ContentRequest, model: string): Answer {
  return contentAnswer(request, model, [
    { inlineData: { mimeType: 'image/png', data: Buffer.from('this is not a picture').toString('base64') } },
  ]);
}

/** The last pictures: tests and people who try the demo repeat their prompts, and drawing takes 200 ms. */
const pictures = new LRUCache<string, Promise<Buffer>>({ max: 8 });

/** Returns the picture of a brief in a ratio; the same brief has the same one. */
function drawnOf(brief: PostBrief, ratio: string, manners: Manners): Promise<Buffer> {
  const key = JSON.stringify([brief, ratio, manners.realSizes]);
  const drawn = pictures.get(key) ?? renderPost(brief).then((png) => fitRatio(png, ratio, manners));
  pictures.set(key, drawn);
  return drawn;
}

async function backgroundParts(request: ContentRequest, manners: Manners): Promise<Part[]> {
  const ratio = request.aspectRatio ?? '1:1';
  const picture = await paintScene(request.prompt, { ratio, imageSize: request.imageSize });
  return [{ ...pictureOf(await inFormat(picture, manners.format), manners.format), thoughtSignature: signature() }];
}

const signature = () => randomBytes(24).toString('base64');

/** `[[misspelled]]` draws the words with two letters exchanged, as image models do. */
const misspelledOnRequest = (brief: PostBrief, prompt: string): PostBrief =>
  prompt.includes('[[misspelled]]')
    ? { ...brief, primaryText: brief.primaryText.replace(/(\p{L})(\p{L})(\p{L}*)$/u, '$2$1$3') }
    : brief;

/** Returns the parts of a successful answer: drafts and thoughts first, the finished picture last. */
export async function goodParts(request: ContentRequest, manners: Manners): Promise<Part[]> {
  if (request.schema) return [{ text: await structuredAnswer(request) }];
  if (!request.wantsImage) return textParts(enhancePrompt(request.prompt), manners);
  if (isBackground(request.prompt)) return backgroundParts(request, manners);
  const brief = misspelledOnRequest(briefOf(request.prompt, request.aspectRatio), request.prompt);
  const ratio = request.aspectRatio ?? (brief.size === 'square' ? '1:1' : '16:9');
  const drawn = await drawnOf(brief, ratio, manners);
  await remember(drawn, brief.primaryText);
  const words: Part[] =
    request.wantsText && manners.words !== 'none'
      ? [{ text: `Here is a ${brief.style} ${brief.niche} post for ${brief.platform}.` }]
      : [];
  const drafts = await Promise.all(
    Array.from({ length: manners.drafts }, async () => ({
      ...pictureOf(await sharp(drawn).resize(256).greyscale().png().toBuffer(), 'png'),
      thought: true as const,
    })),
  );
  const finished: Part = {
    ...pictureOf(await inFormat(drawn, manners.format), manners.format),
    thoughtSignature: signature(),
  };
  return manners.words === 'last' ? [...drafts, finished, ...words] : [...words, ...drafts, finished];
}

const pictureOf = (data: Buffer, format: Manners['format']) => ({
  inlineData: { mimeType: `image/${format}`, data: data.toString('base64') },
});

const inFormat = (png: Buffer, format: Manners['format']): Promise<Buffer> =>
  format === 'png'
    ? Promise.resolve(png)
    : format === 'jpeg'
      ? sharp(png).jpeg({ quality: 95 }).toBuffer()
      : sharp(png).webp({ quality: 95 }).toBuffer();

function textParts(text: string, { splitTexts }: Manners): Part[] {
  if (!splitTexts) return [{ text }];
  const half = text.indexOf(' ', text.length / 2);
  return [
    { text: 'The brief wants one clear subject; I will keep its words.', thought: true },
    { text: text.slice(0, half) },
    { text: text.slice(half) },
  ];
}

/**
 * Fits the picture to a ratio. The renderer draws 1:1 and 16:9; for other ratios it adds a border in the picture's
 * corner colour.
 */
async function fitRatio(png: Buffer, ratio: string, { realSizes }: Manners): Promise<Buffer> {
  // For 16:9 the models answer a slightly wider picture.
  if (ratio === '16:9' && realSizes) return sharp(png).resize(1376, 768, { fit: 'fill' }).png().toBuffer();
  if (ratio === '1:1' || ratio === '16:9') return png;
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const { width, height } = await sharp(png).metadata();
  const unit = Math.ceil(Math.max(width / across, height / down));
  const corner = await sharp(png).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
  const background = { r: corner[0] ?? 255, g: corner[1] ?? 255, b: corner[2] ?? 255 };
  return sharp(png)
    .resize(unit * across, unit * down, { fit: 'contain', background })
    .png()
    .toBuffer();
}
