/** What a run of the whole collection needs to know about one request. */
export interface RunStep {
  /** Values of the parameters in the path; `{{name}}` is a variable of the collection. */
  path?: Readonly<Record<string, string>>;
  /** Values of parameters of the address that a run sends. */
  query?: Readonly<Record<string, string>>;
  /** The body, a JSON text in which `{{name}}` is a variable. The example of the document when omitted. */
  body?: string;
  /** Statuses that a run may get; 200 when omitted. */
  answers?: readonly [number, ...number[]];
  /** Why a status is a documented refusal. */
  because?: string;
  /** Variables of the collection, each with an expression of JavaScript over `answer`, the parsed body. */
  stores?: Readonly<Record<string, string>>;
}

const json = (body: object): string => JSON.stringify(body, null, 2);

const proof = 'A token cannot give the proof that this change needs.';
const sessionOnly = 'Keys of the AI service are changed in a session only.';
const notPaid = 'PayPal knows no such payment.';
const chooseOne = 'A run sends no file: choose one.';
/** Some API clients send an empty file. */
const noFile = [400, 422] as const;

/** Reads a section, resets it, switches it, and saves what was read. */
const section = (path: string, name: string): Record<string, RunStep> => ({
  [`GET ${path}`]: {
    stores: { [name]: 'JSON.stringify(answer.data)', [`${name}IsActive`]: 'String(answer.data.isActive)' },
  },
  [`POST ${path}/reset`]: {},
  [`PATCH ${path}/toggle`]: { body: `{ "isActive": {{${name}IsActive}} }` },
  [`PUT ${path}`]: { body: `{{${name}}}` },
});

/** Places an order, reads it, reports a payment that was not made, and deletes it. */
const order = (name: string, product: Record<string, string>, of: { place: string; one: string; pay: string }) => ({
  [`POST ${of.place}`]: {
    body: json({ ...product, customerName: 'Mia Baker', address: '1 Main Street, Springfield', country: 'Germany' }),
    stores: { [name]: 'answer.insertedId' },
  },
  [`GET ${of.one}s`]: { query: { limit: '10' } },
  [`GET ${of.one}/{id}`]: { path: { id: `{{${name}}}` } },
  [`PUT ${of.pay}/{id}`]: {
    path: { id: `{{${name}}}` },
    body: json({ paypalTransactionID: '5TY05013RG002845M' }),
    answers: [409] as const,
    because: notPaid,
  },
});

const designPart = (part: string): Record<string, RunStep> => ({
  [`GET /designs/{id}/${part}`]: { path: { id: '{{designId}}' } },
});

/**
 * The steps in the order of a run, by method and path. Operations that are not here come first in their folder, need no
 * id, and answer 200.
 */
