import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A document of the product without scripts: once it is shown, nothing of the page before runs any more. */
const emptyPath = '/healthz';

/** Storage of an origin that is not per tab. */
const storage = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

/** The events that tests listen to; Playwright itself listens to others. */
const events = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'page',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
  'websocket',
];

interface Undoable {
  dispose(): Promise<void>;
}

/**
 * A browser context with one page, for tests one after the other. `clean` removes what a test has left: cookies, storage,
 * history, tabs, routes, scripts, listeners and emulation. Loaded files and compiled code stay, as in the browser of a person
 * who comes again: a new context costs as much CPU time as the page that it opens.
 */
export class ReusedContext {
  private undoable: { of: BrowserContext | Page; added: Undoable }[] = [];

  private constructor(
    readonly context: BrowserContext,
    public page: Page,
    private session: CDPSession,
    private readonly options: BrowserContextOptions & { baseURL: string },
  ) {
    this.record(context);
    this.record(page);
  }

  static async open(browser: Browser, options: BrowserContextOptions & { baseURL: string }): Promise<ReusedContext> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    return new ReusedContext(context, page, await context.newCDPSession(page), options);
  }

  async clean(): Promise<void> {
    const { context } = this;
    for (const other of context.pages()) if (other !== this.page) await other.close();
    if (this.page.isClosed()) {
      this.page = await context.newPage();
      this.session = await context.newCDPSession(this.page);
      this.record(this.page);
    }
    for (const one of [context, this.page]) {
      for (const event of events) one.removeAllListeners(event);
      await one.unrouteAll({ behavior: 'ignoreErrors' });
    }
    // a closed page has lost its own
    const open = this.undoable.splice(0).filter(({ of }) => of === context || of === this.page);
    await Promise.all(open.map(({ added }) => added.dispose()));
    await context.setOffline(false);
    await this.page.goto(emptyPath);
    await this.page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    await this.session.send('Storage.clearDataForOrigin', { origin: this.options.baseURL, storageTypes: storage });
    await this.session.send('Page.resetNavigationHistory');
    await context.clearCookies();
    await context.clearPermissions();
    if (this.options.viewport) await this.page.setViewportSize(this.options.viewport);
    await this.page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: null, contrast: null });
    await this.page.mouse.move(0, 0);
  }

  /** Records what is added to a page or context, because it can be removed only one by one. */
  private record(target: BrowserContext | Page): void {
    for (const name of ['addInitScript', 'exposeBinding', 'exposeFunction'] as const) {
      const add = target[name].bind(target) as (...given: unknown[]) => Promise<Undoable>;
      Object.assign(target, {
        [name]: async (...given: unknown[]) => {
          const added = await add(...given);
          this.undoable.push({ of: target, added });
          return added;
        },
      });
    }
  }
}
