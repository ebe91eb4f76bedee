import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { ChevronDown, Users } from '../../lib/generated/icons';
import { formatTotal } from '../../../../contract/counts';
import { tintOf } from '../../lib/styles';
import type { SavedView } from './use-saved-views';
import { searchOf } from './view-address';

const SharedMark = ({ isOwn, ownerName }: SavedView) => (
  <Users size={14} aria-label={isOwn ? 'Shared' : `Shared by ${ownerName}`} />
);

interface ViewLinkProps {
  view: SavedView;
  /** Number of rows that it matches; undefined while it is not known. */
  count: number | undefined;
  isShown: boolean;
  /** Whether the filters now differ from the view's. */
  isChanged: boolean;
}

/** A saved view as a link, with the number of its rows. */
export const ViewLink = ({ view, count, isShown, isChanged }: ViewLinkProps) => (
  <Box
    component={Link}
    to={{ search: searchOf(view) }}
    aria-current={isShown ? 'true' : undefined}
    title={view.isOwn ? undefined : `Shared by ${view.ownerName}`}
    sx={chip}
  >
    {view.isShared && <SharedMark {...view} />}
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {view.name}
      {isChanged && ' (changed)'}
    </Box>
    {count !== undefined && (
      <Box
        component="span"
        sx={{ flex: 'none', color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {formatTotal(count)}
      </Box>
    )}
  </Box>
);

/** Further saved views in a menu, without counts. */
export function MoreViews({ views, shown }: { views: readonly SavedView[]; shown: SavedView | undefined }) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const close = () => setAt(null);
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-haspopup="menu"
        aria-expanded={at !== null}
        endIcon={<ChevronDown size={15} aria-hidden />}
        onClick={(event) => setAt(event.currentTarget)}
      >
        {views.length} more
      </Button>
      <Menu anchorEl={at} open={at !== null} onClose={close}>
        {views.map((view) => (
          <MenuItem
            key={view.id}
            dense
            component={Link}
            to={{ search: searchOf(view) }}
            selected={view === shown}
            onClick={close}
            sx={{ gap: 1, maxWidth: 340, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {view.isShared && <SharedMark {...view} />}
            {view.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const chip = {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 34,
  maxWidth: 280,
  px: 1.5,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  fontSize: '0.875rem',
  textDecoration: 'none',
  '&:hover': { borderColor: 'text.primary' },
  '&[aria-current]': {
    borderColor: 'primary.main',
    color: 'primary.main',
    backgroundColor: tintOf('primary-main', 10),
  },
} as const;
