import { randomUUID } from 'node:crypto';
import type { WebhookEndpointInput } from '../../graphql/generated/schema';
import { addMonth } from '../../test/months';
import { messageWords, startMessaging } from '../../test/messaging';
import type { Messaging } from '../../test/messaging';
import { saveItem, setItemActive } from '../catalog/admin/item-editing.service';
import { savePackage, setPackageActive, setPackageOrder } from '../catalog/admin/package-editing.service';
import { saveEmailTemplate } from '../messages/admin/email-template.service';
import { postsOf, saveMonth } from '../months/month-plan.service';
import { saveShopSettings } from '../settings/admin/settings-editing.service';
import { readShopSettings } from '../settings/shop-settings';
import { saveCannedAnswer } from '../tickets/admin/canned-answer.service';
import { saveShopWebhookEndpoint } from '../webhooks/admin/shop-webhooks.service';

/** A stored object, and a change of it from this version. */
interface Case {
  version: number;
  save: (text: string, version: number) => Promise<unknown>;
  stored: () => Promise<{ version: number }>;
}

describe('a save that is repeated because its answer was lost', () => {
  let shop: Messaging;
  beforeAll(async () => {
    shop = await startMessaging();
  });
  afterAll(() => shop.product.stop());

  const ctx = () => shop.ctx();
  const row = async (table: string, id: string) =>
    (await shop.rows<{ version: number }>(`select version from ${table} where id = $1`, [id]))[0] ?? { version: 0 };
  const ofTable = async (
    table: string,
    { id }: { id: string },
    save: (id: string, text: string, version: number) => Promise<unknown>,
  ): Promise<Case> => ({
    version: (await row(table, id)).version,
    save: (text, version) => save(id, text, version),
    stored: () => row(table, id),
  });

  const cases: Record<string, () => Promise<Case>> = {
    'a package': async () =>
      ofTable('packages', await shop.product.addPackage({ position: 3 }), (id, name, version) =>
        savePackage(ctx(), id, { name, price: '7', credit: 5, validityDays: 30, features: ['One'] }, version),
      ),
    'an item': async () => {
      const input = {
        description: 'A',
        price: '4',
        guidelines: '<p>Copy</p>',
        accessUrl: 'https://files.example.com/c',
      };
      const slug = randomUUID();
      const item = await saveItem(ctx(), null, { ...input, slug, name: 'Calendar' }, 0);
      return ofTable('items', item, (id, name, version) => saveItem(ctx(), id, { ...input, slug, name }, version));
    },
    'an email template': async () => {
      const named = (name: string) => ({ name, ...messageWords() });
      const template = await saveEmailTemplate(ctx(), null, named(randomUUID()), 0);
      return ofTable('email_templates', template, (id, name, version) =>
        saveEmailTemplate(ctx(), id, named(name), version),
      );
    },
    'a canned answer': async () => {
      const answer = await saveCannedAnswer(ctx(), null, { name: randomUUID(), body: 'Hello' }, 0);
      return ofTable('canned_answers', answer, (id, body, version) =>
        saveCannedAnswer(ctx(), id, { name: answer.name, body }, version),
      );
    },
    'a webhook': async () => {
      const input: WebhookEndpointInput = { url: 'https://hooks.example.com/', events: ['order.paid'], isActive: true };
      const { endpoint } = await saveShopWebhookEndpoint(ctx(), null, input, 0);
      return ofTable('webhook_endpoints', endpoint, (id, description, version) =>
        saveShopWebhookEndpoint(ctx(), id, { ...input, description }, version),
      );
    },
    'a month': async () => {
      const owner = shop.product.ctx(await shop.product.addUser());
      const id = await addMonth(shop.product, owner.viewer?.userId ?? '', { posts: 2 });
      const posts = (await postsOf(owner, id)).map(({ id: postId, day, headline, second, caption, hashtags }) => ({
        ...{ id: postId, day, headline, second, caption, hashtags },
      }));
      return ofTable('month_plans', { id }, (_id, headline, version) =>
        saveMonth(owner, { id, version, posts: posts.map((post) => ({ ...post, headline })) }),
      );
    },
    'the settings': async () => {
      const { version } = await readShopSettings(ctx());
      const rest = { returnDays: 14, sellerAddress: '', taxId: '', taxLine: '', refundProofAbove: '50' };
      return {
        version,
        save: (sellerName, from) => saveShopSettings(ctx(), { ...rest, sellerName }, from),
        stored: async () => ({ version: (await readShopSettings(ctx())).version }),
      };
    },
  };

  it.each(Object.keys(cases))('changes %s once; another change from the same version is a conflict', async (name) => {
    const { version, save, stored } = (await cases[name]?.()) as Case;
    await Promise.all([save('Changed', version), save('Changed', version)]);
    expect(await stored()).toEqual({ version: version + 1 });
    await expect(save('Other', version)).rejects.toMatchObject({ code: 'CONFLICT' });
    await save('Third', version + 1);
    await expect(save('Changed', version)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await stored()).toEqual({ version: version + 2 });
  });

  it('hides, shows and orders what is sold once', async () => {
    const [first, second] = [
      await shop.product.addPackage({ position: 1 }),
      await shop.product.addPackage({ position: 2 }),
    ];
    const shown = (
      await shop.rows<{ id: string }>('select id from packages where position is not null order by position')
    ).map(({ id }) => id);
    const turned = shown.toReversed();
    for (let time = 0; time < 2; time += 1)
      expect((await setPackageOrder(ctx(), turned, shown)).map(({ id }) => id)).toEqual(turned);
    for (let time = 0; time < 2; time += 1)
      expect((await setPackageActive(ctx(), first.id, false, 1)).package).toMatchObject({ position: null, version: 2 });
    await expect(setPackageActive(ctx(), second.id, true, 0)).resolves.toMatchObject({ isChanged: false });
    const input = { name: 'Once', description: 'A', price: '4', guidelines: '<p>C</p>', slug: 'once' };
    const item = await saveItem(ctx(), null, { ...input, accessUrl: 'https://files.example.com/c' }, 0);
    for (let time = 0; time < 2; time += 1)
      expect(await setItemActive(ctx(), item.id, false, 1)).toMatchObject({ isActive: false, version: 2 });
    await expect(setItemActive(ctx(), item.id, true, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
