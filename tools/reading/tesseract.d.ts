/** What the reading test uses of tesseract.js, which is installed by `npm run test:long` only. */
declare module 'tesseract.js' {
  interface Options {
    langPath: string;
    cacheMethod: 'none';
    gzip: true;
  }
  interface Worker {
    setParameters(parameters: Record<string, string>): Promise<unknown>;
    recognize(image: Buffer): Promise<{ data: { text: string } }>;
    terminate(): Promise<unknown>;
  }
  /** @param engine 1 for the neural network */
  export function createWorker(
    language: string,
    engine: 1,
    options: Options,
    settings: Record<string, string>,
  ): Promise<Worker>;
}
