import type { BrowserContext, Request, Response } from '@playwright/test';

/** Watches every tab of a browser for problems that must not happen; a test declares those it provokes. */
export class Problems {
  private readonly found: string[] = [];
  private readonly provoked: RegExp[] = [];
  private readonly reading = new Set<Promise<void>>();

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    // a violation that the page's code catches is not logged to the console
    void context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`content security policy: ${violatedDirective} ${blockedURI} (${sourceFile})`),
      ),
    );
    context.on('weberror', (error) => this.found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => this.recordFailure(request));
    context.on('response', (response) => this.recordAnswer(response));
  }

  /** Declares the problems that the test provokes on purpose. */
  provoke(...patterns: RegExp[]): void {
    this.provoked.push(...patterns);
  }

  /** Returns every problem since the last call that was not provoked. */
  async unexpected(): Promise<string[]> {
    await Promise.all(this.reading);
    const provoked = this.provoked.splice(0);
    return this.found.splice(0).filter((problem) => !provoked.some((pattern) => pattern.test(problem)));
  }

  private recordFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? 'unknown';
    // the browser's error for a request that was aborted because the page was left
    if (reason !== 'net::ERR_ABORTED')
      this.found.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  }

  private recordAnswer(response: Response): void {
    if (response.status() >= 400)
      this.found.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
    else if (new URL(response.url()).pathname === '/graphql' && response.status() === 200) this.read(response);
  }

  /** GraphQL reports server errors in the body. */
  private read(response: Response): void {
    const reading = response.json().then(
      (body: { errors?: { message: string }[] }) => {
        for (const { message } of body.errors ?? []) this.found.push(`graphql error: ${message}`);
      },
      // the page was closed before its answer was read
      () => undefined,
    );
    this.reading.add(reading);
    void reading.finally(() => this.reading.delete(reading));
  }
}
