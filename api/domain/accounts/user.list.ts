import { membershipLabels, roleLabels } from '../../../contract/labels';
import type { UserFilter, UserSortField } from '../../graphql/generated/schema';
import { isLiveAccount } from '../../platform/lists/conditions';
import type { ListDefinition } from '../../platform/lists/definition';
import { byName } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { UserEntity } from './user.entity';
import { effectiveMembership } from './user.service';

/** Accounts that have not been deleted, without test accounts. */
export const userList: ListDefinition<UserEntity, UserFilter, UserSortField> = {
  name: 'users',
  entity: UserEntity,
  access: 'admins',
  only: `deleted_at is null and ${isLiveAccount}`,
  filters: {
    search: {
      search: `name || ' ' || email::text || ' ' || role`,
      prefixes: ['name', 'email::text'],
    },
    ids: { anyOf: 'id' },
    email: { anyOf: 'email' },
    role: { anyOf: 'role' },
    membership: { anyOf: 'membership' },
    credits: { numbers: 'credits' },
    createdAt: { dates: 'createdAt' },
    isDisabled: { flag: 'disabled_at is not null' },
  },
  sorts: {
    CREATED_AT: 'createdAt',
    NAME: byName,
    EMAIL: 'email',
    CREDITS: 'credits',
    ROLE: 'role',
    MEMBERSHIP: 'membership',
  },
  default: { field: 'CREATED_AT', direction: 'DESC' },
  csv: {
    filter: 'UserFilter',
    sort: 'UserSort',
    columns: [
      ['Account', (user) => user.id],
      ['Name', (user) => user.name],
      ['Email', (user) => user.email],
      ['Email confirmed', (user) => user.emailVerifiedAt],
      ['Role', (user) => roleLabels[user.role]],
      ['Membership', (user) => membershipLabels[effectiveMembership(user)]],
      ['Membership until', (user) => user.membershipUntil],
      ['Credits', (user) => user.credits],
      ['Disabled', (user) => user.disabledAt],
      ['Created', (user) => user.createdAt],
    ],
  },
};

export type UserListPage = ListPage<UserEntity>;

/** Lists accounts, for Admins. @throws BadListRequest */
export const listUsers = pagesOf(userList);
