import { DesignEntity } from '../domain/designs/design.entity';
import { storeDesignFiles } from '../domain/designs/design-files';
import { createBrand } from '../domain/brands/brand.service';
import { saveFavoritePrompt } from '../domain/favorites/favorite-prompt.service';
import { createPurchase } from '../domain/orders/order.service';
import { call } from './account-calls';
import { aBrand } from './brands';
import { addMonth } from './months';
import { anImage } from './images';
import { startTestProduct } from './test-product';
import type { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

export const password = 'secret-1';
export const billing = { customerName: 'Mia Moss', address: '9 Elm Lane', country: 'Other' };

export const prepareArchive = (browser: TestBrowser, proof: object = { password }) =>
  call(browser, 'prepareDataDownload', '$proof: ProofInput!', { proof }, 'url');
export const deleteAccount = (browser: TestBrowser, proof: object = { password }) =>
  call(browser, 'deleteAccount', '$proof: ProofInput!', { proof });

/** A running product with accounts that have personal data in every table. */
export class KnownAccounts {
  private counter = 0;

  private constructor(
    readonly product: TestProduct,
    readonly packageId: string,
  ) {}

  static async start(): Promise<KnownAccounts> {
    const product = await startTestProduct({ http: true });
    return new KnownAccounts(product, (await product.addPackage()).id);
  }

  /** Returns a context of the account. */
  viewer(id: string) {
    return this.product.ctx({ id, role: 'MEMBER' });
  }

  /** Creates an account with a photo, a design, a ticket, a placed order and credits. */
  async person() {
    this.counter += 1;
    const number = this.counter;
    const browser = this.product.browser();
    const texts = {
      ticket: `Loom ${number} squeaks`,
      favorite: `Weft ${number} in blue`,
      brand: `Loom street ${number}`,
      month: `A month of looms ${number}`,
      design: `Tonight at ${number}`,
    };
    const email = `leaver${number}@example.com`;
    const id = await browser.register(email);
    await this.product.giveCredits(id, 3);
    const order = await createPurchase(this.viewer(id), { of: { packageId: this.packageId }, billing });
    const form = new FormData();
    const photo = new Uint8Array(await anImage('png', 50 + number));
    form.append('image', new Blob([photo], { type: 'image/png' }), 'me.png');
    const uploaded = (await (
      await browser.fetch('/image-server/upload', { method: 'POST', body: form, headers: { 'x-requested-with': 't' } })
    ).json()) as { file: { url: string } };
    const { url } = uploaded.file;
    await call(browser, 'updateProfile', '$input: UpdateProfileInput!', {
      input: { name: 'Mia Moss', photoUrl: url, phone: '+44 20 7946 0123' },
    });
    await call(browser, 'sendContactMessage', '$input: ContactMessageInput!', {
      input: { name: 'Mia', email, subject: 'Hello', phone: '+44 20 7946 0123', message: `${texts.ticket}.` },
    });
    await saveFavoritePrompt(this.viewer(id), { name: 'Weft', prompt: texts.favorite });
    await createBrand(this.viewer(id), aBrand({ contact: texts.brand }));
    await addMonth(this.product, id, { posts: 1, idea: texts.month });
    return { browser, email, id, order, texts, photo: url, design: await this.addDesign(id) };
  }

  /** Adds a finished design of the account, with its files. */
  async addDesign(userId: string) {
    const db = this.product.services.dataSource.manager;
    const { identifiers } = await db.insert(DesignEntity, {
      userId,
      requestId: `request-${this.counter}-design`,
      platform: 'FACEBOOK',
      postType: 'FACEBOOK_POST',
      size: 'SQUARE',
      niche: 'MUSIC',
      style: 'BOLD',
      primaryText: `Tonight at ${this.counter}`,
      customPrompt: 'A stage.',
      prompt: 'A stage.',
      state: 'RUNNING',
    });
    const id = identifiers[0]?.['id'] as string;
    const png = await anImage('png');
    const files = await storeDesignFiles(
      this.product.services,
      id,
      { png, thumbnail: png, width: 40, height: 30, original: { ending: 'png', mime: 'image/png' } },
      png,
    );
    await db.update(DesignEntity, { id }, { ...files, state: 'SUCCEEDED' });
    return id;
  }

  /** Returns the texts that any table still contains. */
  async tracesOf(...texts: string[]): Promise<string[]> {
    const { pool } = this.product.services;
    const tables = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables.rows)
      for (const text of texts)
        if ((await pool.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [text])).rowCount)
          found.push(`${text} in ${name}`);
    return found;
  }
}
