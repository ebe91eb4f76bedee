import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CreditCard, History, LifeBuoy, PackagePlus, WandSparkles } from '../../lib/generated/icons';
import type { IconComponent } from '../../lib/icon';
import { paths } from '../../lib/paths';
import { tintOf } from '../../lib/styles';

interface DashboardCard {
  title: string;
  text: string;
  href: string;
  Icon: IconComponent;
}

const pendingText = (orders: number | undefined) => {
  if (orders === undefined) return 'Orders waiting for payment';
  if (orders === 0) return "You're all caught up";
  return `${orders} ${orders === 1 ? 'order is' : 'orders are'} waiting for payment`;
};

const tickets = (count: number) => `${count} open ${count === 1 ? 'ticket' : 'tickets'}`;

/** Unread answers come first: a closed ticket may hold one, too. */
const supportText = ({ openTickets, unreadTickets = 0 }: Figures) => {
  if (openTickets === undefined) return 'Questions and their answers';
  if (unreadTickets > 0)
    return `${unreadTickets === 1 ? '1 ticket has' : `${unreadTickets} tickets have`} a new answer, ${tickets(openTickets)}`;
  return openTickets === 0 ? 'Ask us anything' : tickets(openTickets);
};

/** Figures on the cards; undefined while they are not known. */
interface Figures {
  pendingOrders: number | undefined;
  openTickets: number | undefined;
  unreadTickets: number | undefined;
}

const cardsFor = (figures: Figures): DashboardCard[] => [
  {
    title: 'Design Generator',
    text: 'From an idea to a finished post',
    href: paths.user.generateImage.getHref(),
    Icon: WandSparkles,
  },
  {
    title: 'Pending Payments',
    text: pendingText(figures.pendingOrders),
    href: paths.user.pendingPayment.getHref(),
    Icon: CreditCard,
  },
  {
    title: 'Support',
    text: supportText(figures),
    href: paths.user.support.getHref(),
    Icon: LifeBuoy,
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

/** Five in a row where the menu leaves them the room, also in large text. */
const columns = {
  xs: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
};

/** The dashboard's links to the other pages. */
export function DashboardCards(figures: Figures) {
  return (
    <Box
      component="nav"
      aria-label="Your account"
      sx={{
        display: 'grid',
        gap: 2,
        mt: 3,
        gridTemplateColumns: columns,
        // the odd one of two columns
        '& > :last-child': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
      }}
    >
      {cardsFor(figures).map(({ title, text, href, Icon }) => (
        <Card key={href}>
          <CardActionArea
            component={Link}
            to={href}
            sx={{
              p: { xs: 2, lg: 2.5 },
              height: '100%',
              display: 'grid',
              columnGap: 2,
              rowGap: { lg: 1 },
              // on a phone or a tablet a card is one row
              gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
              justifyItems: 'start',
              alignContent: 'start',
              alignItems: 'center',
            }}
          >
            <Box
              sx={{
                width: 44,
                height: 44,
                gridRow: { xs: 'span 2', lg: 'auto' },
                borderRadius: '14px',
                display: 'grid',
                placeItems: 'center',
                color: 'primary.main',
                bgcolor: tintOf('primary-main', 12),
              }}
            >
              <Icon size={22} aria-hidden />
            </Box>
            <Typography variant="h6" component="h2" sx={{ mt: { lg: 1 } }}>
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
