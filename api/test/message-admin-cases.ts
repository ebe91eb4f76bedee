import { randomUUID } from 'node:crypto';
import { saveEmailTemplate } from '../domain/messages/admin/email-template.service';
import { startMailing, stopMailing } from '../domain/messages/mailings/mailing.service';
import type { AdminCase, AdministeredProduct } from './administered-product';

const message = { subject: 'Hello {{userName}}', body: '<p>Hello</p>' };

const aTemplate = ({ product, admin }: AdministeredProduct) =>
  saveEmailTemplate(product.ctx(admin), null, { name: randomUUID(), ...message }, 0);

const aRecipient = async ({ product }: AdministeredProduct): Promise<string> => (await product.addUser()).id;

async function mailingInput(filled: AdministeredProduct) {
  const ids = [await aRecipient(filled)];
  return { target: { ids }, expected: 1, kind: 'NEWS' as const, message, requestId: randomUUID() };
}

/** Starts a mailing; mailings of earlier cases are ended, as only a few run at once. */
async function aMailing(filled: AdministeredProduct, { isStopped = false } = {}): Promise<string> {
  await endMailings(filled);
  const { id } = await startMailing(filled.product.ctx(filled.admin), await mailingInput(filled));
  if (isStopped) await stopMailing(filled.product.ctx(filled.admin), id);
  return id;
}

const endMailings = ({ product }: AdministeredProduct) =>
  product.services.pool.query(`update mailings set status = 'FINISHED', finished_at = now() where status = 'RUNNING'`);

async function anEmail({ product }: AdministeredProduct): Promise<string> {
  const { rows } = await product.services.pool.query<{ id: string }>(
    `insert into outbox (recipient, subject, html, state) values ('a@example.com', 'S', 'H', 'FAILED') returning id`,
  );
  return rows[0]?.id ?? '';
}

async function aSuppressedAddress({ product }: AdministeredProduct): Promise<string> {
  const { rows } = await product.services.pool.query<{ id: string }>(
    `insert into suppressed_addresses (address, reason) values ($1, '550') returning id`,
    [`${randomUUID()}@example.com`],
  );
  return rows[0]?.id ?? '';
}

/** The Admin operations of messages by their root fields. */
export const messageAdminCases: Record<string, AdminCase> = {
  emailTemplates: {
    budget: 2,
    variables: async (filled) => {
      for (let row = 0; row < filled.rows; row += 1) await aTemplate(filled);
      return {};
    },
  },
  // A search looks twice, and counts; the mailings of the rows, who started them, and what they have not sent.
  emails: {
    budget: 8,
    variables: async (filled) => {
      for (let row = 0; row < filled.rows; row += 1) {
        const mailingId = await aMailing(filled);
        await filled.product.services.pool.query(
          `insert into outbox (recipient, subject, html, mailing_id) values ('m@example.com', 'S', 'H', $1)`,
          [mailingId],
        );
      }
      return { filter: { search: 'm@example.com' } };
    },
  },
  email: { budget: 3, variables: async (filled) => ({ id: await anEmail(filled) }) },
  previewEmail: { budget: 3, variables: () => ({ message }) },
  // Who started them, and what they have not sent.
  mailings: {
    budget: 6,
    variables: async (filled) => {
      for (let row = 0; row < filled.rows; row += 1) await aMailing(filled);
      return {};
    },
  },
  // The accounts, and which of their addresses are suppressed.
  mailingPreview: {
    budget: 3,
    variables: ({ member }) => ({ target: { ids: [member.id] }, kind: 'NEWS' }),
  },
  suppressedAddresses: {
    budget: 3,
    variables: async (filled) => {
      for (let row = 0; row < filled.rows; row += 1) await aSuppressedAddress(filled);
      return {};
    },
  },
  saveEmailTemplate: {
    budget: 9,
    variables: () => ({ input: { name: randomUUID(), ...message }, version: 0 }),
  },
  deleteEmailTemplate: {
    budget: 8,
    variables: async (filled) => ({ id: (await aTemplate(filled)).id, version: 1 }),
  },
  sendTestEmail: { budget: 10, variables: () => ({ message }) },
  // a template with its subject is looked for
  sendMessage: {
    budget: 19,
    variables: async (filled) => ({
      input: { userId: await aRecipient(filled), message, requestId: randomUUID() },
    }),
  },
  startMailing: {
    budget: 22,
    variables: async (filled) => {
      await endMailings(filled);
      return { input: await mailingInput(filled) };
    },
  },
  stopMailing: { budget: 10, variables: async (filled) => ({ id: await aMailing(filled) }) },
  resumeMailing: { budget: 16, variables: async (filled) => ({ id: await aMailing(filled, { isStopped: true }) }) },
  retryEmails: {
    budget: 9,
    variables: async (filled) => ({ target: { ids: [await anEmail(filled)] }, expected: 1 }),
  },
  allowAddress: { budget: 7, variables: async (filled) => ({ id: await aSuppressedAddress(filled) }) },
};
