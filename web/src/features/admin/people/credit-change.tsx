import Typography from '@mui/material/Typography';

interface CreditChangeProps {
  entry: { change: number; balanceAfter: number };
}

/** What an entry of the ledger added or took, and the balance after it. */
export const CreditChange = ({ entry: { change, balanceAfter } }: CreditChangeProps) => (
  <>
    {`${change > 0 ? '+' : ''}${change.toLocaleString('en-US')}`}
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {`balance ${balanceAfter.toLocaleString('en-US')}`}
    </Typography>
  </>
);
