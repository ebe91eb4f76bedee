import Box from '@mui/material/Box';
import {
  AtSign,
  BadgeCheck,
  Brush,
  Calendar,
  Camera,
  Clock,
  Coins,
  Crop,
  Heart,
  ImageIcon,
  Link2,
  Mail,
  MapPin,
  MessageCircle,
  Palette,
  PenLine,
  Phone,
  Rocket,
  ShieldCheck,
  Sparkles,
  Star,
  Users,
  WandSparkles,
  Zap,
} from '../../lib/generated/icons';
import type { IconComponent } from '../../lib/icon';
import { FacebookMark, InstagramMark } from './social-marks';

/** Icons an editor can name in a content section. */
const icons: Record<string, IconComponent> = {
  'at-sign': AtSign,
  'badge-check': BadgeCheck,
  brush: Brush,
  calendar: Calendar,
  camera: Camera,
  clock: Clock,
  coins: Coins,
  crop: Crop,
  facebook: FacebookMark,
  heart: Heart,
  image: ImageIcon,
  instagram: InstagramMark,
  link: Link2,
  mail: Mail,
  'map-pin': MapPin,
  'message-circle': MessageCircle,
  palette: Palette,
  'pen-line': PenLine,
  phone: Phone,
  rocket: Rocket,
  'shield-check': ShieldCheck,
  sparkles: Sparkles,
  star: Star,
  users: Users,
  wand: WandSparkles,
  zap: Zap,
};

/** Their names in alphabetical order. */
export const iconNames: readonly string[] = Object.keys(icons);

/** An icon of edited content: a known name, or the address of an image. Decoration only. */
export function ContentIcon({ icon, size = 22 }: { icon: string; size?: number }) {
  if (/^(https?:)?\//.test(icon))
    return (
      <Box component="img" src={icon} alt="" loading="lazy" sx={{ width: size, height: size, objectFit: 'contain' }} />
    );
  const Icon = icons[icon.toLowerCase()] ?? Sparkles;
  return <Icon size={size} aria-hidden />;
}
