import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { CreditCard, History, PackagePlus, WandSparkles } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { tintOf } from '../../lib/colour';

interface DashboardCard {
  title: string;
  text: string;
  href: string;
  Icon: LucideIcon;
}

const pendingText = (orders: number | undefined) => {
  if (orders === undefined) return 'Orders that wait for payment';
  if (orders === 0) return "You're all caught up";
  return `${orders} ${orders === 1 ? 'order waits' : 'orders wait'} for payment`;
};

const cardsFor = (pendingOrders: number | undefined): DashboardCard[] => [
  {
    title: 'Design Generator',
    text: 'From an idea to a finished post',
    href: paths.user.generateImage.getHref(),
    Icon: WandSparkles,
  },
  {
    title: 'Pending Payments',
    text: pendingText(pendingOrders),
    href: paths.user.pendingPayment.getHref(),
    Icon: CreditCard,
  },
  {
    title: 'Subscription History',
    text: 'What you bought, and until when',
    href: paths.user.subscriptionHistory.getHref(),
    Icon: History,
  },
  {
    title: 'Upgrade Package',
    text: 'More credits, longer premium',
    href: paths.user.selectPackage.getHref(),
    Icon: PackagePlus,
  },
];

/** The ways on from the dashboard. */
export function DashboardCards({ pendingOrders }: { pendingOrders: number | undefined }) {
  return (
    <Box
      component="nav"
      aria-label="Your account"
      sx={{ display: 'grid', gap: 2, mt: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}
    >
      {cardsFor(pendingOrders).map(({ title, text, href, Icon }) => (
        <Card key={href}>
          <CardActionArea
            component={Link}
            to={href}
            sx={{
              p: 2.5,
              height: '100%',
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'minmax(0, 1fr)',
              justifyItems: 'start',
              alignContent: 'start',
            }}
          >
            <Box
              sx={{
                width: 44,
                height: 44,
                borderRadius: '14px',
                display: 'grid',
                placeItems: 'center',
                color: 'primary.main',
                bgcolor: tintOf('primary-main', 12),
              }}
            >
              <Icon size={22} aria-hidden />
            </Box>
            <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
              {title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
