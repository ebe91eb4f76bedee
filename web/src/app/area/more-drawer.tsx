import Drawer from '@mui/material/Drawer';
import { MarkedLink } from '../../components/page/marked-link';
import { tintOf } from '../../lib/styles';
import type { MenuEntry } from '../../entities/account/user-menu';
import { entryName } from './unread-mark';

const rowEntry = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 52,
  px: 2.5,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 500,
  '&.active': { color: 'primary.main', backgroundColor: tintOf('primary-main', 12) },
} as const;

interface MoreDrawerProps {
  label: string;
  entries: readonly MenuEntry[];
  open: boolean;
  onClose: () => void;
}

/** The entries of a phone's menu that have no room in its bar. */
export const MoreDrawer = ({ label, entries, open, onClose }: MoreDrawerProps) => (
  <Drawer
    anchor="bottom"
    open={open}
    onClose={onClose}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': 'More',
        sx: { borderRadius: '20px 20px 0 0', py: 1.5, pb: 'calc(12px + env(safe-area-inset-bottom))' },
      },
    }}
  >
    <nav aria-label={`${label}, more`}>
      {entries.map((entry) => (
        <MarkedLink key={entry.href} href={entry.href} also={entry.also} onClick={onClose} sx={rowEntry}>
          <entry.Icon size={22} aria-hidden />
          {entryName(entry)}
        </MarkedLink>
      ))}
    </nav>
  </Drawer>
);
