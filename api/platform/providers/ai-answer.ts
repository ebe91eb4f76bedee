import type { GenerateContentResponse, Part } from '@google/genai';

export interface AiImage {
  mimeType: string;
  data: Buffer;
}

/** Why an answer has no usable content. */
export interface AiSilence {
  /** The service's code, such as IMAGE_SAFETY. */
  code: string;
  /** The service's own message, for administrators. */
  said: string | null;
  /** What the user can do: change the words, or try the same ones again. */
  remedy: 'words' | 'again';
}

/** Reasons that persist until the words change. FinishReason and BlockedReason of @google/genai. */
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

/** Returns the parts of an answer without the model's thoughts, which include drafts of pictures. */
const partsOf = (answer: GenerateContentResponse): Part[] =>
  (answer.candidates ?? [])
    .flatMap((candidate) => candidate.content?.parts ?? [])
    .filter((part) => part.thought !== true);

/** Returns the text of an answer; null when there is none. */
export function textOf(answer: GenerateContentResponse): string | null {
  return (
    partsOf(answer)
      .map(({ text }) => text ?? '')
      .join('')
      .trim() || null
  );
}

/** Returns the finished picture of an answer, which is its last one; null when there is none. */
export function imageOf(answer: GenerateContentResponse): AiImage | null {
  const inline = partsOf(answer).findLast((part) => part.inlineData?.data)?.inlineData;
  return inline?.data ? { mimeType: inline.mimeType ?? 'image/png', data: Buffer.from(inline.data, 'base64') } : null;
}

/** Returns why an answer has no content: the prompt was blocked, the picture was, or the model answered with text. */
export function silenceOf(answer: GenerateContentResponse): AiSilence {
  const [candidate] = answer.candidates ?? [];
  const { blockReason, blockReasonMessage } = answer.promptFeedback ?? {};
  const code = blockReason ?? candidate?.finishReason ?? 'EMPTY';
  // @google/genai 3.1 drops finishMessage from answers of Google's own address; other servers of the protocol provide
  // it.
  const said = blockReasonMessage ?? candidate?.finishMessage ?? textOf(answer);
  return { code, said, remedy: ofWords.has(code) ? 'words' : 'again' };
}
