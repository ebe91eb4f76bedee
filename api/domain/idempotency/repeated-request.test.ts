import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../context';
import { billing, designInput } from '../../test/filled-product';
import { messageWords, startMessaging } from '../../test/messaging';
import type { Messaging } from '../../test/messaging';
import { addUserNote, notesAbout } from '../accounts/admin/user-note.service';
import type { UserEntity } from '../accounts/user.entity';
import { saveItem } from '../catalog/admin/item-editing.service';
import { giveCredits } from '../credits/admin/balance-editing.service';
import { returnCredit } from '../designs/admin/credit-return.service';
import { DesignEntity } from '../designs/design.entity';
import { createDesign } from '../designs/design-creation.service';
import { saveEmailTemplate } from '../messages/admin/email-template.service';
import { sendMessage } from '../messages/admin/message.service';
import { startMailing } from '../messages/mailings/mailing.service';
import { addPurchaseComment, commentsAbout } from '../orders/admin/order-comment.service';
import { createPurchase } from '../orders/order.service';
import { saveCannedAnswer } from '../tickets/admin/canned-answer.service';
import { answerTicket } from '../tickets/admin/support.service';
import { replyToTicket } from '../tickets/reply.service';
import { createTicket } from '../tickets/ticket.service';

type Call = (requestId: string, isOther: boolean) => Promise<{ id: string }>;

const itemInput = {
  name: 'Calendar',
  description: 'A year of posts.',
  guidelines: '<p>Copy it.</p>',
  accessUrl: 'https://files.example.com/calendar',
  slug: 'repeated-calendar',
};

