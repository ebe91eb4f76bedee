import { mailingKindLabels, mailingStatusLabels } from '../../../../contract/labels';
import type { MailingFilter, MailingSortField } from '../../../graphql/generated/schema';
import type { ListDefinition } from '../../../platform/lists/definition';
import { pagesOf } from '../../../platform/lists/page';
import type { ListPage } from '../../../platform/lists/page';
import { MailingEntity } from './mailing.entity';

/** Messages to many accounts. */
export const mailingList: ListDefinition<MailingEntity, MailingFilter, MailingSortField> = {
  name: 'mailings',
  entity: MailingEntity,
  access: 'admins',
  filters: {
    search: { search: 'subject', prefixes: ['subject'] },
    ids: { anyOf: 'id' },
    status: { anyOf: 'status' },
    createdAt: { dates: 'createdAt' },
  },
  sorts: { CREATED_AT: 'createdAt' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
  csv: {
    filter: 'MailingFilter',
    sort: 'MailingSort',
    columns: [
      ['Mailing', (mailing) => mailing.id],
      ['Started', (mailing) => mailing.createdAt],
      ['Subject', (mailing) => mailing.subject],
      ['Kind', (mailing) => mailingKindLabels[mailing.kind]],
      ['State', (mailing) => mailingStatusLabels[mailing.status]],
      ['Accounts', (mailing) => mailing.recipients],
      ['Queued', (mailing) => mailing.queued],
      ['Skipped', (mailing) => mailing.skipped],
      ['Finished', (mailing) => mailing.finishedAt],
    ],
  },
};

export type MailingListPage = ListPage<MailingEntity>;

/** Lists mailings, for Admins. @throws BadListRequest */
export const listMailings = pagesOf(mailingList);
