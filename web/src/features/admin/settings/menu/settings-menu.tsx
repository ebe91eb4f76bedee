import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LabelledSelect } from '../../../../components/form/labelled-input';
import type { IconComponent } from '../../../../lib/icon';
import { SectionLoader } from '../../../../components/feedback/loaders';
import { useViewer } from '../../../../entities/session/use-viewer';
import { initialOf } from '../../../../lib/initial';
import { tintOf } from '../../../../lib/styles';

interface MenuPanel<Tab> {
  id: Tab;
  text: string;
  Icon: IconComponent;
}

interface SettingsMenuProps<Tab extends string> {
  groups: readonly { title: string | null; panels: readonly MenuPanel<Tab>[] }[];
  current: Tab;
  onChoose: (tab: Tab) => void;
}

/** The signed-in account, and the settings' tabs in groups. */
export function SettingsMenu<Tab extends string>({ groups, current, onChoose }: SettingsMenuProps<Tab>) {
  const id = useId();
  const { viewer, loading, refetch } = useViewer();
  return (
    <Card
      component="nav"
      aria-label="Settings"
      sx={{
        gridArea: 'menu',
        p: { xs: 2, md: 1.25 },
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
            pb: { xs: 2, md: 1 },
            mb: { xs: 1.5, md: 0.75 },
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Avatar
            src={viewer.photoUrl ?? undefined}
            alt=""
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            {initialOf(viewer.name)}
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
      <LabelledSelect
        id={id}
        label="Choose settings"
        value={current}
        onChange={({ target }) => {
          const chosen = groups.flatMap(({ panels }) => panels).find(({ id }) => id === target.value);
          if (chosen) onChoose(chosen.id);
        }}
        sx={{ display: { md: 'none' } }}
      >
        {groups.map(({ title, panels }) => {
          const options = panels.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ));
          return title ? (
            <optgroup key={title} label={title}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
      </LabelledSelect>
      {groups.map(({ title, panels }) => (
        <Box
          key={title}
          role="group"
          aria-label={title ?? undefined}
          sx={{ display: { xs: 'none', md: 'block' }, mt: title ? 0.75 : 0 }}
        >
          {title && (
            <Typography
              aria-hidden
              sx={{ px: 1.25, mb: 0.25, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' }}
            >
              {title}
            </Typography>
          )}
          {panels.map((panel) => (
            <MenuEntry key={panel.id} {...panel} isCurrent={panel.id === current} onChoose={onChoose} />
          ))}
        </Box>
      ))}
    </Card>
  );
}

/** An entry is 28 px high: all of them fit into a window of 900 px. */
const MenuEntry = <Tab extends string>({
  id,
  text,
  Icon,
  isCurrent,
  onChoose,
}: MenuPanel<Tab> & { isCurrent: boolean; onChoose: (tab: Tab) => void }) => (
  <Box
    component="button"
    type="button"
    aria-current={isCurrent ? 'page' : undefined}
    onClick={() => onChoose(id)}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.25,
      width: '100%',
      minHeight: 28,
      px: 1.25,
      border: 0,
      borderRadius: '10px',
      font: 'inherit',
      fontWeight: 500,
      fontSize: '0.875rem',
      textAlign: 'left',
      cursor: 'pointer',
      color: isCurrent ? 'primary.main' : 'text.secondary',
      backgroundColor: isCurrent ? tintOf('primary-main', 12) : 'transparent',
      '&:hover': { color: 'text.primary' },
    }}
  >
    <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
    {text}
  </Box>
);
