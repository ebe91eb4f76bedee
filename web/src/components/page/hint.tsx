import { useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import { onDemand } from '../feedback/on-demand';

interface HintProps {
  /** Empty for none. */
  title: string;
  placement?: 'bottom' | 'right';
  /** A control that has the text as its name: the hint only shows it. */
  children: ReactNode;
}

const usePopup = onDemand(() => import('./hint-popup').then(({ HintPopup }) => HintPopup));

/** Shows the name of a control without visible text while it is pointed at or has the focus of the keyboard. */
export function Hint({ title, placement = 'bottom', children }: HintProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Popup, whenLoaded] = usePopup();
  const show = ({ currentTarget }: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) => {
    if (title)
      whenLoaded(
        () => setAnchor(currentTarget),
        () => undefined,
      );
  };
  const hide = () => setAnchor(null);
  return (
    <Box
      sx={{ display: 'grid' }}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(event)}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event)}
      onBlur={hide}
      onClick={hide}
    >
      {children}
      {Popup && title && <Popup anchor={anchor} title={title} placement={placement} onClose={hide} />}
    </Box>
  );
}
