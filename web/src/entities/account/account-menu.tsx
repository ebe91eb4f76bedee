import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown } from '../../lib/generated/icons';
import { visuallyHidden } from '../../lib/styles';
import { onDemand } from '../../components/feedback/on-demand';
import { initialOf } from '../../lib/initial';
import type { Viewer } from '../session/use-viewer';
import type { MenuEntry } from './user-menu';

const usePopover = onDemand(() => import('./account-popover').then(({ AccountPopover }) => AccountPopover));

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** The photo, or the first letter of the name. Decoration: the name is beside it. */
export const AccountPhoto = ({ viewer, size = 30 }: { viewer: Viewer; size?: number }) => (
  <Avatar
    src={viewer.photoUrl ?? undefined}
    alt=""
    aria-hidden
    sx={{
      width: size,
      height: size,
      fontSize: size / 2,
      fontWeight: 600,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    }}
  >
    {initialOf(firstName(viewer.name))}
  </Avatar>
);

/** Visually hidden on a phone, but read by screen readers. */
const onPhoneUnseen = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;

interface AccountMenuProps {
  viewer: Viewer;
  /** Pages without a visible link beside the menu. */
  menu?: readonly Pick<MenuEntry, 'href' | 'text' | 'Icon'>[];
  /** On a phone only the photo is shown. */
  photoOnPhone?: boolean;
}

/** Menu of the signed-in account. */
export function AccountMenu({ viewer, menu = [], photoOnPhone = false }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Popover, whenLoaded] = usePopover();
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => whenLoaded(() => setAnchor(currentTarget))}
        startIcon={<AccountPhoto viewer={viewer} />}
        endIcon={<ChevronDown size={16} aria-hidden />}
        sx={{
          maxWidth: 200,
          '& .MuiButton-icon': { flex: 'none', ...(photoOnPhone && { mr: { xs: 0, sm: 1 } }) },
          ...(photoOnPhone && { minWidth: 0, px: { xs: 1, sm: 2 } }),
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          Account of{' '}
        </Box>
        <Box
          component="span"
          sx={{
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            ...(photoOnPhone && onPhoneUnseen),
          }}
        >
          {firstName(viewer.name)}
        </Box>
      </Button>
      {Popover && <Popover viewer={viewer} menu={menu} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
