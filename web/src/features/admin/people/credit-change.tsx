import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../lib/format';

interface CreditChangeProps {
  entry: { change: number; balanceAfter: number };
}

/** What an entry of the ledger added or took, and the balance after it. */
export const CreditChange = ({ entry: { change, balanceAfter } }: CreditChangeProps) => (
  <>
    {`${change > 0 ? '+' : ''}${formatNumber(change)}`}
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {`balance ${formatNumber(balanceAfter)}`}
    </Typography>
  </>
);
