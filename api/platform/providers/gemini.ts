import type { GenerateContentConfig, GenerateContentResponse, GoogleGenAI } from '@google/genai';
import { imageOf, silenceOf, textOf } from './ai-answer';
import type { AiImage, AiSilence } from './ai-answer';
import { AiRefusal } from './ai-refusal';

export interface AiRequest {
  apiKey: string;
  model: string;
  prompt: string;
  timeoutMs: number;
  signal?: AbortSignal;
  /** JSON Schema of the answer, with the keywords that the service knows; text calls only. */
  schema?: object;
  /** A JPEG to look at, in text calls. */
  picture?: Buffer;
}

/** A call for a picture. */
export interface ImageRequest extends AiRequest {
  aspectRatio: '1:1' | '16:9';
  /** Asked for where the model has it; others paint about a thousand pixels. */
  imageSize?: '2K';
}

const partsOf = ({ prompt, picture }: AiRequest) => [
  ...(picture ? [{ inlineData: { mimeType: 'image/jpeg', data: picture.toString('base64') } }] : []),
  { text: prompt },
];

/** The content of an answer, or why there is none. */
export type AiOutcome<Content> = { content: Content; silence: null } | { content: null; silence: AiSilence };

/** Only this family can disable thinking; later ones refuse the option, and think little by default. */
const canStopThinking = (model: string) => /^gemini-2\.5-flash/.test(model);

/** Client of Google's generative AI service through @google/genai, at `baseUrl` or Google's own address. */
export class Gemini {
  constructor(
    private readonly baseUrl: string | undefined,
    private readonly observe: (operation: string, outcome: string, seconds: number) => void = () => undefined,
  ) {}

  /**
   * Returns the text of the answer.
   * @throws AiRefusal.
   */
  async text(request: AiRequest): Promise<AiOutcome<string>> {
    const plain: GenerateContentConfig = request.schema
      ? { responseMimeType: 'application/json', responseJsonSchema: request.schema }
      : {};
    const answer = await (canStopThinking(request.model)
      ? this.either('text', request, { ...plain, thinkingConfig: { thinkingBudget: 0 } }, /thinking/i, plain)
      : this.generate('text', request, plain));
    const content = textOf(answer);
    return content === null ? { content, silence: silenceOf(answer) } : { content, silence: null };
  }

  /**
   * Returns the finished picture of the answer.
   * @throws AiRefusal.
   */
  async image(request: ImageRequest): Promise<AiOutcome<AiImage>> {
    const { aspectRatio, imageSize } = request;
    const imageConfig = { aspectRatio };
    const answer = await this.either(
      'image',
      request,
      { responseModalities: ['IMAGE', 'TEXT'], imageConfig: { ...imageConfig, ...(imageSize && { imageSize }) } },
      /modalit|image.?size/i,
      { responseModalities: ['IMAGE'], imageConfig },
    );
    const content = imageOf(answer);
    return content === null ? { content, silence: silenceOf(answer) } : { content, silence: null };
  }

  /**
   * Returns the names of the models that are available to a key.
   * @throws AiRefusal.
   */
  async models({ apiKey, timeoutMs }: Pick<AiRequest, 'apiKey' | 'timeoutMs'>): Promise<string[]> {
    return this.call('models', { apiKey, timeoutMs }, async (client, abortSignal) => {
      const names: string[] = [];
      for await (const { name } of await client.models.list({ config: { pageSize: 1000, abortSignal } }))
        if (name) names.push(name.replace(/^models\//, ''));
      return names;
    });
  }

  /** Sends the first variant, or the second when the model rejects what only the first one has. */
  private async either(
    operation: string,
    request: AiRequest,
    first: GenerateContentConfig,
    complaint: RegExp,
    second: GenerateContentConfig,
  ): Promise<GenerateContentResponse> {
    try {
      return await this.generate(operation, request, first);
    } catch (error) {
      if (error instanceof AiRefusal && error.complainsOf(complaint)) return this.generate(operation, request, second);
      throw error;
    }
  }

  private generate(
    operation: string,
    request: AiRequest,
    config: GenerateContentConfig,
  ): Promise<GenerateContentResponse> {
    return this.call(operation, request, (client, abortSignal) =>
      client.models.generateContent({
        model: request.model,
        contents: [{ role: 'user', parts: partsOf(request) }],
        config: { ...config, abortSignal },
      }),
    );
  }

  private async call<Answer>(
    operation: string,
    request: Pick<AiRequest, 'apiKey' | 'timeoutMs' | 'signal'>,
    ask: (client: GoogleGenAI, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    // Large, so only processes that call the service load it.
    const { ApiError, GoogleGenAI } = await import('@google/genai');
    const client = new GoogleGenAI({
      apiKey: request.apiKey,
      apiVersion: 'v1beta',
      httpOptions: {
        baseUrl: this.baseUrl,
        // the key goes to the configured host only
        fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
      },
    });
    const timeout = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    const started = performance.now();
    const isSent = !signal.aborted;
    let outcome = 'silence';
    try {
      const answer = await ask(client, signal);
      outcome = '200';
      return answer;
    } catch (error) {
      if (error instanceof ApiError) {
        outcome = String(error.status);
        // The service may quote the key in its message.
        throw new AiRefusal(error.status, error.message.replaceAll(request.apiKey, '[key]'));
      }
      const isAbandoned = isSent && signal.aborted;
      throw new AiRefusal(null, timeout.aborted ? 'no answer in time' : 'no connection', error, isAbandoned);
    } finally {
      this.observe(operation, outcome, (performance.now() - started) / 1000);
    }
  }
}
