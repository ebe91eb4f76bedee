import { useEffect, useEffectEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { onDemand } from '../../components/feedback/on-demand';
import { Search } from '../../lib/generated/icons';

const usePalette = onDemand(() => import('./command-palette').then(({ CommandPalette }) => CommandPalette));
const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** A button, and Cmd/Ctrl-K everywhere in the administrator area, that opens the search for everything. */
export function CommandSearch() {
  const [isOpen, setOpen] = useState(false);
  const [Palette, whenLoaded] = usePalette();
  const open = useEffectEvent(() => whenLoaded(() => setOpen(true)));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<Search size={17} aria-hidden />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => whenLoaded(() => setOpen(true))}
        sx={{ color: 'text.secondary', borderColor: 'divider' }}
      >
        Search
        <Box component="kbd" sx={{ ml: 1.5, font: 'inherit', display: { xs: 'none', md: 'inline' } }}>
          {isMac() ? '⌘K' : 'Ctrl K'}
        </Box>
      </Button>
      {Palette && <Palette open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
