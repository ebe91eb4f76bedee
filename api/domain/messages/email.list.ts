import { emailStatusLabels } from '../../../contract/labels';
import type { EmailFilter, EmailSortField } from '../../graphql/generated/schema';
import type { ListDefinition } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { OutboxEntity, emailStatus, notSentStates } from '../../platform/mail/outbox.entity';

const inState = {
  QUEUED: `state = 'QUEUED'`,
  SENT: `state = 'SENT'`,
  FAILED: `state = 'FAILED'`,
  REFUSED: `state = 'REFUSED'`,
  HELD: `state = 'HELD'`,
} as const;
const isNotSent = `state in ('${notSentStates.join("', '")}')`;

/** Every email of the shop. */
export const emailList: ListDefinition<OutboxEntity, EmailFilter, EmailSortField> = {
  name: 'emails',
  entity: OutboxEntity,
  access: 'admins',
  filters: {
    search: { search: `recipient || ' ' || subject`, prefixes: ['recipient', 'subject'] },
    ids: { anyOf: 'id' },
    status: { cases: { ...inState, NOT_SENT: isNotSent, KEPT: isNotSent } },
    mailing: { anyOf: 'mailingId' },
    createdAt: { dates: 'createdAt' },
  },
  // ids are assigned in the order in which the emails were queued
  sorts: { CREATED_AT: 'id' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
  csv: {
    filter: 'EmailFilter',
    sort: 'EmailSort',
    columns: [
      ['Email', (email) => email.id],
      ['Queued', (email) => email.createdAt],
      ['Recipient', (email) => email.recipient],
      ['Subject', (email) => email.subject],
      ['State', (email) => emailStatusLabels[emailStatus(email.state)]],
      ['Attempts', (email) => email.attempts],
      ['Error', (email) => email.error],
      ['Sent', (email) => email.sentAt],
    ],
  },
};

export type EmailListPage = ListPage<OutboxEntity>;

/** Lists emails, for Admins. @throws BadListRequest */
export const listEmails = pagesOf(emailList);
