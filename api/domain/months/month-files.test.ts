import { addMonth, endDesign } from '../../test/months';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { plusDays } from '../../../contract/time-zone';
import { addEnvironmentKeys } from '../settings/ai-keys.service';
import { DesignEntity } from '../designs/design.entity';
import { changeFreshPost } from '../designs/studio/fresh-post';
import { feedMonths } from './feed-months.job';
import { makeMonth } from './making.service';
import { folded, icsOf } from './month-calendar';
import { monthCalendar, monthSchedule, monthToPack } from './month-files';
import { postsOf, saveMonth } from './month-plan.service';

describe('a month as files', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
    await addEnvironmentKeys(product.ctx(), ['AQ.SandboxKey-one-0001']);
  });
  afterAll(() => product.stop());

  async function month(posts = 2) {
    const owner = await product.addUser({ credits: 5 });
    const ctx = product.ctx(owner);
    const id = await addMonth(product, owner.id, { posts, startsOn: '2026-12-01' });
    const planned = await postsOf(ctx, id);
    const { version } = await saveMonth(ctx, {
      id,
      version: 1,
      posts: planned.map((post, at) => ({ ...post, day: plusDays('2026-12-01', at) })),
    });
    return { owner, ctx, id, version };
  }
  const words = async (given: Awaited<ReturnType<typeof month>>, headline: string, caption: string) => {
    const { ctx, id, version } = given;
    const [first, ...rest] = await postsOf(ctx, id);
    if (!first) throw new Error('no post');
    await saveMonth(ctx, { id, version, posts: [{ ...first, headline, caption }, ...rest] });
  };

  it('has a row for each post in the form of each tool', async () => {
    const { ctx, id } = await month();
    const text = (at: number) => `"Caption ${at}\n\n#bread"`;
    expect(await monthSchedule(ctx, id, 'table')).toBe(
      `\ufeff"Date","Headline","Text","Image description","Picture"\r\n"2026-12-01","Loaf number 1",${text(1)},"Loaf number 1",""\r\n"2026-12-02","Loaf number 2",${text(2)},"Loaf number 2",""\r\n`,
    );
    expect(await monthSchedule(ctx, id, 'hootsuite')).toBe(
      `"12/01/2026 09:00",${text(1)},""\r\n"12/02/2026 09:00",${text(2)},""\r\n`,
    );
    const publer = (await monthSchedule(ctx, id, 'publer')).split('\r\n');
    expect(publer[0]?.split('","')).toHaveLength(12);
    expect(publer[1]).toBe(`"2026-12-01 09:00",${text(1)},"","","","","Loaf number 1","","","","",""`);
    expect((await monthSchedule(ctx, id, 'highlevel')).split('\r\n')[1]).toBe(
      `"2026-12-01 09:00:00",${text(1)},"","","",""`,
    );
    expect((await monthSchedule(ctx, id, 'buffer')).split('\r\n').slice(0, 2)).toEqual([
      '\ufeff"Text","Image URL","Tags","Posting Time"',
      `${text(1)},"","","2026-12-01 09:00"`,
    ]);
    expect((await monthSchedule(ctx, id, 'socialbee')).split('\r\n')[1]).toBe(
      `${text(1)},"","","","","2026-12-01 09:00:00"`,
    );
    expect((await monthSchedule(ctx, id, 'postcron')).split('\r\n')[0]).toBe(
      `${text(1)},"2026","12","01","09","00","",""`,
    );
    const metricool = (await monthSchedule(ctx, id, 'metricool')).split('\r\n');
    expect(metricool[0]).toContain('"Text","Date","Time","Draft","Facebook","Instagram","Picture Url 1"');
    expect(metricool[1]).toBe(`${text(1)},"2026-12-01","09:00:00","FALSE","FALSE","TRUE","",""`);
  });

  it('never holds a formula', async () => {
    const given = await month(1);
    await words(given, '=HYPERLINK("https://evil.example")', '@SUM(A1)\n-1+2');
    const csv = await monthSchedule(given.ctx, given.id, 'table');
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).toContain(`"'@SUM(A1)\n'-1+2`);
  });

  it('takes the words of a finished post as they are in the Studio', async () => {
    const { owner, ctx, id, version } = await month();
    await makeMonth(ctx, { id, version, pictures: 2 });
    await feedMonths(() => product.ctx());
    const designs = await product.services.dataSource.manager.findBy(DesignEntity, { userId: owner.id });
    for (const design of designs) await endDesign(product, design.id);
    const [first] = designs;
    await changeFreshPost(ctx, first?.id ?? '', ({ document }) => ({
      ...document,
      caption: { ...document.caption, text: 'Edited in the Studio' },
    }));
    await feedMonths(() => product.ctx());
    expect(await monthSchedule(ctx, id, 'table')).toContain('"Edited in the Studio\n\n#bread"');
    const files = await monthToPack(ctx, id);
    const names = ['square', 'portrait', 'story', 'landscape', 'link'].map((size) => `${size}.png`);
    expect(files.map(({ path }) => path)).toEqual([
      ...['2026-12-01', '2026-12-02'].flatMap((day) => [...names, 'caption.txt'].map((name) => `${day}/${name}`)),
      'calendar.ics',
    ]);
  });

  it('has no archive before a post is finished, and belongs to its owner alone', async () => {
    const { ctx, id } = await month();
    await expect(monthToPack(ctx, id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    const other = product.ctx(await product.addUser());
    for (const call of [monthToPack, monthCalendar]) await expect(call(other, id)).rejects.toThrow('Month not found.');
    await expect(monthSchedule(other, id, 'table')).rejects.toThrow('Month not found.');
  });

  describe('is a calendar', () => {
    const post = {
      id: 'p1',
      day: '2026-12-31',
      headline: 'Bread; rolls, cake',
      text: 'One\nTwo \\ three',
      altText: '',
    };
    const ics = (posts = [post]) =>
      icsOf(posts, {
        host: 'shop.example',
        href: 'https://shop.example/user/month/1',
        now: new Date('2026-11-27T09:30:00Z'),
      });

    it('with whole days in no time zone, an alarm, and escaped texts', () => {
      expect(ics().split('\r\n')).toEqual([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Postloom//Month of posts//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:p1@shop.example',
        'DTSTAMP:20261127T093000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Publish: Bread\\; rolls\\, cake',
        'DESCRIPTION:One\\nTwo \\\\ three',
        'URL:https://shop.example/user/month/1',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Bread\\; rolls\\, cake',
        'TRIGGER:PT9H',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ]);
    });

    it('with lines of at most 75 bytes, never divided inside a character', () => {
      const line = `DESCRIPTION:${'Brötchen 🍞 '.repeat(30)}`;
      const lines = folded(line).split('\r\n');
      expect(lines.every((one) => Buffer.byteLength(one) <= 75)).toBe(true);
      expect(lines.slice(1).every((one) => one.startsWith(' '))).toBe(true);
      expect(lines.map((one, at) => (at === 0 ? one : one.slice(1))).join('')).toBe(line);
    });

    it('without control characters or a second property in a text', () => {
      const text = 'One\r\nEND:VEVENT\u0000\u0007';
      const lines = ics([{ ...post, text }]).split('\r\n');
      expect(lines).toContain('DESCRIPTION:One\\nEND:VEVENT');
      expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    });
  });
});
