import { readdir } from 'node:fs/promises';
import { call, signIn, whoAmI } from '../../test/account-calls';
import { anImage } from '../../test/images';
import { lettersTo, tokenFor } from '../../test/letters';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import { filesIn } from '../../test/zip-files';
import { DesignEntity } from '../designs/design.entity';
import { deleteDesigns } from '../designs/design-deletion.service';
import { storeDesignFiles } from '../designs/design-files';
import { saveFavoritePrompt } from '../favorites/favorite-prompt.service';
import { issueInvoice } from '../payments/invoice.service';
import { createPurchase } from '../orders/order.service';
import { dropFiles, finishDeletions } from './deletion.service';

describe('what is stored about a person', () => {
  let product: TestProduct;
  let packageId: string;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    packageId = (await product.addPackage()).id;
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  const { password } = { password: 'secret-1' };
  const db = () => product.services.dataSource.manager;
  const viewer = (id: string) => product.ctx({ id, role: 'MEMBER' });
  const billing = { customerName: 'Mia Moss', address: '9 Elm Lane', country: 'Other' };
  const remove = (browser: TestBrowser, proof: object = { password }) =>
    call(browser, 'deleteAccount', '$proof: ProofInput!', { proof });
  const prepare = (browser: TestBrowser, proof: object = { password }) =>
    call(browser, 'prepareDataDownload', '$proof: ProofInput!', { proof }, 'url');
  const keys = async (prefix: string) => {
    const found: string[] = [];
    for await (const { key } of product.services.storage.list(prefix)) found.push(key);
    return found;
  };

  /** Somebody with a photo, a design, a ticket, a placed order and credits. */
  async function person() {
    counter += 1;
    const browser = product.browser();
    const email = `leaver${counter}@example.com`;
    const id = await browser.register(email);
    await product.giveCredits(id, 3);
    const order = await createPurchase(viewer(id), { of: { packageId }, billing });
    const form = new FormData();
    const photo = new Uint8Array(await anImage('png', 50 + counter));
    form.append('image', new Blob([photo], { type: 'image/png' }), 'me.png');
    const uploaded = (await (
      await browser.fetch('/image-server/upload', { method: 'POST', body: form, headers: { 'x-requested-with': 't' } })
    ).json()) as { file: { url: string } };
    const { url } = uploaded.file;
    await call(browser, 'updateProfile', '$input: UpdateProfileInput!', {
      input: { name: 'Mia Moss', photoUrl: url, phone: '+44 20 7946 0123' },
    });
    await call(browser, 'sendContactMessage', '$input: ContactMessageInput!', {
      input: { name: 'Mia', email, subject: 'Hello', phone: '+44 20 7946 0123', message: `Loom ${counter} squeaks.` },
    });
    await saveFavoritePrompt(viewer(id), { name: 'Weft', prompt: `Weft ${counter} in blue` });
    return { browser, email, id, order, photo: url, design: await addDesign(id) };
  }
  async function addDesign(userId: string) {
    const { identifiers } = await db().insert(DesignEntity, {
      userId,
      requestId: `request-${counter}-design`,
      platform: 'FACEBOOK',
      postType: 'FACEBOOK_POST',
      size: 'SQUARE',
      niche: 'MUSIC',
      style: 'BOLD',
      primaryText: `Tonight at ${counter}`,
      customPrompt: 'A stage.',
      prompt: 'A stage.',
      state: 'RUNNING',
    });
    const id = identifiers[0]?.['id'] as string;
    const png = await anImage('png');
    const files = await storeDesignFiles(
      product.services,
      id,
      { png, thumbnail: png, width: 40, height: 30, original: { ending: 'png', mime: 'image/png' } },
      png,
    );
    await db().update(DesignEntity, { id }, { ...files, state: 'SUCCEEDED' });
    return id;
  }
  const pay = (orderId: string) =>
    product.services.pool.query(
      `update orders set payment_status = 'PAID', paid_at = now(), payer_email = 'payer@example.com' where id = $1`,
      [orderId],
    );
  /** Which of these texts any table still holds anywhere. */
  async function tracesOf(...texts: string[]): Promise<string[]> {
    const { pool } = product.services;
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

  describe('is given to them as an archive', () => {
    it('with all of it, and the pictures', async () => {
      const { browser, id, design, email, photo, order } = await person();
      await product.ctx().transaction((tx) => issueInvoice(tx, order));
      const { url } = await prepare(browser);
      const response = await browser.fetch(url ?? '');
      expect(response.headers.get('content-disposition')).toContain('postloom-data.zip');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const files = await filesIn(Buffer.from(await response.arrayBuffer()));
      const json = (path: string) => JSON.parse(files[path]?.toString() ?? '') as Record<string, unknown>[];
      expect(json('account.json')).toMatchObject([{ id, email, name: 'Mia Moss', credits: 3, hasPassword: true }]);
      expect(json('orders.json')).toMatchObject([{ customerName: 'Mia Moss', paymentStatus: 'PENDING' }]);
      expect(json('credits.json')).toMatchObject([{ change: 3, reason: 'GRANT' }]);
      expect(json('tickets.json')).toMatchObject([{ subject: 'Hello', message: `Loom ${counter} squeaks.` }]);
      expect(json('sessions.json')).toHaveLength(1);
      expect(json('favorite-prompts.json')).toMatchObject([{ name: 'Weft', prompt: `Weft ${counter} in blue` }]);
      expect(files['invoices/INV-000001.pdf']?.subarray(0, 5).toString()).toBe('%PDF-');
      expect(json('designs.json')).toMatchObject([{ id: design, primaryText: `Tonight at ${counter}` }]);
      expect(files[`designs/${design}.png`]).toEqual(await anImage('png'));
      expect(files[`images/${photo.split('/').pop()}`]?.subarray(1, 4).toString()).toBe('PNG');
      expect(Buffer.concat(Object.values(files)).toString()).not.toMatch(/\$2[aby]\$/);
    });

    it('without a design that is deleted, which goes with the account like any other', async () => {
      const { browser, id, design } = await person();
      await deleteDesigns(viewer(id), [design]);
      const { url } = await prepare(browser);
      const files = await filesIn(Buffer.from(await (await browser.fetch(url ?? '')).arrayBuffer()));
      expect(JSON.parse(files['designs.json']?.toString() ?? '')).toEqual([]);
      expect(Object.keys(files).filter((path) => path.startsWith('designs/'))).toEqual([]);
      await remove(browser);
      expect(await db().countBy(DesignEntity, { id: design })).toBe(0);
    });

    it('once, to nobody else, and to no browser that merely asks whether it is there', async () => {
      const [one, other] = [await person(), await person()];
      const { url = '' } = await prepare(one.browser);
      const json = { headers: { accept: 'application/json' } };
      expect((await other.browser.fetch(url ?? '', json)).status).toBe(404);
      expect((await product.browser().fetch(url ?? '', json)).status).toBe(404);
      await one.browser.fetch(url ?? '', { method: 'HEAD' });
      expect((await one.browser.fetch(url ?? '', json)).status).toBe(200);
      expect((await one.browser.fetch(url ?? '', json)).status).toBe(404);
      const page = await one.browser.fetch(url ?? '', { headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('location')]).toEqual([303, '/update-profile?tab=data&archive=over']);
    });

    it('after they have shown who they are, three times a day', async () => {
      const { browser } = await person();
      expect((await prepare(browser, { password: 'wrong-1' })).errors[0]?.code).toBe('WRONG_PASSWORD');
      for (let time = 0; time < 3; time += 1) expect((await prepare(browser)).errors).toEqual([]);
      expect((await prepare(browser)).errors[0]?.code).toBe('TOO_MANY_REQUESTS');
    });
  });

  describe('goes when they delete their account', () => {
    it('all but what the law keeps of paid orders; the address is free again, and a letter says goodbye', async () => {
      const { browser, email, id, order, design, photo } = await person();
      await pay(order.id);
      const unpaid = await createPurchase(viewer(id), {
        of: { packageId },
        billing: { ...billing, address: '77 Unpaid Road' },
      });
      const elsewhere = product.browser();
      await signIn(elsewhere, email, password);
      expect(await remove(browser)).toEqual({ errors: [] });
      expect([await whoAmI(browser), await whoAmI(elsewhere)]).toEqual([null, null]);
      expect(browser.cookies.has('postloom_session')).toBe(false);

      const { rows } = await product.services.pool.query(
        'select customer_name, customer_email, address, payer_email, payment_status from orders where id = any($1) order by id',
        [[order.id, unpaid.id]],
      );
      expect(rows).toEqual([
        {
          customer_name: 'Mia Moss',
          customer_email: '',
          address: '9 Elm Lane',
          payer_email: null,
          payment_status: 'PAID',
        },
        { customer_name: '', customer_email: '', address: '', payer_email: null, payment_status: 'CANCELLED' },
      ]);
      const [letter, ...others] = await lettersTo(product.services, email);
      expect(letter?.subject).toBe('Your Postloom account is deleted');
      expect(others).toEqual([]);
      await product.services.pool.query(`delete from outbox where dedupe_key = 'account-deleted:' || $1`, [id]);
      const left = await tracesOf(
        email,
        '77 Unpaid Road',
        `Loom ${counter} squeaks`,
        `Tonight at ${counter}`,
        `Weft ${counter} in blue`,
        'payer@example.com',
      );
      expect(left).toEqual([]);
      const ledger = await product.services.pool.query('select 1 from credit_entries where user_id = $1', [id]);
      expect(ledger.rows).toHaveLength(1);

      await dropFiles(product.ctx(), await queuedFiles());
      expect(await keys(`designs/${design}`)).toEqual([]);
      expect((await browser.fetch(photo)).status).toBe(404);
      const again = product.browser();
      expect(await again.register(email)).not.toBe(id);
    });

    /** What the job of the newest deletion was given. */
    async function queuedFiles() {
      const { rows } = await product.services.pool.query<{ payload: { designKeys: string[]; uploads: string[] } }>(
        `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'drop_files' order by j.id desc limit 1`,
      );
      return rows[0]?.payload ?? { designKeys: [], uploads: [] };
    }

    it('but not an image that somebody else has uploaded too, or that the site shows', async () => {
      const [one, other] = [await person(), await person()];
      const shared = (
        await product.services.pool.query<{ hash: string }>('select hash from files where owner_id = $1', [one.id])
      ).rows[0]?.hash;
      await product.services.pool.query(
        `insert into files (owner_id, hash, mime, bytes, width, height) values ($1, $2, 'image/png', 1, 1, 1)`,
        [other.id, shared],
      );
      await remove(one.browser);
      await dropFiles(product.ctx(), await queuedFiles());
      expect((await other.browser.fetch(one.photo)).status).toBe(200);
      await product.services.pool.query(
        `insert into content_sections (key, body) values ('features', $1) on conflict (key) do update set body = $1`,
        [JSON.stringify({ backgroundImage: other.photo })],
      );
      await remove(other.browser);
      await dropFiles(product.ctx(), await queuedFiles());
      expect((await product.browser().fetch(other.photo)).status).toBe(200);
    });

    it('which asks for the password, or the code of a letter', async () => {
      const { browser, email, id } = await person();
      expect((await remove(browser, { password: 'wrong-1' })).errors[0]?.code).toBe('WRONG_PASSWORD');
      expect(await whoAmI(browser)).toBe(email);
      await product.services.pool.query('update users set password_hash = null where id = $1', [id]);
      await call(browser, 'sendProofCode', '', {});
      const [letter] = await lettersTo(product.services, email);
      const code = />([A-Z0-9]{8})</.exec(letter?.html ?? '')?.[1];
      expect((await remove(browser, { emailCode: code })).errors).toEqual([]);
    });

    it.each([
      [
        'PROCESSING',
        'PayPal is still confirming your payment of order CODE. Your account can be deleted as soon as that is done.',
      ],
      [
        'DISPUTED',
        'PayPal has not decided on your complaint about order CODE yet. Your account can be deleted after that.',
      ],
    ])('but not while an order is %s', async (status, sentence) => {
      const { browser, email, order } = await person();
      if (status === 'DISPUTED') await pay(order.id);
      await product.services.pool.query(`update orders set payment_status = $2, paid_at = now() where id = $1`, [
        order.id,
        status,
      ]);
      const { errors } = await remove(browser);
      expect(errors).toEqual([
        expect.objectContaining({ code: 'INVALID_STATE', message: sentence.replace('CODE', order.orderCode) }),
      ]);
      expect(await whoAmI(browser)).toBe(email);
    });

    it('but not in the week in which an earlier address can take the account back', async () => {
      const { browser, id } = await person();
      await product.services.pool.query('update users set email_verified_at = now() where id = $1', [id]);
      const next = `thief${counter}@example.com`;
      await call(browser, 'requestEmailChange', '$input: RequestEmailChangeInput!', {
        input: { email: next, proof: { password } },
      });
      const token = await tokenFor(product.services, next, '/confirm-email');
      await call(browser, 'confirmEmailChange', '$token: String!', { token });
      expect((await remove(browser)).errors[0]).toMatchObject({
        code: 'INVALID_STATE',
        message: expect.stringContaining('can be deleted after that week') as string,
      });
      await product.services.pool.query(
        `update single_use_tokens set expires_at = now() where user_id = $1 and purpose = 'UNDO_EMAIL'`,
        [id],
      );
      expect((await remove(browser)).errors).toEqual([]);
    });

    it('but not while a capture is under way, though its order reads pending', async () => {
      const { browser, order } = await person();
      await product.services.pool.query(
        `insert into payments (order_id, state, amount, currency) values ($1, 'CAPTURING', $2, 'USD')`,
        [order.id, order.total],
      );
      expect((await remove(browser)).errors[0]).toMatchObject({
        code: 'INVALID_STATE',
        message: expect.stringContaining('still confirming your payment') as string,
      });
    });

    it('but not of the last Admin, nor of both of two who leave at once', async () => {
      const [one, other] = [await person(), await person()];
      await product.services.pool.query(`update users set role = 'ADMIN' where id = any($1)`, [[one.id, other.id]]);
      const answers = await Promise.all([remove(one.browser), remove(other.browser)]);
      expect(answers.map(({ errors }) => errors[0]?.message ?? 'deleted').sort()).toEqual([
        'You are the last Admin. Please make somebody else an Admin first.',
        'deleted',
      ]);
    });

    it('once, when it is asked for twice at the same moment', async () => {
      const { browser, email, id } = await person();
      await Promise.allSettled([remove(browser), remove(browser)]);
      const { rows } = await product.services.pool.query(
        'select 1 from users where id = $1 and deleted_at is not null',
        [id],
      );
      expect(rows).toHaveLength(1);
      expect(await lettersTo(product.services, email)).toHaveLength(1);
    });

    it('and with it what another tab has begun in that very moment', async () => {
      const { browser, id } = await person();
      await remove(browser);
      await addDesign(id);
      await createPurchase(viewer(id), { of: { packageId }, billing: { ...billing, address: '5 Late Street' } }).catch(
        () => undefined,
      );
      await finishDeletions(product.ctx());
      expect(await db().countBy(DesignEntity, { userId: id })).toBe(0);
      expect(await tracesOf('5 Late Street')).toEqual([]);
    });
  });

  it('lies in a folder of the storage under no name of theirs', async () => {
    const { id } = await person();
    const folder = product.services.config.dataFolder;
    expect((await readdir(folder, { recursive: true })).filter((path) => path.includes(id))).toEqual([]);
  });
});
