import { randomUUID } from 'node:crypto';
import { formatDay } from '../../../contract/day';
import { dayIn, isoIn, plusDays, timeZones } from '../../../contract/time-zone';
import { addMonth, endDesign } from '../../test/months';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { RequestContext } from '../../context';
import { emailAsSent } from '../../platform/mail/email-link';
import { OutboxEntity } from '../../platform/mail/outbox.entity';
import { setWantedMails, wantedMails } from '../accounts/email/mail-choices.service';
import { UserEntity } from '../accounts/user.entity';
import { deleteDesigns, restoreDesigns } from '../designs/design-deletion.service';
import { DesignEntity } from '../designs/design.entity';
import { changeFreshPost } from '../designs/studio/fresh-post';
import { setSubscribed } from '../messages/subscription.service';
import { MonthPostEntity } from './month-post.entity';
import { findMonth, postsOf, saveMonth, setMonthReminders } from './month-plan.service';
import { remindOfPosts } from './reminders.job';

describe('an email on the day of a planned post', () => {
  let product: TestProduct;
  let owner: UserEntity;
  let ctx: RequestContext;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await product.services.pool.query('delete from month_plans; delete from outbox');
    owner = await product.addUser();
    await db().update(UserEntity, { id: owner.id }, { emailVerifiedAt: new Date() });
    ctx = product.ctx(owner);
    await inZone('UTC');
  });

  const db = () => product.services.dataSource.manager;
  /** Sets the zone of the shop. */
  const inZone = (timeZone: string) =>
    product.services.pool.query(
      `insert into settings (key, body, version) values ('shop', $1, 1) on conflict (key) do update set body = excluded.body`,
      [{ timeZone }],
    );
  /** A zone in which it is the given hour now. */
  const zoneAt = (hour: number): string =>
    timeZones().find((zone) => Number(isoIn(zone, new Date()).slice(11, 13)) === hour) ?? 'UTC';
  async function readyPosts(day: string, posts = 1): Promise<string> {
    const id = await addMonth(product, owner.id, { posts, startsOn: day });
    for (const post of await postsOf(ctx, id)) {
      const designId = await addQueuedDesign(post.headline);
      await endDesign(product, designId);
      await db().update(MonthPostEntity, { id: post.id }, { state: 'READY', picture: 1, designId });
      await changeFreshPost(ctx, designId, ({ document }) => ({
        ...document,
        caption: { ...document.caption, text: post.caption, hashtags: post.hashtags },
      }));
    }
    return id;
  }
  async function addQueuedDesign(primaryText: string): Promise<string> {
    const { identifiers } = await db().insert(DesignEntity, {
      ...{ userId: owner.id, requestId: randomUUID(), primaryText, lettering: 'SET', prompt: '', customPrompt: '' },
      ...{ platform: 'INSTAGRAM', postType: 'INSTAGRAM_POST', size: 'SQUARE', niche: 'COOKING', style: 'MINIMAL' },
    });
    return String(identifiers[0]?.['id']);
  }
  const emails = () => db().find(OutboxEntity, { order: { id: 'ASC' } });
  const remind = () => remindOfPosts(product.ctx());
  const noonToday = async () => {
    const zone = zoneAt(12);
    await inZone(zone);
    return dayIn(zone, new Date());
  };

  it('is written once for each post, however often and often at once the job runs', async () => {
    const today = await noonToday();
    await readyPosts(today, 3);
    await Promise.all([remind(), remind()]);
    await remind();
    const sent = await emails();
    expect(sent.map(({ subject, recipient }) => [subject, recipient]).sort()).toEqual(
      [1, 2, 3].map((at) => [`To publish on ${formatDay(today)}: Loaf number ${at}`, owner.email]),
    );
    expect(sent[0]?.html).toContain(`planned for ${formatDay(today)}.`);
    expect(sent[0]?.html).toContain('Caption ');
    expect(sent[0]?.html).toContain('#bread');
  });

  it('is written from eight in the zone of the shop, on the day in that zone', async () => {
    const early = zoneAt(7);
    await inZone(early);
    await readyPosts(dayIn(early, new Date()));
    await remind();
    expect(await emails()).toHaveLength(0);
    const today = await noonToday();
    await db().query('delete from month_plans');
    await readyPosts(plusDays(today, 1));
    await readyPosts(plusDays(today, -1));
    await remind();
    expect(await emails()).toHaveLength(0);
  });

  it('is written for finished posts alone', async () => {
    await addMonth(product, owner.id, { posts: 1, startsOn: await noonToday() });
    await remind();
    expect(await emails()).toHaveLength(0);
  });

  it('has the words of the post as it is published, and is not written while its picture is deleted', async () => {
    const today = await noonToday();
    const id = await readyPosts(today, 2);
    const [first, second] = await postsOf(ctx, id);
    const designId = first?.designId ?? '';
    await db().query(
      `update design_documents set content = jsonb_set(jsonb_set(content::jsonb, '{words,headline,text}', '"Corrected"'),
         '{caption,text}', '"A corrected caption"') where design_id = $1`,
      [designId],
    );
    await deleteDesigns(ctx, [second?.designId ?? '']);
    await remind();
    const sent = await emails();
    expect(sent.map(({ subject }) => subject)).toEqual([`To publish on ${formatDay(today)}: Corrected`]);
    expect(sent[0]?.html).toContain('A corrected caption');
    await restoreDesigns(ctx, [second?.designId ?? '']);
    await remind();
    expect(await emails()).toHaveLength(2);
  });

  it('has no words of the account for an address that is not proven to be its own', async () => {
    const today = await noonToday();
    await readyPosts(today, 1);
    await db().query(`update users set email_verified_at = null, name = 'Call 0900 12345' where id = $1`, [owner.id]);
    await remind();
    const [mail, ...more] = await emails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`To publish on ${formatDay(today)}: your post`);
    for (const word of ['Loaf', 'Caption', '0900']) expect(mail?.html).not.toContain(word);
    expect(mail?.html).toContain('/user/month/');
  });

  it('is written again on another day to which the post was moved', async () => {
    const today = await noonToday();
    const id = await readyPosts(today);
    await remind();
    const move = async (day: string) => {
      const { version } = await findMonth(ctx, id);
      const posts = (await postsOf(ctx, id)).map((post) => ({
        ...{
          id: post.id,
          headline: post.headline,
          second: post.second,
          caption: post.caption,
          hashtags: post.hashtags,
        },
        day,
      }));
      await saveMonth(ctx, { id, version, posts });
    };
    // moved away and back: it was reminded of today
    await move(plusDays(today, 1));
    await move(today);
    await remind();
    expect(await emails()).toHaveLength(1);
    // the same post, were tomorrow today
    await move(plusDays(today, 1));
    const tomorrow = timeZones().find(
      (zone) => dayIn(zone, new Date()) === plusDays(today, 1) && Number(isoIn(zone, new Date()).slice(11, 13)) >= 8,
    );
    if (!tomorrow) {
      expect((await postsOf(ctx, id)).map(({ remindedAt }) => remindedAt)).toEqual([null]);
      return;
    }
    await inZone(tomorrow);
    await remind();
    expect(await emails()).toHaveLength(2);
  });

  it('is not written for a month without reminders, nor for an account that does not want them', async () => {
    const day = await noonToday();
    const id = await readyPosts(day);
    await setMonthReminders(ctx, { id, reminders: false });
    await remind();
    await setMonthReminders(ctx, { id, reminders: true });
    await readyPosts(day);
    await setWantedMails(ctx, ['NEWS']);
    await remind();
    expect(await emails()).toHaveLength(0);
    // reminders that are switched on again begin with the posts that no run has handled
    await setWantedMails(ctx, ['POST_REMINDERS']);
    await readyPosts(day);
    await remind();
    expect(await emails()).toHaveLength(1);
  });

  it('that is unwanted is counted once, not in each run of the day', async () => {
    const day = await noonToday();
    const id = await readyPosts(day, 2);
    await setMonthReminders(ctx, { id, reminders: false });
    await readyPosts(day);
    await setWantedMails(ctx, ['NEWS']);
    const unwanted = async () =>
      (await product.services.metrics.postReminders.get()).values.find(({ labels }) => labels.outcome === 'unwanted')
        ?.value ?? 0;
    const before = await unwanted();
    await remind();
    await Promise.all([remind(), remind()]);
    expect((await unwanted()) - before).toBe(3);
  });

  it('has a link that ends them with one click, and nothing else', async () => {
    await readyPosts(await noonToday());
    await remind();
    const [email] = await emails();
    if (!email) throw new Error('no email');
    expect(email.html).not.toContain('/unsubscribe/');
    const html = emailAsSent(email, product.services.config.encryptionKey);
    const token = /\/unsubscribe\/([\w.-]+)/.exec(html)?.[1] ?? '';
    const wanted = async () => wantedMails(await db().findOneByOrFail(UserEntity, { id: owner.id }));
    const all = await wanted();
    await setSubscribed(product.ctx(), token, false);
    await setSubscribed(product.ctx(), token, false);
    expect(await wanted()).toEqual(all.filter((kind) => kind !== 'POST_REMINDERS'));
    await setSubscribed(product.ctx(), token, true);
    expect(await wanted()).toEqual(all);
    const [id, , signature] = token.split('.');
    for (const forged of [`${id}.${signature}`, `${id}.SUPPORT_ANSWERS.${signature}`, `${token}.x`])
      await expect(setSubscribed(product.ctx(), forged, false)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
