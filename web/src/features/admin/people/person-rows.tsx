import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatTotal } from '../../../../../contract/counts';
import { SectionLoader } from '../../../components/feedback/loaders';
import { errorMessage } from '../../../lib/errors';
import { formatDateTime } from '../../../lib/format';

export interface PersonRow {
  id: string;
  at: string;
  what: ReactNode;
  detail?: ReactNode;
  /** A state or an amount, at the end of the line. */
  end?: ReactNode;
}

interface PersonRowsProps {
  label: string;
  /** Undefined until they have loaded. */
  rows: readonly PersonRow[] | undefined;
  totalItems?: number;
  error?: unknown;
  empty: string;
  /** Address of the whole list. */
  allHref?: string;
}

/** The newest of what a person has, one line each, with a link to the whole list. */
export function PersonRows({ label, rows, totalItems = 0, error, empty, allHref }: PersonRowsProps) {
  if (error && !rows) return <Alert severity="error">{errorMessage(error)}</Alert>;
  if (!rows) return <SectionLoader />;
  if (rows.length === 0) return <Typography sx={{ color: 'text.secondary', py: 0.5 }}>{empty}</Typography>;
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ id, at, what, detail, end }) => (
          <Box key={id} component="li" sx={line}>
            <Typography variant="body2" sx={moment}>
              {formatDateTime(at)}
            </Typography>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {what}
              {detail && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {detail}
                </Typography>
              )}
            </Box>
            <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{end}</Box>
          </Box>
        ))}
      </Box>
      {allHref && totalItems > rows.length && (
        <MuiLink component={Link} to={allHref} sx={{ display: 'inline-block', mt: 2 }}>
          All {formatTotal(totalItems)}
        </MuiLink>
      )}
    </>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '150px 1fr auto' },
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'baseline',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:first-of-type': { pt: 0.5 },
  '&:last-of-type': { borderBottom: 0, pb: 0.5 },
} as const;

/** In a line of its own on a phone. */
const moment = {
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
