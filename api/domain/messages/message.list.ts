import type { MessageSortField } from '../../graphql/generated/schema';
import type { ListDefinition } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { MessageLogEntity } from './message-log.entity';

/** The messages of Admins to one account. */
export const messageList: ListDefinition<MessageLogEntity, Record<never, never>, MessageSortField> = {
  name: 'messages',
  entity: MessageLogEntity,
  owner: 'userId',
  access: 'ownerOnly',
  filters: {},
  // ids are assigned in the order in which the messages were sent
  sorts: { CREATED_AT: 'id' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
};

export type MessageListPage = ListPage<MessageLogEntity>;

/** Lists the messages to an account. @throws BadListRequest */
export const listMessages = pagesOf(messageList);
