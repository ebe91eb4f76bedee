/**
 * A program of an integrator, written from docs/api.md and the OpenAPI document alone: Node's own fetch, and
 * nothing of this repository. It buys a package, makes a design, asks support and administers the shop. It ends with an
 * error when an answer differs from what is documented.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const { SHOP_URL, PAYPAL_URL, MEMBER_TOKEN, ADMIN_TOKEN } = process.env;

/** Returns a caller of the paths with a token, or without one. */
function callerWith(token) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const send = (method, path, body, more = {}) =>
    fetch(SHOP_URL + path, {
      method,
      headers: { ...headers, ...more, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    /** Calls a path, and returns its answer. */
    async call(method, path, body, more) {
      const response = await send(method, path, body, more);
      const answer = await response.json();
      assert.equal(response.status, 200, `${method} ${path}: ${JSON.stringify(answer)}`);
      return answer;
    },
    /** Calls a path that refuses. */
    async refused(status, method, path, body) {
      const response = await send(method, path, body);
      const answer = await response.json();
      assert.equal(response.status, status, `${method} ${path}: ${JSON.stringify(answer)}`);
      assert.equal(answer.success, false);
      assert.equal(answer.message, answer.error);
      return answer;
    },
    async graphql(query, variables) {
      const { data, errors } = await (await send('POST', '/graphql', { query, variables })).json();
      assert.equal(errors, undefined, JSON.stringify(errors));
      return data;
    },
  };
}

const visitor = callerWith(null);
const member = callerWith(MEMBER_TOKEN);
const admin = callerWith(ADMIN_TOKEN);
const own = () => member.call('POST', '/api/create-user', {});

async function readPackages() {
  const packages = await visitor.call('GET', '/packages');
  assert(Array.isArray(packages) && packages.length > 0);
  const [cheapest] = packages;
  assert.match(cheapest.price, /^\d+\.\d\d$/);
  assert.deepEqual(await visitor.call('GET', `/package/${cheapest._id}`), cheapest);
  assert.equal((await visitor.refused(404, 'GET', `/package/${randomUUID()}`)).code, 'NOT_FOUND');
  assert.equal((await visitor.refused(401, 'GET', '/orders')).code, 'UNAUTHENTICATED');
  assert.equal((await callerWith('plm_wrong').refused(401, 'GET', '/packages')).code, 'UNAUTHENTICATED');
  return cheapest;
}

async function orderOf({ _id: packageId, price }) {
  const body = {
    packageId,
    customerName: 'Ada Byron',
    address: '12 Square',
    country: 'Portugal',
    packagePrice: '0.01',
  };
  const key = { 'idempotency-key': randomUUID() };
  const { insertedId, data } = await member.call('POST', '/new-order', body, key);
  // the answer was lost, so the program asks again
  const again = await member.call('POST', '/new-order', body, key);
  assert.equal(again.insertedId, insertedId);
  assert.equal(data.packagePrice, price);
  assert.equal(data.paymentStatus, 'pending');
  assert.equal((await member.refused(400, 'POST', '/new-order', { ...body, customerName: '' })).field, 'customerName');
  return data;
}

async function pay({ _id, orderId, totalPrice }) {
  const { startPayment } = await member.graphql(
    'mutation ($id: ID!) { startPayment(purchaseId: $id) { paypalOrderId errors { code message } } }',
    { id: _id },
  );
  const report = { paypalTransactionID: startPayment.paypalOrderId, status: 'Completed', paymentMethod: 'Paypal' };
  const path = `/update-payment-status/${_id}`;
  await member.refused(409, 'PUT', path, report);
  const approval = await fetch(`${PAYPAL_URL}/sandbox/orders/${startPayment.paypalOrderId}/approve`, {
    method: 'POST',
  });
  assert.equal(approval.status, 200);
  const first = await member.call('PUT', path, report);
  assert.deepEqual([first.matchedCount, first.modifiedCount], [1, 1]);
  const second = await member.call('PUT', path, report);
  assert.deepEqual([second.matchedCount, second.modifiedCount], [1, 0]);
  const paid = await member.call('GET', `/order/${orderId}`);
  assert.deepEqual([paid.paymentStatus, paid.orderStatus, paid.totalPrice], ['Paid', 'Completed', totalPrice]);
  assert.equal((await member.call('GET', `/verify-order/${_id}`)).paymentStatus, 'Paid');
  return paid;
}

/** What an old pay page calls after a payment; both have happened by then. */
async function repeatGrants({ UserEmail: userEmail }, { MembershipValidity, credit }) {
  const membership = { userEmail, MembershipValidity, userMembership: 'premium' };
  for (const [path, body] of [
    ['/update-user-membership', membership],
    ['/update-user-balance', { userEmail, credit }],
  ])
    assert.equal((await member.call('PUT', path, body)).modifiedCount, 0);
}

async function makeDesign() {
  const design = {
    platform: 'INSTAGRAM',
    postType: 'INSTAGRAM_POST',
    size: 'SQUARE',
    niche: 'COOKING',
    style: 'BOLD',
    primaryText: 'Fresh bread at seven',
    customPrompt: 'A loaf on a wooden table.',
  };
  const { createDesign } = await member.graphql(
    'mutation ($input: CreateDesignInput!) { createDesign(input: $input) { design { id } errors { code message } } }',
    { input: { requestId: randomUUID(), design } },
  );
  assert.deepEqual(createDesign.errors, []);
  const query = 'query ($id: ID!) { design(id: $id) { status imageUrl } }';
  for (let tries = 0; tries < 1_200; tries += 1) {
    const { design: now } = await member.graphql(query, { id: createDesign.design.id });
    if (now.status === 'SUCCEEDED') return;
    assert(['QUEUED', 'RUNNING'].includes(now.status), now.status);
    await pause(100);
  }
  assert.fail('the design was not made in two minutes');
}

async function askSupport({ UserEmail }) {
  const asked = { subject: 'Which size?', message: 'I need a banner.', phone: '', ticketStatus: 'open' };
  const { insertedId } = await member.call('POST', '/new-support-message', asked);
  const path = `/support-message-status/${insertedId}`;
  const question = { message: 'For my shop window.', sender: 'user', timestamp: new Date().toISOString() };
  const { data } = await member.call('PUT', path, { ticketStatus: 'in-progress', adminMessage: [question] });
  const answer = { message: 'Choose 16:9.', sender: 'admin', timestamp: new Date().toISOString() };
  await admin.call('PUT', path, { ticketStatus: 'resolved', adminMessage: [...data.adminMessage, answer] });
  const ticket = await member.call('GET', `/support-message/${insertedId}`);
  assert.equal(ticket.ticketStatus, 'resolved');
  assert.deepEqual(
    ticket.adminMessage.map(({ message, sender }) => [message, sender]),
    [
      ['For my shop window.', 'user'],
      ['Choose 16:9.', 'admin'],
    ],
  );
  const tickets = await member.call('GET', `/support-messages?userEmail=${encodeURIComponent(UserEmail)}`);
  assert.deepEqual(tickets.at(-1), ticket);
}

async function administer(user, order) {
  assert((await admin.call('GET', '/orders')).some(({ _id }) => _id === order._id));
  assert((await admin.call('GET', '/users')).some(({ _id }) => _id === user._id));
  await member.refused(403, 'GET', '/orders');

  const [first] = await admin.call('GET', '/packages');
  const changed = { ...first, price: '21.50', pointOne: 'Made by a program' };
  assert.deepEqual((await admin.call('PUT', `/edit-package/${first._id}`, changed)).data, changed);
  await admin.call('PUT', `/edit-package/${first._id}`, first);

  const path = '/api/footer-section';
  const before = (await visitor.call('GET', path)).data;
  assert.equal((await admin.call('PATCH', `${path}/toggle`)).data.isActive, false);
  const hidden = (await visitor.call('GET', path)).data;
  assert.deepEqual([hidden.isActive, hidden.menu], [false, []]);
  await admin.call('PATCH', `${path}/toggle`, { isActive: true });
  assert.deepEqual((await visitor.call('GET', path)).data, before);

  const message = { toEmail: user.UserEmail, subject: 'Thank you', messageBody: '<p>Enjoy your credits.</p>' };
  assert.equal((await admin.call('POST', '/send-message', message)).message, 'Message sent successfully.');
  const [seen] = await admin.call('GET', `/users?userEmail=${encodeURIComponent(user.UserEmail)}`);
  assert.equal(seen.messageLogs[0].templateName, 'Thank you');
}

const cheapest = await readPackages();
const { currentBalance: before } = await own();
const order = await pay(await orderOf(cheapest));
const user = await own();
assert.equal(user.currentBalance, before + cheapest.credit);
assert.equal(user.userMembership, 'premium');
await repeatGrants(user, order);
await makeDesign();
assert.equal((await own()).credits, before + cheapest.credit - 1);
await askSupport(user);
await administer(user, order);
console.log('everything answered as documented');
