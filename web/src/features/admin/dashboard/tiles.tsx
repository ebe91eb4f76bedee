import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LifeBuoy, Receipt, Settings, Users } from '../../../lib/generated/icons';
import type { IconComponent } from '../../../lib/icon';
import { formatBoundedCount, countsEnd, formatTotal } from '../../../../../contract/counts';
import { paths } from '../../../lib/paths';

interface TileProps {
  title: string;
  href: string;
  Icon: IconComponent;
  /** The figure of the tile; a word where it has none. */
  children: ReactNode;
  hint?: string;
  /** The rows that the hint counts. */
  hintHref?: string;
}

const Tile = ({ title, href, Icon, children, hint, hintHref }: TileProps) => (
  <Card sx={{ display: 'flex', flexDirection: 'column' }}>
    <CardActionArea component={Link} to={href} sx={{ p: 2.5, pb: 0, flexGrow: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, color: 'text.secondary' }}>
        <Typography>{title}</Typography>
        {/* keeps its size beside a title of two lines */}
        <Icon size={20} aria-hidden style={{ flexShrink: 0 }} />
      </Box>
      <Typography variant="h3" component="p" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </CardActionArea>
    <Typography variant="body2" sx={{ px: 2.5, pb: 2.5, color: 'text.secondary', minHeight: '1.5em' }}>
      {hint && hintHref ? (
        <MuiLink component={Link} to={hintHref} color="inherit">
          {hint}
        </MuiLink>
      ) : (
        hint
      )}
    </Typography>
  </Card>
);

interface TilesProps {
  /** Undefined while they are loading. */
  orders: number | undefined;
  users: number | undefined;
  pendingOrders?: number;
  openTickets?: number;
}

const loading = <Skeleton width="3ch" aria-label="Loading..." />;
const totalOf = (count: number | undefined) => (count === undefined ? loading : formatTotal(count));

/** Two columns, and one where large text leaves no room for two. */
const atMostTwo = 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))';

/** The four tiles of the dashboard (specification, admin area, section 2). */
export const Tiles = ({ orders, users, pendingOrders, openTickets }: TilesProps) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: atMostTwo, lg: 'repeat(4, 1fr)' } }}>
    <Tile
      title="Total Orders"
      href={paths.admin.orders.getHref()}
      Icon={Receipt}
      hint={pendingOrders ? `${formatBoundedCount(pendingOrders, countsEnd.activity)} pending` : undefined}
      hintHref={`${paths.admin.orders.getHref()}?paymentStatus=PENDING`}
    >
      {totalOf(orders)}
    </Tile>
    <Tile title="Total Users" href={paths.admin.users.getHref()} Icon={Users}>
      {totalOf(users)}
    </Tile>
    <Tile
      title="Support Messages"
      href={paths.admin.supportMessages.getHref()}
      Icon={LifeBuoy}
      hint={openTickets === undefined ? undefined : openTickets ? 'with unread messages' : 'all read'}
      hintHref={openTickets ? `${paths.admin.supportMessages.getHref()}?unreadBySupport=yes` : undefined}
    >
      {openTickets === undefined ? loading : formatBoundedCount(openTickets, countsEnd.activity)}
    </Tile>
    <Tile title="Settings" href={paths.admin.settings.getHref()} Icon={Settings} hint="Texts, payments, invoices">
      Shop
    </Tile>
  </Box>
);
