import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { createBrand } from '../../../api/domain/brands/brand.service';
import { DesignEntity } from '../../../api/domain/designs/design.entity';
import { generateDesign } from '../../../api/domain/designs/generation.job';
import { keepImage } from '../../../api/domain/files/upload.service';
import { sendMailing } from '../../../api/domain/messages/mailings/mailing.job';
import { startMailing } from '../../../api/domain/messages/mailings/mailing.service';
import { feedMonths } from '../../../api/domain/months/feed-months.job';
import { makeMonth } from '../../../api/domain/months/making.service';
import { MonthPlanEntity } from '../../../api/domain/months/month-plan.entity';
import { aBrand } from '../../../api/test/brands';
import { aLogoOnWhite } from '../../../api/test/images';
import { addMonth } from '../../../api/test/months';
import { addPhoto } from '../../../api/test/photos';
import { startTestProduct } from '../../../api/test/test-product';
import type { TestProduct } from '../../../api/test/test-product';
import { brokenRules, rulesBrokenBy } from './broken-rules';
import { newFacts } from './facts';
import type { Facts } from './facts';
import type { Books } from './rules/rule';

const never = new AbortController().signal;
const subject = 'Bread of the week';

const posts =
  'each post of a month that is made has its own finished design, which took a credit where the picture is its own';
const credits = 'each month took exactly the credits of the pictures that are made, and never more than were bought';
const unfinished = 'no month is left being made without a reason';
const remade = 'each picture that was made again is another design, for what it was said to cost';
const counts = 'the counts of each mailing = its emails and logs, and each has ended or was stopped';
const reached = 'each recipient of a mailing that was not stopped got its email once';
const allowed = 'no mailing was sent to an account that may not get it';
const logos = 'each logo of a brand has its owner and its file';
const uploads = 'no upload without an owner is left after the grace, and none is missing';
const queued = 'each queued email arrived, and no other one';

