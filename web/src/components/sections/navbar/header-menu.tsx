import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ChevronDown } from '../../../lib/generated/icons';
import { tintOf } from '../../../lib/styles';
import { AppLink } from '../../page/app-link';

export type MenuItems = readonly {
  id: string;
  text: string;
  link: string;
  children: readonly { text: string; link: string }[];
}[];

const link = {
  display: 'block',
  px: 1.5,
  py: 1.25,
  borderRadius: '10px',
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 500,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: tintOf('primary-main', 8) },
} as const;

/** The menu on a desktop, where a container query finds room for it; entries with children open below by mouse, touch and keyboard. */
export const HeaderMenu = ({ items, shownIf }: { items: MenuItems; shownIf: string }) => (
  <Box component="nav" aria-label="Main" sx={{ display: 'none', [shownIf]: { display: 'block' } }}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 0.5 }}>
      {items.map((item) => (
        <Box component="li" key={item.id} sx={{ position: 'relative' }}>
          {item.children.length > 0 ? (
            <Submenu item={item} />
          ) : (
            <Box component={AppLink} href={item.link} sx={link}>
              {item.text}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  </Box>
);

/** Returns the links of an entry. One with children may have a link of its own; '#' means none. */
const linksOf = ({ text, link: own, children }: MenuItems[number]) =>
  own && own !== '#' ? [{ text, link: own }, ...children] : children;

function Submenu({ item }: { item: MenuItems[number] }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hovered = useRef(false);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  // Touch has no hover: its tap opens and closes, while a mouse click must not close what its hover opened.
  const onHover = (event: PointerEvent, over: boolean) => {
    if (event.pointerType !== 'mouse') return;
    hovered.current = over;
    setOpen(over);
  };
  return (
    <Box
      onPointerEnter={(event) => onHover(event, true)}
      onPointerLeave={(event) => onHover(event, false)}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Box
        component="button"
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(hovered.current || !open)}
        sx={{
          ...link,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          border: 0,
          backgroundColor: 'transparent',
          fontFamily: 'inherit',
          lineHeight: 'inherit',
          cursor: 'pointer',
        }}
      >
        {item.text}
        <ChevronDown size={16} aria-hidden />
      </Box>
      <Box id={id} hidden={!open} sx={{ position: 'absolute', top: '100%', left: 0, pt: 0.75 }}>
        <Paper
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0.75,
            minWidth: 200,
            borderRadius: '16px',
            border: 1,
            borderColor: 'divider',
            boxShadow: 'var(--soft-shadow)',
          }}
        >
          {linksOf(item).map((child) => (
            <li key={`${child.text}${child.link}`}>
              <Box component={AppLink} href={child.link} onClick={() => setOpen(false)} sx={link}>
                {child.text}
              </Box>
            </li>
          ))}
        </Paper>
      </Box>
    </Box>
  );
}