describe('a repeated request id', () => {
  let shop: Messaging;
  let owner: UserEntity;
  let member: () => RequestContext;
  let packages: [string, string];
  let ticketId: string;
  let designId: string;
  beforeAll(async () => {
    shop = await startMessaging();
    const { product } = shop;
    owner = await product.addUser({ credits: 5 });
    member = () => product.ctx(owner);
    packages = [(await product.addPackage()).id, (await product.addPackage({ position: 2, price: '19.00' })).id];
    ticketId = (await createTicket(member(), { requestId: randomUUID(), subject: 'Sizes', message: 'Which?' })).id;
    const design = await createDesign(member(), { requestId: randomUUID(), design: designInput });
    designId = design.id;
    await product.services.dataSource.manager.update(DesignEntity, { id: designId }, { state: 'RUNNING' });
    const end = { state: 'SUCCEEDED', imageKey: 'none', finishedAt: new Date() } as const;
    await product.services.dataSource.manager.update(DesignEntity, { id: designId }, end);
  });
  afterAll(() => shop.product.stop());

  const words = (isOther: boolean) => (isOther ? 'Something else' : 'As agreed');
  const reply = (requestId: string, isOther: boolean) => ({ requestId, message: words(isOther) });
  const calls: Record<string, Call> = {
    createDesign: (requestId, isOther) =>
      createDesign(member(), { requestId, design: { ...designInput, primaryText: words(isOther) } }),
    'createDesign in another style': (requestId, isOther) =>
      createDesign(member(), { requestId, design: { ...designInput, style: isOther ? 'BOLD' : 'MINIMAL' } }),
    createPurchase: (requestId, isOther) =>
      createPurchase(member(), { requestId, billing, of: { packageId: packages[isOther ? 1 : 0] } }),
    'createPurchase billed to another name': (requestId, isOther) =>
      createPurchase(member(), {
        requestId,
        billing: { ...billing, ...(isOther && { customerName: 'Another Name' }) },
        of: { packageId: packages[0] },
      }),
    saveItem: (requestId, isOther) =>
      saveItem(shop.ctx(), null, { ...itemInput, price: isOther ? '5.00' : '4.00' }, 0, requestId),
    saveCannedAnswer: (requestId, isOther) =>
      saveCannedAnswer(shop.ctx(), null, { name: 'Repeated', body: words(isOther) }, 0, requestId),
    saveEmailTemplate: (requestId, isOther) =>
      saveEmailTemplate(
        shop.ctx(),
        null,
        { name: 'Repeated', ...messageWords(), subject: words(isOther) },
        0,
        requestId,
      ),
    createTicket: (requestId, isOther) =>
      createTicket(member(), { requestId, subject: 'Sizes', message: words(isOther) }),
    'createTicket about something': (requestId, isOther) =>
      createTicket(member(), {
        requestId,
        subject: 'Sizes',
        message: 'Which?',
        designId: isOther ? randomUUID() : designId,
      }),
    'createTicket with a picture': (requestId, isOther) =>
      createTicket(member(), {
        requestId,
        subject: 'Sizes',
        message: 'Which?',
        imageIds: isOther ? [randomUUID()] : [],
      }),
    replyToTicket: async (requestId, isOther) =>
      (await replyToTicket(member(), ticketId, reply(requestId, isOther))).ticket,
    answerTicket: async (requestId, isOther) =>
      (await answerTicket(shop.ctx(), ticketId, reply(requestId, isOther))).ticket,
    giveCredits: (requestId, isOther) =>
      giveCredits(shop.ctx(), owner.id, { requestId, credits: isOther ? 2 : 1, reason: 'As agreed' }),
    returnCredit: (requestId, isOther) => returnCredit(shop.ctx(), designId, { requestId, reason: words(isOther) }),
    sendMessage: (requestId, isOther) =>
      sendMessage(shop.ctx(), {
        requestId,
        userId: owner.id,
        message: { ...messageWords(), subject: words(isOther) },
      }),
    'sendMessage to another account': (requestId, isOther) =>
      sendMessage(shop.ctx(), { requestId, userId: isOther ? shop.admin.id : owner.id, message: messageWords() }),
    startMailing: (requestId, isOther) =>
      startMailing(shop.ctx(), {
        requestId,
        target: { ids: [owner.id] },
        expected: 1,
        kind: isOther ? 'SERVICE' : 'NEWS',
        message: messageWords(),
      }),
  };

  it('adds one note, and one comment, whose answers are what they are about', async () => {
    const order = await createPurchase(member(), { requestId: randomUUID(), billing, of: { packageId: packages[0] } });
    const cases = [
      { add: addUserNote, id: owner.id, count: async () => (await notesAbout(shop.ctx(), owner.id)).length },
      { add: addPurchaseComment, id: order.id, count: async () => (await commentsAbout(shop.ctx(), order.id)).length },
    ];
    for (const { add, id, count } of cases) {
      const requestId = randomUUID();
      await Promise.all([1, 2].map(() => add(shop.ctx(), id, 'As agreed', requestId)));
      expect(await count()).toBe(1);
      const other = add(shop.ctx(), id, 'Something else', requestId);
      await expect(other).rejects.toMatchObject({ code: 'CONFLICT', field: ['requestId'] });
      await add(shop.ctx(), id, 'As agreed');
      expect(await count()).toBe(2);
    }
  });

  it.each(Object.entries(calls))('of %s is the same call, and CONFLICT with another input', async (_name, call) => {
    const requestId = randomUUID();
    const [first, second] = [await call(requestId, false), await call(requestId, false)];
    expect(second.id).toBe(first.id);
    await expect(call(requestId, true)).rejects.toMatchObject({ code: 'CONFLICT', field: ['requestId'] });
  });

  it('that found an open order stands for it, also once it is paid', async () => {
    const of = { packageId: packages[1] };
    const [first, second] = [randomUUID(), randomUUID()];
    const order = await createPurchase(member(), { requestId: first, billing, of });
    expect((await createPurchase(member(), { requestId: second, billing, of })).id).toBe(order.id);
    await shop.product.services.pool.query(`update orders set created_at = now() - interval '2 days' where id = $1`, [
      order.id,
    ]);
    expect((await createPurchase(member(), { requestId: second, billing, of })).id).toBe(order.id);
    const other = createPurchase(member(), { requestId: second, billing, of: { packageId: packages[0] } });
    await expect(other).rejects.toMatchObject({ code: 'CONFLICT', field: ['requestId'] });
    // a third id finds no open order any more
    expect((await createPurchase(member(), { requestId: randomUUID(), billing, of })).id).not.toBe(order.id);
  });

  it('with two inputs at once is one of them', async () => {
    for (const name of ['createDesign', 'replyToTicket']) {
      const requestId = randomUUID();
      const both = await Promise.allSettled([false, true].map(async (isOther) => calls[name]?.(requestId, isOther)));
      const refused = both.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(['CONFLICT']);
    }
  });
});
