import { EmailTemplateEntity } from '../domain/messages/email-template.entity';
import { AccessAccounts } from '../test/access-accounts';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

let product: TestProduct;
let people: AccessAccounts;

beforeAll(async () => {
  product = await startTestProduct({ http: true });
  people = await AccessAccounts.at(product);
});
afterAll(() => product.stop());

type Who = 'anonymous' | 'member' | 'other member' | 'Admin';
const as = (person: Who) => people.known[person].browser;
const get = (person: Who, path: string) => rest(as(person), 'GET', path);
const own = async (person: Who) => (await rest(as(person), 'POST', '/api/create-user', {})).body;

async function newTicket(): Promise<string> {
  const { body } = await rest(as('member'), 'POST', '/new-support-message', {
    subject: 'Where is it?',
    message: 'I paid.',
    phone: '',
    ticketStatus: 'closed',
  });
  return String(body['insertedId']);
}

describe('tickets', () => {
  it('require all five fields of an anonymous caller, and return no id to them', async () => {
    const fields = {
      ticketUserName: 'Ann',
      ticketUserEmail: 'ann@example.com',
      subject: 'Hi',
      message: 'Hello',
      phone: '+44 20 7946 0123',
    };
    const { status, body } = await rest(as('anonymous'), 'POST', '/new-support-message', fields);
    expect({ status, body }).toEqual({ status: 200, body: { success: true, message: 'Message sent successfully.' } });
    for (const field of Object.keys(fields))
      expect(await rest(as('anonymous'), 'POST', '/new-support-message', { ...fields, [field]: '' })).toMatchObject({
        status: 400,
        body: { field },
      });
  });

  it('of visitors are ten an hour', async () => {
    const fields = {
      ticketUserName: 'Ann',
      ticketUserEmail: 'ann@example.com',
      subject: 'Hi again',
      message: 'Hello',
      phone: '+44 20 7946 0123',
    };
    const send = () => rest(as('anonymous'), 'POST', '/new-support-message', fields);
    const answers = await Promise.all(Array.from({ length: 11 }, send));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused[0]?.body).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // the account's own limit is another one
    expect(await newTicket()).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('take at most ten replies a call, of at most 5000 characters each', async () => {
    const path = `/support-message-status/${await newTicket()}`;
    const list = Array.from({ length: 11 }, (_, n) => ({ message: `Reply ${n}`, sender: 'user' }));
    const send = (adminMessage: object[]) => rest(as('member'), 'PUT', path, { adminMessage });
    for (const refused of [list, [{ message: 'x'.repeat(5001), sender: 'user' }], [{ message: ' ', sender: 'user' }]])
      expect(await send(refused)).toMatchObject({ status: 400, body: { field: 'adminMessage' } });
    const ten = list.slice(0, 10);
    expect((await send(ten)).body).toMatchObject({ modifiedCount: 1, data: { adminMessage: ten } });
    // those that the ticket has do not count
    expect((await send(list)).body).toMatchObject({ modifiedCount: 1, data: { adminMessage: list } });
    const longest = [...list, { message: 'x'.repeat(5000), sender: 'user' }];
    expect((await send(longest)).body).toMatchObject({ data: { adminMessage: longest } });
  });

  it('are reopened by a reply of their owner, not by a list without one', async () => {
    const path = `/support-message-status/${await newTicket()}`;
    await rest(as('Admin'), 'PUT', path, { ticketStatus: 'closed' });
    const same = await rest(as('member'), 'PUT', path, { adminMessage: [], ticketStatus: 'open' });
    expect(same.body).toMatchObject({ modifiedCount: 0, data: { ticketStatus: 'closed' } });
    const adminMessage = [{ message: 'It is still broken.', sender: 'user' }];
    expect((await rest(as('member'), 'PUT', path, { adminMessage })).body).toMatchObject({
      modifiedCount: 1,
      data: { ticketStatus: 'in-progress', adminMessage },
    });
  });

  it('take the whole list of replies and add what is new, once', async () => {
    const id = await newTicket();
    const path = `/support-message-status/${id}`;
    const list = [{ message: 'Anybody?', sender: 'user', timestamp: 'long ago' }];
    const first = await rest(as('member'), 'PUT', path, { adminMessage: list, ticketStatus: 'resolved' });
    expect(first.body).toMatchObject({
      modifiedCount: 1,
      data: { _id: id, adminMessage: [{ message: 'Anybody?', sender: 'user' }] },
    });
    // an owner's status is not read
    expect(first.body['data']).not.toMatchObject({ ticketStatus: 'resolved' });
    const again = await Promise.all([1, 2].map(() => rest(as('member'), 'PUT', path, { adminMessage: list })));
    expect(again.map(({ body }) => body['modifiedCount'])).toEqual([0, 0]);

    const stored = first.body['data'] as { adminMessage: object[] };
    const twice = {
      adminMessage: [...stored.adminMessage, { message: 'Yes.', sender: 'admin' }],
      ticketStatus: 'in-progress',
    };
    const answers = await Promise.all([1, 2].map(() => rest(as('Admin'), 'PUT', path, twice)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ticket = (await get('member', `/support-message/${id}`)).body;
    expect(ticket).toMatchObject({ ticketStatus: 'in-progress' });
    expect(ticket['adminMessage']).toMatchObject([
      { message: 'Anybody?', sender: 'user' },
      { message: 'Yes.', sender: 'admin' },
    ]);
    // a shorter list removes nothing, and a side is read in any case
    await rest(as('Admin'), 'PUT', path, { adminMessage: [{ message: 'Yes.', sender: 'Admin' }] });
    expect((await get('member', `/support-message/${id}`)).body).toEqual(ticket);
  });

  it('refuse an answer only while they stay closed', async () => {
    const id = await newTicket();
    const path = `/support-message-status/${id}`;
    expect(await rest(as('Admin'), 'PUT', path, { ticketStatus: 'CLOSED' })).toMatchObject({ status: 200 });
    const adminMessage = [{ message: 'One more thing.', sender: 'admin' }];
    expect(await rest(as('Admin'), 'PUT', path, { adminMessage })).toMatchObject({ status: 409 });
    expect((await rest(as('Admin'), 'PUT', path, { adminMessage, ticketStatus: 'open' })).body).toMatchObject({
      data: { ticketStatus: 'open', adminMessage },
    });
    expect(await rest(as('Admin'), 'PUT', path, { ticketStatus: 'lost' })).toMatchObject({
      status: 400,
      body: { field: 'ticketStatus' },
    });
  });

  it('are listed oldest first for their owner and for Admins', async () => {
    const email = String((await own('member'))['UserEmail']);
    const { list } = await get('member', `/support-messages?userEmail=${email}`);
    const days = list.map(({ createdAt }) => String(createdAt));
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted());
    expect(await get('other member', `/support-messages?userEmail=${email}`)).toMatchObject({ status: 403 });
    expect((await get('Admin', `/support-messages?userEmail=${email}`)).list).toEqual(list);
    expect((await get('Admin', '/support-messages')).list.length).toBeGreaterThan(list.length);
    expect(await get('other member', `/support-message/${String(list[0]?.['_id'])}`)).toMatchObject({ status: 404 });
  });
});

describe('lists', () => {
  it('are read one at a time for an account, and others wait in a line of ten', async () => {
    const email = String((await own('member'))['UserEmail']);
    const client = await product.services.pool.connect();
    try {
      await client.query('begin; lock table tickets in access exclusive mode');
      const sent = Array.from({ length: 11 }, () => get('member', `/support-messages?userEmail=${email}`));
      const refused = await Promise.race(sent);
      expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'TOO_MANY_REQUESTS' } });
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(await get('other member', '/users/admins')).toMatchObject({ status: 200 });
      await client.query('commit');
      const states = (await Promise.all(sent)).map(({ status }) => status);
      expect(states.toSorted()).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    } finally {
      client.release(true);
    }
  });
});

