import type { SessionSortField } from '../../../graphql/generated/schema';
import type { ListDefinition } from '../../../platform/lists/definition';
import { pagesOf } from '../../../platform/lists/page';
import type { ListPage } from '../../../platform/lists/page';
import { SessionEntity } from './session.entity';

/** Live sessions of accounts: each is represented by the row of its newest, unused token. */
export const sessionList: ListDefinition<SessionEntity, Record<never, never>, SessionSortField> = {
  name: 'sessions',
  entity: SessionEntity,
  owner: 'userId',
  access: 'ownerOnly',
  only: 'revoked_at is null and rotated_at is null and expires_at > now()',
  filters: {},
  // a session is marked as active when its tokens are renewed: every quarter of an hour
  sorts: { LAST_ACTIVE_AT: 'createdAt' },
  default: { field: 'LAST_ACTIVE_AT', direction: 'DESC' },
};

export type SessionListPage = ListPage<SessionEntity>;

/** Lists the live sessions of an account. @throws BadListRequest */
export const listSessions = pagesOf(sessionList);

/** Also ended sessions, which are stored for a while. */
export const storedSessionList: typeof sessionList = { ...sessionList, only: 'rotated_at is null' };
