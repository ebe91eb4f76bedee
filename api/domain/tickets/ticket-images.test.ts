import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { tooManyTicketImages } from '../../../contract/ticket-image';
import { emailsTo } from '../../test/emails';
import { startTicketProduct } from '../../test/ticket-product';
import type { TicketProduct } from '../../test/ticket-product';
import { aPhoto } from '../../test/images';
import { uploadPicture } from '../../test/ticket-images';
import { ticketPerson } from '../../test/ticket-accounts';
import type { ReadTicket, TicketPerson } from '../../test/ticket-accounts';
import { dropFiles } from '../personal-data/person-content';
import { notifyOfAnswers } from './answer-mail.service';
import { purgeUnsentImages, sweepTicketImages } from './ticket-image-upkeep';
import { TicketImageEntity } from './ticket-image.entity';

const hour = 60 * 60 * 1000;
const lost = (count: number) => [
  {
    code: 'NOT_FOUND',
    message:
      count === 1
        ? 'This picture is no longer there, or was sent already. Please add it again.'
        : 'One of these pictures is no longer there, or was sent already. Please add them again.',
    field: ['imageIds'],
  },
];

describe('pictures of messages', () => {
  let fixture: TicketProduct;
  let mia: TicketPerson;
  let support: TicketPerson;
  beforeAll(async () => {
    fixture = await startTicketProduct();
    ({ mia, support } = fixture);
  });
  afterAll(() => fixture.product.stop());
  beforeEach(() => fixture.forget());

  const db = () => fixture.product.services.dataSource.manager;
  const pictures = async (who: TicketPerson, count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) ids.push((await uploadPicture(who)).id);
    return ids;
  };
  const read = async (id: string) => (await mia.read(id)) as ReadTicket;
  const idsOf = ({ images }: { images: { id: string }[] }) => images.map(({ id }) => id);
  const filesOf = async (ids: string[]) =>
    (await db().findBy(TicketImageEntity, { id: In(ids) })).map(({ fileKey }) => fileKey);
  const thumbnailOf = (key: string) => `${key}.thumbnail.webp`;
  const isStored = async (key: string) => (await fixture.product.services.storage.get(key)) !== null;

  it('belong to the message that they were sent with, in its order', async () => {
    const [a, b, c, d] = (await pictures(mia, 4)) as [string, string, string, string];
    const [answer] = await pictures(support, 1);
    const id = await mia.ask('Look', { imageIds: [b, a] });
    await mia.reply(id, 'More', { imageIds: [d, c] });
    await support.reply(id, 'Like this', { imageIds: [answer ?? ''] });
    const ticket = await read(id);
    expect(idsOf(ticket)).toEqual([b, a]);
    expect(ticket.replies.map(idsOf)).toEqual([[d, c], [answer]]);
    expect(ticket.images[0]).toEqual({
      id: b,
      imageUrl: `/ticket-images/${b}`,
      thumbnailUrl: `/ticket-images/${b}/thumbnail`,
      width: 40,
      height: 30,
    });
  });

  it('are limited to three, each once', async () => {
    const ids = await pictures(mia, 4);
    const input = { requestId: randomUUID(), subject: 'A', message: 'B', imageIds: ids };
    const { ticket, errors } = await mia.call('createTicket', { input });
    expect(ticket).toBeNull();
    expect(errors).toMatchObject([{ code: 'INVALID_INPUT', message: tooManyTicketImages, field: ['imageIds'] }]);
    const [first = '', second = ''] = ids;
    const id = await mia.ask('Twice', { imageIds: [first, first.toUpperCase(), second] });
    expect(idsOf(await read(id))).toEqual([first, second]);
    // the database enforces the limit as well
    const [third = ''] = ids.slice(2);
    for (const position of [1, 3])
      await expect(db().update(TicketImageEntity, { id: third }, { ticketId: id, position })).rejects.toThrow(
        /uq_ticket_images_first|ck_ticket_images_position/,
      );
  });

  it('are refused when they are another account’s, sent already, or unknown, and nothing is stored', async () => {
    const [own = '', sent = ''] = await pictures(mia, 2);
    const [foreign = ''] = await pictures(await ticketPerson(fixture.product), 1);
    const id = await mia.ask('Sent', { imageIds: [sent] });
    for (const wrong of [foreign, sent, randomUUID(), 'x', ''])
      expect((await mia.reply(id, 'Again', { imageIds: [own, wrong] })).errors).toMatchObject(lost(2));
    // an Admin can't send a customer's picture either
    expect((await support.reply(id, 'Yours', { imageIds: [own] })).errors).toMatchObject(lost(1));
    expect((await read(id)).replies).toEqual([]);
    expect((await mia.reply(id, 'Now', { imageIds: [own] })).errors).toEqual([]);
  });

  it('are attached to one of two concurrent messages with the same picture', async () => {
    const id = await mia.ask('Race');
    for (let round = 0; round < 4; round += 1) {
      await fixture.forget();
      const [picture = ''] = await pictures(mia, 1);
      const answers = await Promise.all([
        ...[1, 2].map((count) => mia.reply(id, `Round ${round}.${count}`, { imageIds: [picture] })),
        mia.call('createTicket', {
          input: { requestId: randomUUID(), subject: 'Race', message: 'B', imageIds: [picture] },
        }),
      ]);
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
      for (const { errors } of answers) if (errors.length > 0) expect(errors).toMatchObject(lost(1));
    }
    expect((await read(id)).replyCount).toBeLessThanOrEqual(4);
  });

  it('are not sent twice by a message that is sent twice', async () => {
    const [first = '', second = ''] = await pictures(mia, 2);
    const input = { requestId: randomUUID(), subject: 'Once', message: 'B', imageIds: [first] };
    const tickets = await Promise.all([1, 2, 3].map(() => mia.call('createTicket', { input })));
    const [id = ''] = tickets.map(({ ticket }) => ticket?.id);
    expect(tickets.map(({ ticket }) => ticket?.id)).toEqual([id, id, id]);
    const again = { requestId: randomUUID(), imageIds: [second] };
    for (const { errors } of await Promise.all([1, 2, 3].map(() => mia.reply(id, 'Again', again))))
      expect(errors).toEqual([]);
    const ticket = await read(id);
    expect([idsOf(ticket), ticket.replies.map(idsOf)]).toEqual([[first], [[second]]]);
  });

  it('are accepted with a contact message of a signed-in caller only', async () => {
    const [picture = ''] = await pictures(mia, 1);
    const send = async (who: Pick<TicketPerson, 'browser'>, imageIds: string[]) => {
      const { data } = await who.browser.graphql<{ sendContactMessage: { errors: object[] } }>(
        'mutation($input: ContactMessageInput!) { sendContactMessage(input: $input) { errors { code message field } } }',
        { input: { name: 'Mia', email: mia.email, subject: 'Contact', phone: '12345', message: 'Hello', imageIds } },
      );
      return data.sendContactMessage.errors;
    };
    expect(await send({ browser: fixture.product.browser() }, [picture])).toEqual([
      { code: 'INVALID_INPUT', message: 'Please sign in to add pictures.', field: ['imageIds'] },
    ]);
    expect(await send(mia, [picture])).toEqual([]);
    const stored = await db().findOneByOrFail(TicketImageEntity, { id: picture });
    expect(idsOf(await read(stored.ticketId ?? ''))).toEqual([picture]);
  });

  it('are counted in emails about answers, but not included', async () => {
    await db().query('update users set email_verified_at = now() where id = $1', [mia.id]);
    const id = await mia.ask('By mail');
    await support.reply(id, 'See here', { imageIds: await pictures(support, 2) });
    await support.reply(id, 'And here', { imageIds: await pictures(support, 1) });
    await support.reply(id, 'No more');
    await notifyOfAnswers(fixture.product.ctx(), id);
    const [mail] = await emailsTo(fixture.product.services, mia.email);
    expect(mail?.html).toContain('See here<br><br>(2 pictures, to be seen in the ticket)');
    expect(mail?.html).toContain('And here<br><br>(1 picture, to be seen in the ticket)');
    expect(mail?.html).toContain('No more</p>');
    expect(mail?.html).not.toMatch(/ticket-images|<img/);
  });

  it('are deleted a day after they were uploaded, unless they were sent', async () => {
    const [sent = '', ...unsent] = await pictures(mia, 2);
    unsent.push((await uploadPicture(mia, await aPhoto())).id);
    await mia.ask('Kept', { imageIds: [sent] });
    const keys = (await filesOf(unsent)).flatMap((key) => (key.endsWith('.jpg') ? [key, thumbnailOf(key)] : [key]));
    expect(keys).toHaveLength(3);
    await purgeUnsentImages(fixture.product.ctx(), Date.now() + 23 * hour);
    expect(await filesOf(unsent)).toHaveLength(2);
    await purgeUnsentImages(fixture.product.ctx(), Date.now() + 25 * hour);
    expect(await filesOf(unsent)).toEqual([]);
    expect(await filesOf([sent])).toHaveLength(1);
    const { rows } = await fixture.product.services.pool.query<{ payload: Parameters<typeof dropFiles>[1] }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'drop_files' order by j.id desc limit 1`,
    );
    for (const key of keys) expect(await isStored(key)).toBe(true);
    await dropFiles(fixture.product.ctx(), rows[0]?.payload ?? { designKeys: [], ticketKeys: [], uploads: [] });
    for (const key of keys) expect(await isStored(key)).toBe(false);
    expect(await isStored((await filesOf([sent]))[0] ?? '')).toBe(true);
  });

  it('leave no file without a row for longer than two sweeps', async () => {
    const { id: sent } = await uploadPicture(mia, await aPhoto());
    const id = await mia.ask('Gone', { imageIds: [sent] });
    const { id: stored } = await uploadPicture(mia, await aPhoto());
    const [[goneKey = ''], [storedKey = '']] = [await filesOf([sent]), await filesOf([stored])];
    await db().query('delete from tickets where id = $1', [id]);
    expect(await filesOf([sent])).toEqual([]);
    const sweep = (hours: number) => sweepTicketImages(fixture.product.ctx(), Date.now() + hours * hour);
    await sweep(1);
    await sweep(25);
    const areStored = async (key: string) => [await isStored(key), await isStored(thumbnailOf(key))];
    expect(await areStored(goneKey)).toEqual([true, true]);
    await sweep(49);
    expect([await areStored(goneKey), await areStored(storedKey)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});