describe('the reconciliation of months, brands, photos and mailings', () => {
  let product: TestProduct;
  let books: Books;
  let ids: { user: string; month: string; brand: string; photo: string; mailing: string };

  const query = <Row>(sql: string, parameters?: unknown[]): Promise<Row[]> =>
    product.services.dataSource.query(sql, parameters);

  /** Feeds a month and makes its designs until nothing is left to do. */
  async function makeAll(): Promise<void> {
    for (;;) {
      await feedMonths(() => product.ctx());
      const waiting = await product.services.dataSource.manager.findBy(DesignEntity, { state: 'QUEUED' });
      if (waiting.length === 0) return;
      for (const { id } of waiting) await generateDesign(product.ctx(), id, never);
    }
  }

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
    const user = await product.addUser({ credits: 2 });
    const admin = await product.addUser({ role: 'ADMIN' });
    await query('update users set email_verified_at = now()');
    const ctx = product.ctx(user);

    const { url, width, height } = await keepImage(ctx, await aLogoOnWhite());
    const light = { image: url, ratio: width / height, ink: null };
    const brand = await createBrand(ctx, aBrand({ logo: { light, dark: null, corner: 'TOP_RIGHT' } }));
    const photo = await addPhoto(product, user.id);

    const month = await addMonth(product, user.id, { posts: 3, brandId: brand.id });
    await makeMonth(ctx, { id: month, version: 1, pictures: 2 });
    await makeAll();
    const plan = await product.services.dataSource.manager.findOneByOrFail(MonthPlanEntity, { id: month });
    expect(plan.state).toBe('DONE');

    const mailing = await startMailing(product.ctx(admin), {
      target: { ids: [user.id] },
      expected: 1,
      kind: 'NEWS',
      message: { subject, body: '<p>Come by</p>' },
      requestId: randomUUID(),
    });
    await sendMailing(product.ctx(), mailing.id);
    // users of tests are added without registration, so without its email
    await query(`insert into outbox (recipient, subject, html) values ($1, 'Please confirm your email address', '')`, [
      user.email,
    ]);
    await query(`update outbox set state = 'SENT'`);

    const facts = newFacts();
    const made = await product.services.dataSource.manager.findBy(DesignEntity, { userId: In([user.id]) });
    for (const { id, state } of made) facts.shown.set(id, state);
    facts.requested.push(
      { kind: 'month', requestId: plan.requestId, userId: user.id, id: month },
      { kind: 'brand', requestId: brand.name, userId: user.id, id: brand.id },
      { kind: 'photo', requestId: photo, userId: user.id, id: photo },
      { kind: 'mailing', requestId: mailing.requestId, userId: admin.id, id: mailing.id },
    );
    facts.saved.push({ kind: 'month', id: month, version: plan.version }, { kind: 'brand', id: brand.id, version: 1 });
    facts.mailings.push({ id: mailing.id, subject, due: [user.id] });
    const files = new Map([[`designs/${photo}/photo.jpg`, 1]]);
    for (const folder of ['designs', 'uploads'])
      for await (const { key } of product.services.storage.list(folder)) files.set(key, 1);
    books = {
      query,
      paypal: { orders: new Map(), captures: new Map(), refunds: new Map(), events: new Map() },
      emails: (await query<{ id: string; recipient: string; subject: string }>('select * from outbox')).map(
        (email) => ({
          messageId: `<${email.id}@example.com>`,
          recipients: [email.recipient],
          text: `${email.subject} `,
        }),
      ),
      webhooks: [],
      files,
      facts,
    };
    ids = { user: user.id, month, brand: brand.id, photo, mailing: mailing.id };
  });
  afterAll(() => product.stop());

  const brokenBy = (...changes: string[]) => rulesBrokenBy(product, books, changes);
  const brokenWith = (facts: Partial<Facts>) => brokenRules({ ...books, facts: { ...books.facts, ...facts } });
  const without = (part: string) => new Map([...books.files].filter(([key]) => !key.includes(part)));

  it('finds nothing where all agrees', async () => {
    expect(await brokenRules(books)).toEqual([]);
  });

  it('reports a picture made again that is the deleted one still, or took other credits than were said', async () => {
    const made = await query<{ id: string; design_id: string; owns_picture: boolean }>(
      'select id, design_id, owns_picture from month_posts order by owns_picture desc',
    );
    const [owner, , copy] = made;
    const of = (post: typeof owner, credits: number, deletedDesign: string = randomUUID()) => ({
      remade: [{ planId: ids.month, postId: post?.id ?? '', deletedDesign, credits, isDone: true }],
    });
    expect(await brokenWith(of(owner, 1))).toEqual([]);
    expect(await brokenWith(of(copy, 0))).toEqual([]);
    expect(await brokenWith(of(owner, 1, owner?.design_id))).toEqual([remade]);
    expect(await brokenWith(of(owner, 0))).toEqual([remade]);
    expect(await brokenWith(of(copy, 1))).toEqual([remade]);
  });

  it('reports a post without its design, with that of another post, and one that took no credit or two', async () => {
    expect(await brokenBy('update month_posts set design_id = null where owns_picture')).toEqual([posts]);
    expect(
      await brokenBy('update month_posts set design_id = (select min(design_id::text)::uuid from month_posts)'),
    ).toEqual([posts]);
    expect(await brokenBy('update month_posts set owns_picture = true')).toEqual([posts, credits]);
    expect(await brokenBy(`delete from credit_entries where reason = 'RESERVE'`)).toContain(credits);
    expect(await brokenBy('update month_plans set pictures = 1')).toEqual([credits]);
  });

  it('reports a month that is still being made, and posts that wait without a reason', async () => {
    const waiting = `update month_posts set state = 'WAITING', design_id = null where not owns_picture`;
    expect(await brokenBy(waiting)).toEqual([unfinished]);
    expect(await brokenBy(`update month_plans set state = 'MAKING'`, waiting)).toEqual([unfinished]);
    const lacking = `update month_plans set state = 'MAKING', hold = 'You have no credits left.'`;
    expect(await brokenBy(lacking, waiting)).toEqual([]);
    expect(await brokenBy(lacking, waiting, 'update users set credits = 1')).toContain(unfinished);
    expect(await brokenBy(`update month_plans set state = 'PAUSED'`, waiting)).toEqual([]);
    expect(await brokenBy(`update month_posts set state = 'MAKING' where not owns_picture`)).toEqual([unfinished]);
    expect(await brokenBy(`update month_plans set state = 'INCOMPLETE'`)).toEqual([unfinished]);
  });

  it('reports what was acknowledged and does not exist, and changes that were lost', async () => {
    const acknowledged = (kind: string) =>
      `${kind}s: each acknowledged one exists, each request id made one row at most`;
    for (const [kind, table] of Object.entries({
      month: 'month_plans',
      brand: 'brands',
      photo: 'design_photos',
      mailing: 'mailings',
    }))
      expect(await brokenBy(`delete from ${table}`)).toContain(acknowledged(kind));
    const rule = 'each acknowledged change of a month or brand is stored';
    expect(await brokenBy('update month_plans set version = 1')).toEqual([rule]);
    expect(await brokenWith({ saved: [{ kind: 'brand', id: ids.brand, version: 2 }] })).toEqual([rule]);
    expect(await brokenWith({ shown: new Map([...books.facts.shown.keys()].map((id) => [id, 'FAILED'])) })).toEqual([
      'each design is in the state that its page showed last',
    ]);
    const [removed = ''] = books.facts.shown.keys();
    const gone = new Map([...books.facts.shown, [`${removed.slice(0, -1)}x`, 'SUCCEEDED']]);
    expect(await brokenWith({ shown: gone })).toEqual(['each design is in the state that its page showed last']);
    const request = { kind: 'design', requestId: 'removed', userId: '', isDeleted: true } as const;
    const requested = [...books.facts.requested, { ...request, id: `${removed.slice(0, -1)}x` }];
    expect(await brokenWith({ shown: gone, requested })).toEqual([]);
  });

  it('reports photos and logos without a file, and files without an owner', async () => {
    expect(await brokenRules({ ...books, files: without('photo.jpg') })).toEqual([
      'each design, print and photo has its files',
    ]);
    const facts = { ...books.facts, requested: books.facts.requested.filter(({ kind }) => kind !== 'photo') };
    expect(await rulesBrokenBy(product, { ...books, facts }, ['delete from design_photos'])).toEqual([
      'no file of a design or photo without an owner is left after the grace',
    ]);
    expect(await brokenRules({ ...books, files: without('uploads/') })).toEqual([logos, uploads]);
    expect(await brokenBy('update files set owner_id = null')).toEqual([logos]);
    expect(await brokenBy('delete from file_uses')).toEqual([uploads]);
    const orphan = `uploads/${'0'.repeat(64)}.png`;
    expect(await brokenRules({ ...books, files: new Map([...books.files, [orphan, 1]]) })).toEqual([uploads]);
  });

  it('reports a mailing that did not end, reached a recipient twice or never, or one who may not get it', async () => {
    expect(await brokenBy(`update mailings set status = 'RUNNING', finished_at = null`)).toEqual([counts]);
    expect(await brokenBy('delete from message_logs')).toEqual([counts]);
    const missing = books.emails.filter(({ text }) => !text.startsWith(subject));
    expect(await brokenRules({ ...books, emails: missing })).toEqual([queued, reached]);
    const [first] = books.emails.filter(({ text }) => text.startsWith(subject));
    const second = { ...first, messageId: `<${randomUUID()}@example.com>` } as (typeof books.emails)[number];
    expect(await brokenRules({ ...books, emails: [...books.emails, second] })).toEqual([queued, reached]);
    expect(await brokenWith({ mailings: [{ id: ids.mailing, subject, due: [randomUUID()] }] })).toEqual([reached]);
    expect(await brokenBy('update users set email_verified_at = null')).toEqual([allowed]);
    expect(await brokenWith({ unsubscribed: [{ userId: ids.user, acknowledgedAt: 0 }] })).toEqual([allowed]);
  });

  it('lets a newsletter fail for who unsubscribed before it was sent', async () => {
    const failed = [`update outbox set state = 'FAILED' where mailing_id is not null`];
    const emails = books.emails.filter(({ text }) => !text.startsWith(subject));
    const without = (facts: Partial<Facts>) =>
      rulesBrokenBy(product, { ...books, emails, facts: { ...books.facts, ...facts } }, failed);
    expect(await without({ unsubscribed: [{ userId: ids.user }] })).toEqual([]);
    expect(await without({})).toEqual([queued, reached]);
  });

  it('lets a stopped mailing hold its emails', async () => {
    const stopped = [
      `update mailings set status = 'STOPPED', finished_at = null`,
      `update outbox set state = 'HELD'
      where mailing_id is not null`,
    ];
    const missing = books.emails.filter(({ text }) => !text.startsWith(subject));
    expect(await rulesBrokenBy(product, { ...books, emails: missing }, stopped)).toEqual([]);
    const before = [
      ...stopped.slice(0, 1),
      'delete from outbox where mailing_id is not null',
      'update mailings set queued = 0',
      'insert into mailing_recipients select id, (select user_id from month_plans) from mailings',
    ];
    expect(await rulesBrokenBy(product, { ...books, emails: missing }, before)).toEqual([]);
    expect(await rulesBrokenBy(product, { ...books, emails: missing }, stopped.slice(1))).toEqual([queued, reached]);
  });
});
