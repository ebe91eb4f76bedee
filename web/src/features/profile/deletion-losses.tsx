import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Viewer } from '../../entities/session/use-viewer';
import { formatCount, formatCredits, formatDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useDeletionLossesQuery } from './personal-data.generated';

interface DeletionLossesProps {
  viewer: Viewer;
  /** Opens the form that prepares the archive. */
  onDownload: () => void;
}

/** Lists what a deletion of the account takes away, as far as this account has it; nothing for an empty account. */
export function DeletionLosses({ viewer, onDownload }: DeletionLossesProps) {
  // the newest state: it is shown before a step that cannot be undone
  const { me } = useDeletionLossesQuery({ fetchPolicy: 'cache-and-network' }).data ?? {};
  const items = me?.boughtItems.totalItems ?? 0;
  const openOrders = me?.openOrders.totalItems ?? 0;
  const isPremium = viewer.membership === 'PREMIUM';
  if (viewer.credits <= 0 && !isPremium && items === 0 && openOrders === 0) return null;
  return (
    <Alert severity="warning" sx={{ alignSelf: 'stretch', justifySelf: 'stretch' }}>
      <AlertTitle>What you lose</AlertTitle>
      <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
        {viewer.credits > 0 && (
          <li>You still have {formatCredits(viewer.credits)}: they are deleted with the account.</li>
        )}
        {isPremium && (
          <li>
            {viewer.membershipUntil
              ? `Your premium until ${formatDate(viewer.membershipUntil)} ends at once.`
              : 'Your premium, which never expires, ends at once.'}
          </li>
        )}
        {items > 0 && (
          <li>
            You have {formatCount(items, 'bought item', 'bought items')}, which you can no longer open: save the files
            first, in{' '}
            <MuiLink component={Link} to={paths.user.ordersHistory.getHref()}>
              your orders
            </MuiLink>
            .
          </li>
        )}
        {openOrders > 0 && (
          <li>
            {formatCount(openOrders, 'open order is', 'open orders are')} cancelled. Nothing was charged for{' '}
            {openOrders === 1 ? 'it' : 'them'}.
          </li>
        )}
      </Box>
      <Button variant="text" color="inherit" size="small" onClick={onDownload} sx={{ mt: 1, ml: -0.75 }}>
        Download your data first
      </Button>
    </Alert>
  );
}
