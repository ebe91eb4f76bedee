import IconButton from '@mui/material/IconButton';
import { Pause, Play } from '../../lib/generated/icons';

interface MotionSwitchProps {
  paused: boolean;
  onChange: (paused: boolean) => void;
}

/** Pauses moving pictures (WCAG 2.2.2). Not needed where the system asks for reduced motion. */
export function MotionSwitch({ paused, onChange }: MotionSwitchProps) {
  const Icon = paused ? Play : Pause;
  return (
    <IconButton
      aria-label={paused ? 'Play the motion' : 'Pause the motion'}
      onClick={() => onChange(!paused)}
      sx={{
        position: 'absolute',
        right: 12,
        bottom: 12,
        zIndex: 3,
        color: 'text.primary',
        backgroundColor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:hover': { backgroundColor: 'background.paper', borderColor: 'primary.main' },
        '@media (prefers-reduced-motion: reduce)': { display: 'none' },
      }}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
