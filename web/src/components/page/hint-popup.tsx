import Tooltip from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';

interface HintPopupProps {
  /** The element that it explains; null while it is closed. */
  anchor: HTMLElement | null;
  title: string;
  placement: TooltipProps['placement'];
  onClose: () => void;
}

/** The text of a hint. */
export const HintPopup = ({ anchor, title, placement, onClose }: HintPopupProps) => (
  <Tooltip
    open={anchor !== null}
    title={title}
    placement={placement}
    onClose={onClose}
    slotProps={{ popper: { anchorEl: anchor } }}
  >
    <span hidden />
  </Tooltip>
);