export const runSteps: Readonly<Record<string, RunStep>> = {
  'GET /packages': { stores: { packageId: '(answer[0] || { _id: pm.collectionVariables.get("unknownId") })._id' } },
  'POST /add-package': {
    body: json({ packageName: 'Sample of a run', price: '9.00', credit: 10, validity: 30, pointOne: '10 designs' }),
    stores: { newPackageId: 'answer.insertedId' },
  },
  'GET /package/{id}': { path: { id: '{{newPackageId}}' } },
  'PUT /edit-package/{id}': { path: { id: '{{newPackageId}}' }, body: json({ pointTwo: 'Five sizes' }) },
  'GET /item/{id}': { path: { id: '{{itemId}}' } },

  ...order(
    'orderId',
    { packageId: '{{packageId}}' },
    { place: '/new-order', one: '/order', pay: '/update-payment-status' },
  ),
  'GET /verify-order/{id}': { path: { id: '{{orderId}}' } },
  'DELETE /order/{id}': { path: { id: '{{orderId}}' } },
  ...order(
    'itemOrderId',
    { itemId: '{{itemId}}' },
    { place: '/new-item-order', one: '/item-order', pay: '/item-update-payment-status' },
  ),
  'DELETE /item-order/{id}': { path: { id: '{{itemOrderId}}' } },

  'POST /api/create-user': { body: '{}', stores: { profile: 'JSON.stringify(answer)' } },
  'GET /users': { query: { limit: '10' } },
  'GET /users/admins': { query: { limit: '10' } },
  'PUT /update-user-profile/{id}': { path: { id: '{{userId}}' }, body: '{{profile}}' },
  'PUT /api/users/{id}': { path: { id: '{{userId}}' }, body: '{{profile}}' },
  'PUT /update-user-membership': { body: json({ userEmail: '{{userEmail}}', userMembership: 'free' }) },
  'PUT /update-user-balance': { body: json({ userEmail: '{{userEmail}}', credit: 1 }) },
  'POST /api/deduct-credit': { body: json({ userEmail: '{{userEmail}}', amount: 1 }) },
  'POST /api/refund-credit': { body: json({ userEmail: '{{userEmail}}', amount: 1 }) },
  'DELETE /api/users/{id}': {
    path: { id: '{{unknownId}}' },
    answers: [404],
    because: 'A run deletes no account.',
  },

  'POST /send-message': {
    body: json({ toEmail: '{{userEmail}}', subject: 'A run of the collection', messageBody: '<p>It works.</p>' }),
  },
  'POST /new-support-message': {
    body: json({ subject: 'A run of the collection', message: 'Does it work?' }),
    stores: { ticketId: 'answer.insertedId' },
  },
  'GET /support-messages': { query: { limit: '10' } },
  'GET /support-message/{id}': { path: { id: '{{ticketId}}' } },
  'PUT /support-message-status/{id}': { path: { id: '{{ticketId}}' }, body: json({ ticketStatus: 'closed' }) },

  ...section('/api/navbar-section', 'navbar'),
  ...section('/api/banner-section', 'banner'),
  ...section('/api/features-section', 'features'),
  ...section('/api/testimonial-section', 'testimonials'),
  ...section('/api/footer-section', 'footer'),
  ...section('/api/contact-page', 'contactPage'),

  'GET /api/paypal-settings': { stores: { payPalSettings: 'JSON.stringify(answer.data)' } },
  'PUT /api/paypal-settings': { body: '{{payPalSettings}}' },
  'POST /api/paypal-settings/reset': { answers: [403], because: proof },
  'GET /api/gemini-keys': {},
  'POST /api/gemini-keys': { answers: [403], because: sessionOnly },
  'PUT /api/gemini-keys/{id}': { path: { id: '{{unknownId}}' }, answers: [403], because: sessionOnly },
  'PATCH /api/gemini-keys/{id}/toggle': {
    path: { id: '{{unknownId}}' },
    answers: [404],
    because: 'A run changes no key that is in use.',
  },
  'DELETE /api/gemini-keys/{id}': { path: { id: '{{unknownId}}' }, answers: [403], because: sessionOnly },

  'POST /image-server/upload': { answers: noFile, because: chooseOne },
  'POST /ticket-images': { answers: noFile, because: chooseOne },
  'POST /design-photos': { answers: noFile, because: chooseOne },
  'GET /image-server/{name}': { path: { name: '{{pictureName}}' } },
  'GET /ticket-images/{id}': { path: { id: '{{ticketImageId}}' } },
  'GET /ticket-images/{id}/thumbnail': { path: { id: '{{ticketImageId}}' } },
  'GET /design-photos/{id}': { path: { id: '{{photoId}}' } },
  'GET /design-photos/{id}/thumbnail': { path: { id: '{{photoId}}' } },
  ...designPart('image'),
  ...designPart('thumbnail'),
  ...designPart('download'),
  ...designPart('background'),
  'GET /designs/{id}/prints/{file}': { path: { id: '{{designId}}', file: 'story.png' } },

  ...designPart('archive.zip'),
  'GET /designs/archive.zip': { query: { ids: '{{designId}}' } },
  'GET /months/{id}/archive.zip': {
    path: { id: '{{monthId}}' },
    answers: [400],
    because: 'Its posts have no pictures yet.',
  },
  'GET /month-pictures/{post}/{file}': {
    path: { post: '{{unknownId}}', file: 'signature.jpg' },
    answers: [404],
    because: 'Addresses of pictures are signed, and the posts of a run have none.',
  },
  'GET /months/{id}/schedule.csv': { path: { id: '{{monthId}}' } },
  'GET /months/{id}/calendar.ics': { path: { id: '{{monthId}}' } },
  'GET /invoices/{id}': {
    path: { id: '{{invoiceId}}' },
    answers: [200, 404],
    because: 'The shop has issued no invoice.',
  },
  'GET /purchases/{id}/file': {
    path: { id: '{{orderId}}' },
    answers: [404],
    because: 'A run buys no file.',
  },
};
