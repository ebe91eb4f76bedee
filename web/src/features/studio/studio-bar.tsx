import { memo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../components/page/page-meta';
import { Redo2, Undo2 } from '../../lib/generated/icons';
import { paths } from '../../lib/paths';
import type { SaveState } from './post/autosave';
import { DownloadButton } from './panels/download-button';
import type { StudioPostFragment } from './studio.generated';
import { SaveNote } from './save-note';

interface StudioBarProps {
  state: SaveState;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** The size in sight as a file. */
  print: StudioPostFragment['prints'][number] | undefined;
  flush: () => Promise<boolean>;
}

/** The way back, whether the post is saved, undo, redo and the size in sight as a file. */
export const StudioBar = memo(function StudioBar({ state, undo, redo, print, flush }: StudioBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 1, sm: 2 },
        rowGap: 0.5,
        mb: 1.5,
      }}
    >
      <PageTitle>Studio</PageTitle>
      <Breadcrumbs
        aria-label="Where you are"
        sx={{
          fontSize: { xs: '0.875rem', sm: '0.9375rem' },
          '& .MuiBreadcrumbs-separator': { mx: { xs: 0.5, sm: 1 } },
        }}
      >
        <MuiLink component={Link} to={paths.user.designs.getHref()} color="text.secondary" underline="hover">
          My Designs
        </MuiLink>
        <Typography
          component="h1"
          tabIndex={-1}
          sx={{ fontWeight: 700, fontSize: { xs: '1rem', sm: '1.0625rem' }, color: 'text.primary' }}
        >
          Studio
        </Typography>
      </Breadcrumbs>
      <SaveNote state={state} />
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 } }}>
        <StepButton text="Undo" step={undo}>
          <Undo2 size={20} aria-hidden />
        </StepButton>
        <StepButton text="Redo" step={redo}>
          <Redo2 size={20} aria-hidden />
        </StepButton>
        {print && <DownloadButton print={print} flush={flush} />}
      </Box>
    </Box>
  );
});

function StepButton({ text, step, children }: { text: string; step: (() => void) | null; children: ReactNode }) {
  return (
    <Tooltip title={text}>
      <span>
        <IconButton aria-label={text} disabled={!step} onClick={() => step?.()}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
