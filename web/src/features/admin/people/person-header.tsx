import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { membershipLabels, roleLabels } from '../../../../../contract/labels';
import { WholeEmail } from '../../../components/list/email-text';
import { BackLink } from '../../../components/page/back-link';
import { PageTitle } from '../../../components/page/page-meta';
import { formatCredits } from '../../../lib/format';
import { initialOf } from '../../../lib/initial';
import { paths } from '../../../lib/paths';
import type { PersonQuery } from './person-page.generated';

/** Who the person is, at a glance. */
export function PersonHeader({ person }: { person: PersonQuery['user'] }) {
  const { name, email, photoUrl, role, membership, credits, disabledAt } = person;
  return (
    <Box sx={{ display: 'flex', columnGap: 2, rowGap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 3 }}>
      <PageTitle>{name}</PageTitle>
      <Box sx={{ width: '100%', mb: -1 }}>
        <BackLink to={paths.admin.users.getHref()}>All users</BackLink>
      </Box>
      <Avatar
        src={photoUrl ?? undefined}
        alt=""
        sx={{ width: 64, height: 64, fontSize: '1.75rem', color: 'primary.contrastText', bgcolor: 'primary.main' }}
      >
        {initialOf(name)}
      </Avatar>
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        <Typography variant="h3" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <WholeEmail email={email} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {disabledAt && <Chip label="Disabled" color="error" />}
        <Chip label={roleLabels[role]} color={role === 'ADMIN' ? 'primary' : 'default'} />
        <Chip label={membershipLabels[membership]} color={membership === 'PREMIUM' ? 'success' : 'default'} />
        <Chip label={formatCredits(credits)} variant="outlined" sx={{ fontVariantNumeric: 'tabular-nums' }} />
      </Box>
    </Box>
  );
}
