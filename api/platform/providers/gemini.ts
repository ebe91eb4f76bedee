import type { GenerateContentConfig, GenerateContentResponse } from '@google/genai';

/** The AI service answered with an error, or did not answer in time. */
export class AiRefusal extends Error {
  override readonly name = 'AiRefusal';
  constructor(
    /** HTTP status; null when no answer came. */
    readonly status: number | null,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  /** Another key may work: this one is invalid, forbidden or used up. */
  get blamesKey(): boolean {
    return this.status === 401 || this.status === 403 || this.status === 429 || (this.status === 400 && /API[_ ]key/i.test(this.message));
  }

  /** Another model may work: this one has been switched off. */
  get blamesModel(): boolean {
    return this.status === 404;
  }
}

export interface AiRequest {
  apiKey: string;
  model: string;
  prompt: string;
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface AiImage {
  mimeType: string;
  data: Buffer;
}

/** Google's generative AI service through @google/genai, at `baseUrl` or Google's own address. */
export class AiService {
  constructor(
    private readonly baseUrl: string | undefined,
    private readonly observe: (operation: string, outcome: string, seconds: number) => void = () => undefined,
  ) {}

  /** Text of the first candidate; null when there is none. @throws AiRefusal. */
  async text(request: AiRequest): Promise<string | null> {
    const answer = await this.generate('text', request, { thinkingConfig: { thinkingBudget: 0 } });
    return answer.candidates?.[0]?.content?.parts?.[0]?.text?.trim() || null;
  }

  /** First image of the answer; null when there is none, as after a safety block. @throws AiRefusal. */
  async image(request: AiRequest & { aspectRatio: '1:1' | '16:9' }): Promise<AiImage | null> {
    const answer = await this.generate('image', request, { responseModalities: ['IMAGE', 'TEXT'], imageConfig: { aspectRatio: request.aspectRatio } });
    const inline = answer.candidates?.flatMap((candidate) => candidate.content?.parts ?? []).find((part) => part.inlineData?.data)?.inlineData;
    return inline?.data ? { mimeType: inline.mimeType ?? 'image/png', data: Buffer.from(inline.data, 'base64') } : null;
  }

  private async generate(operation: string, request: AiRequest, config: GenerateContentConfig): Promise<GenerateContentResponse> {
    // large, and of use only to processes that call it
    const { ApiError, GoogleGenAI } = await import('@google/genai');
    const client = new GoogleGenAI({ apiKey: request.apiKey, apiVersion: 'v1beta', httpOptions: { baseUrl: this.baseUrl } });
    const timeout = AbortSignal.timeout(request.timeoutMs);
    const abortSignal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    const started = performance.now();
    let outcome = 'silence';
    try {
      const answer = await client.models.generateContent({ model: request.model, contents: [{ role: 'user', parts: [{ text: request.prompt }] }], config: { ...config, abortSignal } });
      outcome = '200';
      return answer;
    } catch (error) {
      if (error instanceof ApiError) {
        outcome = String(error.status);
        throw new AiRefusal(error.status, error.message);
      }
      throw new AiRefusal(null, timeout.aborted ? 'no answer in time' : 'no connection', error);
    } finally {
      this.observe(operation, outcome, (performance.now() - started) / 1000);
    }
  }
}
