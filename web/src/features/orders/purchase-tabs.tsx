import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { tintOf } from '../../lib/colour';
import { usePendingCountsQuery } from './orders.generated';

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 40,
  px: 1.75,
  borderRadius: '999px',
  border: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'primary.main', borderColor: 'primary.main', backgroundColor: tintOf('primary-main', 10) },
} as const;

/** Tabs for bought and pending purchases: a page each, with links between them. */
export function PurchaseTabs() {
  const { data } = usePendingCountsQuery({ fetchPolicy: 'cache-and-network' });
  const pages = [
    { href: paths.user.ordersHistory.getHref(), text: 'All orders' },
    {
      href: paths.user.pendingPayment.getHref(),
      text: 'Pending packages',
      count: data?.me?.pendingPackages.totalItems,
    },
    { href: paths.user.itemPendingPayment.getHref(), text: 'Pending items', count: data?.me?.pendingItems.totalItems },
    { href: paths.user.subscriptionHistory.getHref(), text: 'Subscription history' },
  ];
  return (
    <Box
      component="nav"
      aria-label="Your purchases"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3, fontVariantNumeric: 'tabular-nums' }}
    >
      {pages.map(({ href, text, count }) => (
        <Box key={href} component={NavLink} to={href} sx={tab}>
          {text}
          {count ? <span>{count}</span> : null}
        </Box>
      ))}
    </Box>
  );
}
