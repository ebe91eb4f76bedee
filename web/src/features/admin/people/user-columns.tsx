import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { membershipLabels, roleLabels } from '../../../../../contract/labels';
import type { GridColumn } from '../../../components/admin-list/grid-columns';
import { NumberField } from '../../../components/form/number-field';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { WholeEmail } from '../../../components/list/email-text';
import { PersonLink } from '../../../entities/person/person-link';
import type { UserSortField } from '../../../gql/schema';
import { formatDate, formatNumber } from '../../../lib/format';
import { optionsOf } from '../../../lib/options';
import type { AdminUserFragment } from './people.generated';

/** Columns of the users (specification, decisions, section 10). */
export const userColumns: readonly GridColumn<AdminUserFragment, UserSortField>[] = [
  {
    key: 'userName',
    header: 'Name',
    heading: true,
    sortField: 'NAME',
    width: 110,
    editWidth: 150,
    grow: 4,
    cell: (user) => (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
        <PersonLink person={{ id: user.id, name: user.name }} />
        {user.disabledAt && <Chip size="small" label="Disabled" color="error" variant="outlined" />}
      </Box>
    ),
    edit: () => <TextField name="name" label="Name" required />,
  },
  {
    key: 'userEmail',
    header: 'Email',
    sortField: 'EMAIL',
    width: 150,
    grow: 5,
    cell: ({ email }) => (
      // in full: in a narrow table it breaks between its parts. The grid refuses selection in its cells
      <span title={email} style={{ overflowWrap: 'anywhere', lineHeight: 1.3, userSelect: 'text' }}>
        <WholeEmail email={email} />
      </span>
    ),
  },
  {
    key: 'userRole',
    header: 'Role',
    sortField: 'ROLE',
    width: 104,
    editWidth: 150,
    cell: ({ role }) => roleLabels[role],
    edit: () => <SelectField name="role" label="Role" options={optionsOf(roleLabels)} />,
  },
  {
    key: 'userMembership',
    header: 'Membership',
    sortField: 'MEMBERSHIP',
    width: 124,
    cell: ({ membership }) => membershipLabels[membership],
    edit: () => <SelectField name="membership" label="Membership" options={optionsOf(membershipLabels)} />,
  },
  {
    key: 'currentBalance',
    header: 'Balance',
    sortField: 'CREDITS',
    align: 'right',
    width: 104,
    editWidth: 124,
    cell: ({ credits }) => formatNumber(credits),
    edit: () => <NumberField name="credits" label="Balance" />,
  },
  {
    key: 'createdAt',
    header: 'Created',
    sortField: 'CREATED_AT',
    width: 116,
    rank: 1,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
