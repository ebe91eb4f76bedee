import { useCallback } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ProfileTab } from '../../../entities/account/profile/profile-tab';
import { useViewer } from '../../../entities/session/use-viewer';
import { paths } from '../../../lib/paths';
import { panelTitles } from './menu/tabs';
import type { OnUnsaved } from './lazy-panel';

/** The Admin's own profile (specification, admin area: 'The Account tab is the user's own profile'). */
export function AccountPanel({ onUnsaved }: { onUnsaved: OnUnsaved }) {
  const { viewer } = useViewer();
  const noteUnsaved = useCallback((isUnsaved: boolean) => onUnsaved(isUnsaved ? () => undefined : null), [onUnsaved]);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
        <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
          {panelTitles.account}
        </Typography>
        <Button component={Link} to={`${paths.updateProfile.getHref()}?tab=security`} variant="outlined" size="small">
          Password and sign-in
        </Button>
      </Box>
      {viewer && <ProfileTab viewer={viewer} onUnsaved={noteUnsaved} />}
    </Box>
  );
}
