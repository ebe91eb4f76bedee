import type { GenerateContentResponse, Part } from '@google/genai';

export interface AiImage {
  mimeType: string;
  data: Buffer;
}

/** Why an answer holds nothing of use. */
export interface AiSilence {
  /** The service's own name for it, such as IMAGE_SAFETY. */
  code: string;
  /** The service's own words, for administrators. */
  said: string | null;
  /** What may help the person who asked: other words, or the same ones again. */
  remedy: 'words' | 'again';
}

/** Reasons of the service that stay what they are until the words change. FinishReason and BlockedReason of @google/genai. */
const ofWords = new Set([
  'SAFETY',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'RECITATION',
  'SPII',
  'LANGUAGE',
  'JAILBREAK',
  'MODEL_ARMOR',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
]);

/** What a model thinks on its way, drafts of pictures included, is not its answer. */
const partsOf = (answer: GenerateContentResponse): Part[] =>
  (answer.candidates ?? [])
    .flatMap((candidate) => candidate.content?.parts ?? [])
    .filter((part) => part.thought !== true);

/** All words of an answer; null when there are none. */
export function textOf(answer: GenerateContentResponse): string | null {
  return (
    partsOf(answer)
      .map(({ text }) => text ?? '')
      .join('')
      .trim() || null
  );
}

/** The finished picture of an answer, which is its last one; null when there is none. */
export function imageOf(answer: GenerateContentResponse): AiImage | null {
  const inline = partsOf(answer).findLast((part) => part.inlineData?.data)?.inlineData;
  return inline?.data ? { mimeType: inline.mimeType ?? 'image/png', data: Buffer.from(inline.data, 'base64') } : null;
}

/** Why an answer holds nothing: the prompt was stopped, the picture was, or the model spoke instead. */
export function silenceOf(answer: GenerateContentResponse): AiSilence {
  const [candidate] = answer.candidates ?? [];
  const { blockReason, blockReasonMessage } = answer.promptFeedback ?? {};
  const code = blockReason ?? candidate?.finishReason ?? 'EMPTY';
  // @google/genai 3.1 leaves finishMessage out of what Google's own address answers; what else passes on the protocol has it
  const said = blockReasonMessage ?? candidate?.finishMessage ?? textOf(answer);
  return { code, said, remedy: ofWords.has(code) ? 'words' : 'again' };
}
