import sharp from 'sharp';
import { sections } from '../../../../contract/sections';
import type { ScheduleSectionInput } from '../../../graphql/generated/schema';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { sectionVersion } from '../../../test/section-editor';
import { withClockAhead } from '../../../test/wrong-clock';
import { readSection } from '../content.service';
import { keepImage } from '../../files/upload.service';
import { findStoredSection, saveSection } from './content-editing.service';
import { patchSection } from './section-patch.service';
import { findSchedule, publishDueSections, scheduleSection, unscheduleSection } from './section-schedule.service';

const banner = sections.banner.defaults;
const hourMs = 3_600_000;

describe('planned content', () => {
  let product: TestProduct;
  let admin: Awaited<ReturnType<TestProduct['addUser']>>;

  beforeEach(async () => {
    product = await startTestProduct();
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterEach(() => product.stop());

  const ctx = () => product.ctx(admin);
  const job = () => product.ctx();
  const planned = () => findSchedule(ctx(), 'banner');
  const title = async () => (await readSection(job(), 'banner')).title;
  const plan = async (text: string, more: Partial<ScheduleSectionInput> = {}) =>
    scheduleSection(ctx(), {
      body: { banner: { ...banner, title: text } },
      version: await sectionVersion(ctx(), 'BANNER'),
      publishAt: new Date(Date.now() + hourMs),
      replaces: (await planned())?.id,
      ...more,
    });
  const save = async (text: string) =>
    saveSection(ctx(), {
      body: { banner: { ...banner, title: text } },
      version: await sectionVersion(ctx(), 'BANNER'),
    });
  /** Lets the moment of what is planned pass. */
  const pass = () =>
    product.services.dataSource.query(`update scheduled_sections set publish_at = now() - interval '1 second'`);
  const audits = async () =>
    (
      await product.services.dataSource.query<{ action: string }[]>(
        `select action from audit where subject = 'content/banner' order by id`,
      )
    ).map(({ action }) => action);

  it('is published at its moment and not before, by its planner, and once by many workers', async () => {
    await plan('For the feast');
    await publishDueSections(job());
    expect(await title()).toBe(banner.title);
    await pass();
    await Promise.all(Array.from({ length: 5 }, () => publishDueSections(job())));
    expect(await title()).toBe('For the feast');
    expect(await findStoredSection(ctx(), 'BANNER')).toMatchObject({ version: 1, updatedBy: admin.id });
    expect(await planned()).toBeNull();
    expect(await audits()).toEqual(['schedule-section', 'publish-section']);
  });

  it('is not published early by a worker whose clock is ahead', async () => {
    await plan('For tomorrow');
    await withClockAhead(2 * hourMs, () => publishDueSections(job()));
    expect(await title()).toBe(banner.title);
    expect(await planned()).not.toBeNull();
  });

  it('of an account that its owner has recovered since is not published', async () => {
    await plan('Phishing');
    await product.ctx().transaction((tx) => tx.accountHooks.accountReclaimed(tx, admin.id));
    await pass();
    await publishDueSections(job());
    expect([await title(), (await planned())?.problem]).toEqual([banner.title, 'ACCOUNT_RECOVERED']);
  });

  it('that was stopped is published when its owner plans the same again', async () => {
    const publishAt = new Date(Date.now() + hourMs);
    await plan('For the feast', { publishAt });
    await product.ctx().transaction((tx) => tx.accountHooks.accountReclaimed(tx, admin.id));
    await plan('For the feast', { publishAt });
    expect((await planned())?.problem).toBeNull();
    await pass();
    await publishDueSections(job());
    expect(await title()).toBe('For the feast');
  });

  it('is accepted, and compared with what was saved before it, by the time of the database', async () => {
    const publishAt = new Date(Date.now() + hourMs);
    await withClockAhead(2 * hourMs, () => plan('For the feast', { publishAt }));
    await withClockAhead(2 * hourMs, () => save('Saved before'));
    await pass();
    await publishDueSections(job());
    expect([await title(), await planned()]).toEqual(['For the feast', null]);
  });

  it('that fails stops no other section, and is tried again', async () => {
    await plan('Broken');
    const { about } = sections;
    await scheduleSection(ctx(), {
      body: { about: about.defaults },
      version: await sectionVersion(ctx(), 'ABOUT'),
      publishAt: new Date(Date.now() + hourMs),
    });
    await pass();
    await product.services.dataSource.query(
      `alter table content_sections add constraint ck_probe check (key <> 'banner' or version < 1)`,
    );
    await expect(publishDueSections(job())).rejects.toThrow('planned content was not published');
    expect(await findStoredSection(ctx(), 'ABOUT')).toMatchObject({ version: 1 });
    expect(await title()).toBe(banner.title);
    await product.services.dataSource.query('alter table content_sections drop constraint ck_probe');
    await publishDueSections(job());
    expect(await title()).toBe('Broken');
  });

  it('has a job at its moment', async () => {
    const publishAt = new Date(Date.now() + 2 * hourMs);
    await plan('Later', { publishAt });
    const [row] = await product.services.dataSource.query<{ run_at: Date }[]>(
      `select run_at from graphile_worker.jobs where task_identifier = 'publish_sections' and key like 'publish_sections:banner:%'`,
    );
    expect(row?.run_at).toEqual(publishAt);
  });

  it('replaces what was saved after it was scheduled, which stays among the versions', async () => {
    await plan('For the feast');
    await save('Saved meanwhile');
    expect(await planned()).toMatchObject({ basedOn: 0 });
    await pass();
    await publishDueSections(job());
    expect(await title()).toBe('For the feast');
    const [earlier] = await product.services.dataSource.query<{ title: string }[]>(
      `select body ->> 'title' as title from content_versions where key = 'banner'`,
    );
    expect(earlier).toEqual({ title: 'Saved meanwhile' });
  });

  it('is not published over what was saved after its moment', async () => {
    await plan('Sale from ten');
    await product.services.dataSource.query(`update scheduled_sections set publish_at = now() - interval '1 day'`);
    await save('Sale is over');
    await publishDueSections(job());
    expect([await title(), (await planned())?.problem]).toEqual(['Sale is over', 'NEWER_VERSION']);
  });

  it('is replaced only by who has seen it, and dropped once', async () => {
    await plan('Mine');
    const mine = await planned();
    // as after a lost answer
    await plan('Mine', { publishAt: mine?.publishAt, replaces: undefined });
    expect(await planned()).toEqual(mine);
    await expect(plan('Theirs', { replaces: undefined })).rejects.toMatchObject({
      code: 'CONFLICT',
      field: ['replaces'],
    });
    await plan('Mine again', { replaces: mine?.id });
    expect(await planned()).toMatchObject({ body: { title: 'Mine again' } });
    const id = (await planned())?.id ?? '';
    const outcomes = await Promise.allSettled([unscheduleSection(ctx(), id), unscheduleSection(ctx(), id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(unscheduleSection(ctx(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await pass();
    await publishDueSections(job());
    expect(await title()).toBe(banner.title);
  });

  it('that is dropped while it is published is either dropped or published', async () => {
    await plan('Race');
    const id = (await planned())?.id ?? '';
    await pass();
    const [dropped] = await Promise.allSettled([unscheduleSection(ctx(), id), publishDueSections(job())]);
    expect(await title()).toBe(dropped.status === 'fulfilled' ? banner.title : 'Race');
    expect(await planned()).toBeNull();
  });

  it.each([
    [{ publishAt: new Date(Date.now() + 1_000) }, ['publishAt']],
    [{ publishAt: new Date(Date.now() + 400 * 24 * hourMs) }, ['publishAt']],
    [{ body: { banner: { ...banner, title: ' ' } } }, ['body', 'banner', 'title']],
    [{ version: 7 }, ['version']],
  ])('refuses %j', async (wrong, field) => {
    await expect(plan('Wrong', wrong)).rejects.toMatchObject({ field });
    expect(await planned()).toBeNull();
  });

  it.each([`role = 'MEMBER'`, `disabled_at = now()`])(
    'of a planner who is no Admin any more (%s) stays unpublished, and says why',
    async (change) => {
      await plan('Of somebody who left');
      await product.services.dataSource.query(`update users set ${change} where id = $1`, [admin.id]);
      await pass();
      await publishDueSections(job());
      expect(await title()).toBe(banner.title);
      expect(await planned()).toMatchObject({ problem: 'NO_LONGER_ADMIN' });
    },
  );

  it('that no longer fits its section stays unpublished, and says why', async () => {
    await plan('Of an older release');
    await product.services.dataSource.query(`update scheduled_sections set body = '{"title": 1}'`);
    await pass();
    await publishDueSections(job());
    expect(await title()).toBe(banner.title);
    expect(await planned()).toMatchObject({ problem: 'OUTDATED' });
  });

  it('keeps its images in use', async () => {
    const create = { width: 8, height: 8, channels: 3, background: '#0066CC' } as const;
    const { url } = await keepImage(ctx(), await sharp({ create }).png().toBuffer());
    const name = url.slice('/image-server/'.length);
    await plan('Pictured', { body: { banner: { ...banner, backgroundImage: url } } });
    const uses = () =>
      product.services.dataSource.query<unknown[]>(
        `select 1 from file_uses where name = $1 and table_name = 'scheduled_sections'`,
        [name],
      );
    expect(await uses()).toHaveLength(1);
    await unscheduleSection(ctx(), (await planned())?.id ?? '');
    expect(await uses()).toHaveLength(0);
  });
});

it('patches a section: what a patch does not name stays, null clears and lists are replaced', async () => {
  const product = await startTestProduct();
  try {
    const ctx = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const patch = (given: unknown, version?: number) =>
      patchSection(ctx, {
        key: 'BANNER',
        patch: typeof given === 'string' ? given : JSON.stringify(given),
        isActive: null,
        version: version ?? null,
      });
    const stored = async () => (await findStoredSection(ctx, 'BANNER')).body;
    await patch({ title: 'First', backgroundImage: 'https://example.com/a.png' });
    expect(await stored()).toEqual({ ...banner, title: 'First', backgroundImage: 'https://example.com/a.png' });
    await patch({ backgroundImage: null, buttons: [{ text: 'One', link: '/one' }] });
    const after = { ...banner, title: 'First', buttons: [{ text: 'One', link: '/one' }] };
    expect(await stored()).toEqual(after);
    await patch('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    await expect(patch({ title: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['patch', 'title'] });
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    for (const wrong of ['{', '[]', '1', JSON.stringify({ title: '\0' }), deep])
      await expect(patch(wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['patch'] });
    await expect(patch({ title: 'Late' }, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await stored()).toEqual(after);
  } finally {
    await product.stop();
  }
});
