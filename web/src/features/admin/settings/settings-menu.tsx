import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SectionLoader } from '../../../components/feedback/loaders';
import { useViewer } from '../../../entities/session/use-viewer';
import { tintOf } from '../../../lib/colour';

interface SettingsMenuProps<Tab extends string> {
  tabs: readonly { id: Tab; text: string }[];
  current: Tab;
  onChoose: (tab: Tab) => void;
}

/** The signed-in account, and the settings' tabs. */
export function SettingsMenu<Tab extends string>({ tabs, current, onChoose }: SettingsMenuProps<Tab>) {
  const { viewer, loading, refetch } = useViewer();
  return (
    <Card
      component="nav"
      aria-label="Settings"
      sx={{
        p: 2,
        position: { md: 'sticky' },
        top: { md: 16 },
        maxHeight: { md: 'calc(100dvh - 32px)' },
        overflowY: { md: 'auto' },
      }}
    >
      {viewer ? (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            pb: 2,
            mb: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Avatar
            src={viewer.photoUrl ?? undefined}
            alt=""
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            {viewer.name.charAt(0)}
          </Avatar>
          <Box sx={{ minWidth: 0 }}>
            <Typography noWrap sx={{ fontWeight: 600 }}>
              {viewer.name}
            </Typography>
            <Typography noWrap sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {viewer.email}
            </Typography>
          </Box>
        </Box>
      ) : loading ? (
        <SectionLoader minHeight={64} />
      ) : (
        <Alert severity="error" sx={{ mb: 1.5, flexWrap: 'wrap' }}>
          User data could not be loaded. Please try again later.
          <Button
            variant="text"
            color="inherit"
            size="small"
            sx={{ ml: -1 }}
            onClick={() => void refetch().catch(() => undefined)}
          >
            Try again
          </Button>
        </Alert>
      )}
      {/* on a phone the whole list would push every panel below the screen */}
      <TextField
        select
        label="Settings of"
        value={current}
        onChange={({ target }) => {
          const tab = tabs.find(({ id }) => id === target.value);
          if (tab) onChoose(tab.id);
        }}
        slotProps={{ select: { native: true } }}
        sx={{ display: { md: 'none' } }}
      >
        {tabs.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </TextField>
      {tabs.map(({ id, text }) => (
        <Box
          key={id}
          component="button"
          type="button"
          aria-current={id === current ? 'page' : undefined}
          onClick={() => onChoose(id)}
          sx={{
            display: { xs: 'none', md: 'block' },
            width: '100%',
            minHeight: 40,
            px: 1.5,
            border: 0,
            borderRadius: '12px',
            font: 'inherit',
            fontWeight: 500,
            fontSize: '0.9375rem',
            textAlign: 'left',
            cursor: 'pointer',
            color: id === current ? 'primary.main' : 'text.secondary',
            backgroundColor: id === current ? tintOf('primary-main', 12) : 'transparent',
            '&:hover': { color: 'text.primary' },
          }}
        >
          {text}
        </Box>
      ))}
    </Card>
  );
}
