import { membershipLabels, roleLabels } from '../../../../../contract/labels';
import { peopleLimits } from '../../../../../contract/limits';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { anyOf, dates, flag, numbersBetween } from '../../../components/list/list-filters';
import type { UserFilter, UserSortField } from '../../../gql/schema';
import { errorMessage } from '../../../lib/errors';
import type { AdminUserFragment } from './people.generated';
import { userColumns } from './user-columns';

/** The list of all accounts (specification, admin area, section 2). */
export const usersDefinition: AdminListDefinition<AdminUserFragment, UserFilter, UserSortField> = {
  list: 'USERS',
  title: 'Users Management',
  text: 'User Directory',
  label: 'User Directory',
  searchLabel: 'Search by name, email or role',
  csvPath: '/admin/users.csv',
  mostChosen: peopleLimits.atOnce,
  noMatches: 'No Users Found',
  empty: { title: 'No Users Found', text: 'New users appear here when they register.' },
  rowWords: { one: 'user', many: 'users' },
  filters: {
    role: anyOf('Role', roleLabels),
    membership: anyOf('Membership', membershipLabels),
    credits: numbersBetween('Balance'),
    createdAt: dates('Created'),
    isDisabled: flag('Access', { yes: 'Disabled', no: 'Enabled' }),
  },
  canRefresh: true,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 10,
  columns: userColumns,
  actionsWidth: 154,
  errorTitle: 'Error!',
  errorText: (error) => `Failed to fetch users: ${errorMessage(error)}`,
};