describe('accounts', () => {
  it('see themselves', async () => {
    const user = await own('member');
    expect(user).toMatchObject({ userRole: 'member', userMembership: 'free', currentBalance: 0, credits: 0 });
    expect(user).not.toHaveProperty('messageLogs');
    const { list } = await get('member', `/users?userEmail=${String(user['UserEmail'])}`);
    const { credits: _credits, ...same } = user;
    expect(list).toEqual([same]);
    expect(await get('member', '/users')).toMatchObject({ status: 403 });
    expect(await get('member', '/users?userEmail=ann@example.com')).toMatchObject({ status: 403 });
    expect(await rest(as('member'), 'POST', '/api/create-user', { userEmail: 'x@example.com' })).toMatchObject({
      status: 403,
    });
    expect((await get('member', '/users/admins')).list).toEqual([]);
    expect((await get('Admin', '/users/admins')).list).toMatchObject([{ _id: people.idOf('Admin') }]);
    expect((await get('Admin', '/users')).list).toHaveLength(5);
  });

  it('change what is sent of their profile, clear blanks, and keep the rest', async () => {
    const path = `/update-user-profile/${people.idOf('member')}`;
    const profile = { userName: 'Mia Moss', city: 'Porto', phone: '+44 20 7946 0123' };
    for (const modifiedCount of [1, 0])
      expect((await rest(as('member'), 'PUT', path, profile)).body).toMatchObject({ modifiedCount, data: profile });
    const { body } = await rest(as('member'), 'PUT', path, { city: '', userRole: 'Admin', currentBalance: 500 });
    expect(body).toMatchObject({
      success: true,
      data: { userName: 'Mia Moss', city: null, phone: '+44 20 7946 0123', userRole: 'member', currentBalance: 0 },
    });
    expect(await rest(as('member'), 'PUT', path, { userName: '' })).toMatchObject({
      status: 400,
      body: { field: 'userName' },
    });
    expect(await rest(as('other member'), 'PUT', path, { userName: 'x' })).toMatchObject({ status: 404 });
    const foreign = await as('other member').graphql(
      'mutation ($id: ID!) { updateProfile(input: { name: "x" }, userId: $id) { errors { code } } }',
      { id: people.idOf('member') },
    );
    expect(foreign.data).toEqual({ updateProfile: { errors: [{ code: 'NOT_FOUND' }] } });
    // an Admin may, and the audit names the fields without their contents
    expect((await rest(as('Admin'), 'PUT', path, { city: 'Faro' })).body).toMatchObject({ data: { city: 'Faro' } });
    const { rows } = await product.services.pool.query('select after from audit where subject = $1', [
      `users/${people.idOf('member')}`,
    ]);
    expect(rows).toEqual([{ after: { fields: ['city'] } }]);
  });

  it('are changed by Admins, whose own account an old pay page cannot enrich', async () => {
    const path = `/api/users/${people.idOf('other member')}`;
    const change = { userRole: 'Seller', userMembership: 'premium', currentBalance: '7', UserEmail: 'x@example.com' };
    const { body } = await rest(as('Admin'), 'PUT', path, change);
    expect(body).toMatchObject({ data: { userRole: 'Seller', userMembership: 'premium', currentBalance: 7 } });
    const email = String((body['data'] as Record<string, unknown>)['UserEmail']);
    expect(email).not.toBe('x@example.com');
    expect(await rest(as('Admin'), 'PUT', path, { currentBalance: 9, expectedBalance: 3 })).toMatchObject({
      status: 409,
    });

    expect(
      (await rest(as('Admin'), 'PUT', '/update-user-balance', { userEmail: email, credit: 3 })).body,
    ).toMatchObject({
      modifiedCount: 1,
    });
    expect((await get('Admin', `/users?userEmail=${email}`)).list).toMatchObject([{ currentBalance: 10 }]);
    const membership = { userEmail: email, userMembership: 'basic', MembershipValidity: null };
    for (const modifiedCount of [1, 0])
      expect((await rest(as('Admin'), 'PUT', '/update-user-membership', membership)).body).toMatchObject({
        modifiedCount,
        data: { userMembership: 'basic' },
      });
    for (const person of ['member', 'Admin'] as const) {
      const userEmail = String((await own(person))['UserEmail']);
      for (const row of ['balance', 'membership'])
        expect(
          (await rest(as(person), 'PUT', `/update-user-${row}`, { userEmail, credit: 50, userMembership: 'premium' }))
            .body,
        ).toMatchObject({ success: true, matchedCount: 1, modifiedCount: 0 });
      expect(await own(person)).toMatchObject({ currentBalance: 0, userMembership: 'free' });
    }
    expect(await rest(as('member'), 'PUT', '/update-user-balance', { userEmail: email, credit: 50 })).toMatchObject({
      status: 403,
    });
  });

  it('are deleted by Admins, but not the last Admin', async () => {
    const { viewer } = await people.newcomer('member');
    const path = `/api/users/${viewer?.id}`;
    expect((await rest(as('Admin'), 'DELETE', path)).body).toMatchObject({ success: true, deletedCount: 1 });
    expect(await rest(as('Admin'), 'DELETE', path)).toMatchObject({ status: 404 });
    expect(await rest(as('Admin'), 'DELETE', `/api/users/${people.idOf('Admin')}`)).toMatchObject({ status: 409 });
  });

  it('get messages of Admins, who write to accounts only', async () => {
    const toEmail = String((await own('member'))['UserEmail']);
    const message = { toEmail, subject: 'Hello', messageBody: 'Good morning.' };
    expect((await rest(as('Admin'), 'POST', '/send-message', message)).body).toEqual({
      success: true,
      message: 'Message sent successfully.',
    });
    expect((await get('Admin', `/users?userEmail=${toEmail}`)).list).toMatchObject([
      {
        messageLogs: [
          { templateName: 'Hello', day: expect.any(String) as unknown, date: expect.any(String) as unknown },
        ],
      },
    ]);
    expect(await rest(as('Admin'), 'POST', '/send-message', { ...message, toEmail: 'x@example.com' })).toMatchObject({
      status: 404,
    });
    for (const subject of ['Hi\r\nBcc: all@example.com', 'Hi\nX', 'Hi\rX'])
      expect((await rest(as('Admin'), 'POST', '/send-message', { ...message, subject })).body).toMatchObject({
        error: 'The subject must be one line.',
      });
    expect(await rest(as('Admin'), 'POST', '/send-message', { ...message, subject: ' ' })).toMatchObject({
      status: 400,
      body: { error: 'subject is required.', field: 'subject' },
    });
    const template = { name: 'Welcome', subject: 'Hello {{userName}}', body: '<p>Hi</p>' };
    const { identifiers } = await product.services.dataSource.manager.insert(EmailTemplateEntity, template);
    expect((await get('Admin', '/user-emails')).list).toEqual([
      {
        _id: identifiers[0]?.['id'] as unknown,
        templateName: 'Welcome',
        subject: template.subject,
        body: template.body,
      },
    ]);
  });
});
