import { useState } from 'react';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { Ellipsis } from '../../lib/generated/icons';
import { MarkedLink, isShown } from '../../components/page/marked-link';
import { onDemand } from '../../components/feedback/on-demand';
import { UnreadMark, entryName } from './unread-mark';
import type { MenuEntry } from '../../entities/account/user-menu';

const useDrawer = onDemand(() => import('./more-drawer').then(({ MoreDrawer }) => MoreDrawer));

const barEntry = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.25,
  py: 1.25,
  px: 0.5,
  minWidth: 0,
  border: 0,
  backgroundColor: 'transparent',
  font: 'inherit',
  // the longest word, Dashboard, fits a fifth of the bar
  fontSize: 'min(0.75rem, 3.4cqi)',
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  cursor: 'pointer',
  '&.active': { color: 'primary.main' },
  // large text leaves room for larger icons alone
  '@container (max-width: 19rem)': { '& svg': { width: '1.375rem', height: '1.375rem' } },
} as const;

const word = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container (max-width: 19rem)': { display: 'none' },
} as const;

/** Contains the visible word, which people say to a voice control (WCAG 2.5.3). */
const nameInBar = (entry: MenuEntry) => {
  const { text, shortText = '' } = entry;
  return text.includes(shortText) ? entryName(entry) : `${shortText}: ${entryName(entry)}`;
};

/** The menu of an area on a phone: a bar at the lower edge with the main entries, and 'More' for the rest. */
export function PhoneMenu({ label, menu }: { label: string; menu: readonly MenuEntry[] }) {
  const more = menu.filter(({ shortText }) => !shortText);
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: { xs: 'grid', md: 'none' },
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        containerType: 'inline-size',
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: 'appBar',
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {menu
        .filter(({ shortText }) => shortText)
        .map((entry) => (
          <MarkedLink key={entry.href} href={entry.href} also={entry.also} aria-label={nameInBar(entry)} sx={barEntry}>
            <UnreadMark unread={entry.unread}>
              <entry.Icon size={22} aria-hidden />
            </UnreadMark>
            <Box component="span" sx={word}>
              {entry.shortText}
            </Box>
          </MarkedLink>
        ))}
      {more.length > 0 && <More label={label} entries={more} />}
    </Box>
  );
}

function More({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isHere = entries.some(({ href, also = [] }) => isShown(pathname, [href, ...also]));
  const [Drawer, whenLoaded] = useDrawer();
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label="More"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={isHere ? 'active' : undefined}
        onClick={() => whenLoaded(() => setOpen(true))}
        sx={barEntry}
      >
        <Ellipsis size={22} aria-hidden />
        <Box component="span" sx={word}>
          More
        </Box>
      </Box>
      {Drawer && <Drawer label={label} entries={entries} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
