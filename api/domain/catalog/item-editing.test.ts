import { MoreThan } from 'typeorm';
import { startTestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import type { TestProduct } from '../../test/test-product';
import { AuditEntity } from '../audit/audit.entity';
import { OrderEntity } from '../orders/order.entity';
import { createPurchase } from '../orders/order.service';
import { sweepItemFiles } from '../orders/item-file-sweep.job';
import { saveItem, setItemActive } from './admin/item-editing.service';
import { listAllItems } from './admin/managed-item.list';
import { EarlierSlugEntity } from './earlier-slug.entity';
import { ItemUploadEntity } from './item-upload.entity';
import { ItemEntity } from './item.entity';

const dayMs = 24 * 60 * 60 * 1000;
const input = {
  name: 'Calendar',
  description: 'A year of ideas.',
  price: '12',
  guidelines: '<h2>Begin</h2><p>Open &amp; fill <a href="https://a.example/">it</a>.<script>steal()</script></p>',
  accessUrl: 'https://files.example.com/c',
  slug: 'calendar',
  imageUrl: null,
  sample: ' ',
};
const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Portugal' };

describe('items as Admins manage them', () => {
  let product: TestProduct;
  let office: TestBrowser;
  let member: TestBrowser;
  let adminId: string;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    office = product.browser();
    adminId = await office.register('admin@example.com');
    member = product.browser();
    await member.register('member@example.com');
    await db().query(`update users set role = 'ADMIN' where id = $1`, [adminId]);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    for (const table of ['orders', 'items', 'item_uploads']) await db().query(`delete from ${table}`);
  });

  const db = () => product.services.dataSource.manager;
  const ctx = () => product.ctx({ id: adminId, role: 'ADMIN' });
  const add = (changed: Partial<typeof input> = {}) => saveItem(ctx(), null, { ...input, ...changed }, 0);
  const upload = (browser: TestBrowser, name: string, data: string | Buffer, headers: Record<string, string> = {}) => {
    const form = new FormData();
    form.append('file', new Blob([data as BlobPart]), name);
    return browser.fetch('/item-files', {
      method: 'POST',
      body: form,
      headers: { 'x-requested-with': 'x', ...headers },
    });
  };
  const uploaded = async (name: string, data: string) =>
    ((await (await upload(office, name, data)).json()) as { file: { id: string; name: string; bytes: number } }).file;
  const storedFiles = async () => {
    const keys: string[] = [];
    for await (const { key } of product.services.storage.list('items/')) keys.push(key);
    return keys;
  };

  it('are on sale at once, with sanitized guidelines and their text for integrators', async () => {
    const made = await add();
    expect(made).toMatchObject({ isActive: true, price: '12.00', sample: null, version: 1 });
    expect(made.number).toMatch(/^[A-Z0-9]{8}$/);
    expect(made.guidelinesHtml).toBe(
      '<h2>Begin</h2><p>Open &amp; fill <a href="https://a.example/" target="_blank" rel="noopener noreferrer">it</a>.</p>',
    );
    expect(made.guidelines).toBe('Begin\n\nOpen & fill it (https://a.example/).');
    const row = await db().findOneByOrFail(AuditEntity, { subject: `items/${made.id}` });
    expect(row).toMatchObject({ actor: adminId, action: 'add-item' });
  });

  it('show guidelines that were written as plain text with their lines', async () => {
    const { id } = await add();
    await db().update(ItemEntity, { id }, { guidelines: 'Open it.\nFill <b> in.\n\nThen rest.', guidelinesHtml: null });
    const { data } = await office.graphql<{ itemForEditing: { guidelinesHtml: string } }>(
      'query Q($id: ID!) { itemForEditing(id: $id) { guidelinesHtml } }',
      { id },
    );
    expect(data?.itemForEditing.guidelinesHtml).toBe('<p>Open it.<br />Fill &lt;b&gt; in.</p><p>Then rest.</p>');
  });

  it.each([
    ['a slug with capitals', { slug: 'My Calendar' }, 'slug'],
    ['an address that runs a script', { accessUrl: 'javascript:alert(1)' }, 'accessUrl'],
    ['neither file nor address', { accessUrl: null }, 'accessUrl'],
    ['a price of 0', { price: '0' }, 'price'],
    ['no description', { description: ' ' }, 'description'],
  ])('are refused with %s', async (_what, wrong, field) => {
    const refused = saveItem(ctx(), null, { ...input, ...wrong }, 0);
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', field: [field] });
  });

  it('are not overwritten by an Admin who has seen an earlier version, and have slugs of their own', async () => {
    const { id } = await add();
    expect(await saveItem(ctx(), id, input, 1)).toMatchObject({ version: 1 });
    const saves = await Promise.allSettled(
      ['First', 'Second'].map((name) => saveItem(ctx(), id, { ...input, name }, 1)),
    );
    expect(saves.find((save) => save.status === 'rejected')?.reason).toMatchObject({ code: 'CONFLICT' });
    await expect(add()).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['slug'] });
    expect(await setItemActive(ctx(), id, false, 2)).toMatchObject({ isActive: false, version: 3 });
    await expect(setItemActive(ctx(), id, true, 2)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('have addresses that lead on after a change, also back and forth', async () => {
    const { id } = await add();
    await saveItem(ctx(), id, { ...input, slug: 'planner' }, 1);
    await saveItem(ctx(), id, { ...input, slug: 'calendar' }, 2);
    const { number } = await saveItem(ctx(), id, { ...input, slug: 'year-planner' }, 3);
    const slugs = await db().find(EarlierSlugEntity, { where: { itemId: id }, order: { slug: 'ASC' } });
    expect(slugs.map(({ slug }) => slug)).toEqual(['calendar', 'planner']);
    const { data } = await product
      .browser()
      .graphql<{ item: object }>('query Q($n: String!) { item(by: { number: $n }) { slug earlierSlugs } }', {
        n: number,
      });
    expect(data?.item).toEqual({ slug: 'year-planner', earlierSlugs: ['calendar', 'planner'] });
  });

  it('are listed to Admins with the hidden ones', async () => {
    const shown = await add();
    const hidden = await add({ slug: 'hidden', name: 'Hidden' });
    await setItemActive(ctx(), hidden.id, false, 1);
    const ids = async (isActive?: boolean) =>
      (await listAllItems(ctx(), { filter: { isActive } }).items()).map(({ id }) => id);
    expect(await ids()).toEqual([hidden.id, shown.id]);
    expect(await ids(false)).toEqual([hidden.id]);
  });

  it('deliver an uploaded file, which their orders keep', async () => {
    const { id: fileId, name } = await uploaded('calendar.csv', 'Week,Idea\n');
    expect(name).toBe('calendar.csv');
    const { id, fileName, fileBytes } = await saveItem(ctx(), null, { ...input, accessUrl: null, fileId }, 0);
    expect([fileName, fileBytes]).toEqual(['calendar.csv', 10]);
    const buyer = product.ctx(await product.addUser());
    const placed = await createPurchase(buyer, { of: { itemId: id }, billing });
    const { fileKey } = await db().findOneByOrFail(OrderEntity, { id: placed.id });
    const second = await uploaded('calendar-2.csv', 'Week\n');
    await saveItem(ctx(), id, { ...input, accessUrl: null, fileId: second.id }, 1);
    const answer = await office.fetch(`/item-files/${id}`);
    expect([answer.status, await answer.text()]).toEqual([200, 'Week\n']);
    expect(await db().findOneByOrFail(OrderEntity, { id: placed.id })).toMatchObject({ fileKey, fileName: name });
    const changed = { ...input, accessUrl: null, price: '50', slug: 'planner', name: 'Planner' };
    const saved = await saveItem(ctx(), id, changed, 2);
    const file = { fileName: 'calendar-2.csv', fileBytes: 5, accessUrl: null };
    expect(saved).toMatchObject({ ...file, price: '50.00', slug: 'planner', name: 'Planner', version: 3 });
    expect((await member.fetch(`/item-files/${id}`)).status).toBe(403);
    expect((await product.browser().fetch(`/item-files/${id}`)).status).toBe(401);
  });

  it('take an upload that is saved again because the answer was lost', async () => {
    const first = await uploaded('calendar.csv', 'Week\n');
    const { id } = await saveItem(ctx(), null, { ...input, accessUrl: null, fileId: first.id }, 0);
    const second = await uploaded('calendar-2.csv', 'Week,Idea\n');
    const save = (name: string, fileId: string) => saveItem(ctx(), id, { ...input, name, accessUrl: null, fileId }, 1);
    const answers = await Promise.all([save('Year', second.id), save('Year', second.id.toUpperCase())]);
    expect(answers).toMatchObject(Array(2).fill({ version: 2, name: 'Year', fileName: 'calendar-2.csv' }));
    for (const [name, fileId] of [
      ['Other', second.id],
      ['Year', first.id],
      ['Year', (await uploaded('calendar-2.csv', 'Week,Idea\n')).id],
    ] as const)
      await expect(save(name, fileId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('take an upload once, from the Admin who sent it, within a day', async () => {
    const { id: fileId } = await uploaded('calendar.csv', 'Week\n');
    const asked = { ...input, accessUrl: null, fileId };
    const gone = { code: 'INVALID_INPUT', field: ['fileId'] };
    const other = product.ctx(await product.addUser({ role: 'ADMIN' }));
    await expect(saveItem(other, null, asked, 0)).rejects.toMatchObject(gone);
    await saveItem(ctx(), null, asked, 0);
    await expect(saveItem(ctx(), null, { ...asked, slug: 'again' }, 0)).rejects.toMatchObject(gone);
    const old = await uploaded('old.csv', 'Week\n');
    await db().update(ItemUploadEntity, { id: old.id }, { createdAt: new Date(Date.now() - dayMs - 1) });
    await expect(saveItem(ctx(), null, { ...asked, slug: 'old', fileId: old.id }, 0)).rejects.toMatchObject(gone);
  });

  it('leave no file behind of an upload that was never saved', async () => {
    const before = await storedFiles();
    await uploaded('calendar.csv', 'Week\n');
    await sweepItemFiles(ctx(), Date.now() + dayMs / 2);
    expect(await storedFiles()).toHaveLength(before.length + 1);
    await sweepItemFiles(ctx(), Date.now() + 2 * dayMs);
    await sweepItemFiles(ctx(), Date.now() + 3 * dayMs);
    expect(await db().countBy(ItemUploadEntity, { createdAt: MoreThan(new Date(0)) })).toBe(0);
    expect(await storedFiles()).toEqual([]);
  });

  it.each([
    ['a name in decomposed form', 'Mu\u0308ller.csv', 'M\u00fcller.csv'],
    ['a name in Devanagari', 'हिन्दी.pdf', 'हिन्दी.pdf'],
    ['a name in Hindi with a joiner', '\u0936\u094D\u200D\u0930.pdf', '\u0936\u094D\u200D\u0930.pdf'],
    ['a name in Persian', 'می\u200Cخواهم.pdf', 'می\u200Cخواهم.pdf'],
    ['a name with signs', "Cakes & Co, Mia's (2026) [final] +1.csv", "Cakes & Co, Mia's (2026) [final] +1.csv"],
    ['a name with emoji', '👩\u200D🎨 colours 🇩🇪👍🏽.zip', '👩\u200D🎨 colours 🇩🇪👍🏽.zip'],
    ['a name in Thai', 'ปฏิทิน ที่ 1.pdf', 'ปฏิทิน ที่ 1.pdf'],
  ])('are stored under %s', async (_what, given, name) => {
    const answer = await upload(office, given, 'x');
    expect([answer.status, await answer.json()]).toMatchObject([200, { file: { name } }]);
  });

  it.each([
    ['an empty file', 'calendar.csv', '', 422],
    ['a name of a hidden file', '.htaccess', 'x', 422],
    ['a name with an invisible character among Latin letters', 'month.c\u200Csv', 'x', 422],
    ['a name that ends with an invisible character', 'میز\u200C', 'x', 422],
  ])('refuse %s', async (_what, name, data, status) => {
    expect((await upload(office, name, data)).status).toBe(status);
  });

  it('refuse more than 50 MB, members, anonymous callers and other sites', async () => {
    const large = await upload(office, 'large.bin', Buffer.alloc(50 * 1024 * 1024 + 1));
    expect([large.status, await large.json()]).toEqual([
      413,
      expect.objectContaining({
        message: 'File size exceeds 50 MB. Please upload a smaller file.',
        code: expect.any(String) as string,
      }),
    ]);
    expect((await upload(member, 'a.csv', 'x')).status).toBe(403);
    expect((await upload(product.browser(), 'a.csv', 'x')).status).toBe(401);
    expect((await upload(office, 'a.csv', 'x', { origin: 'https://evil.example' })).status).toBe(403);
    expect(await db().count(ItemUploadEntity)).toBe(0);
  });
});
