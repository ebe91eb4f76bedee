import { Moon, Sun, SunMoon } from '../../lib/generated/icons';

export const colourModes = [
  { mode: 'light', text: 'Light', Icon: Sun },
  { mode: 'dark', text: 'Dark', Icon: Moon },
  { mode: 'system', text: 'Same as system', Icon: SunMoon },
] as const;
