import { useRef } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatTotal } from '../../../../contract/counts';
import { tintOf } from '../../lib/styles';
import type { Selection } from './selection';

interface ListBarProps {
  selection: Selection;
  totalItems: number;
  /** Maximum number of rows that can be named in one call; 'all that match' is not limited. */
  mostChosen: number;
  /** Buttons for actions on the selected rows. */
  children: ReactNode;
  /** Stands at the end, such as a note about new rows. */
  end?: ReactNode;
}

const rows = (count: number) => `${formatTotal(count)} ${count === 1 ? 'row' : 'rows'}`;

/** Says what is selected, and offers the actions for it. */
export function ListBar({ selection, totalItems, mostChosen, children, end }: ListBarProps) {
  const { chosen, count, chooseAll, clear } = selection;
  const none = useRef<HTMLButtonElement>(null);
  const isEverything = chosen.kind === 'all' || count >= totalItems;
  return (
    <Box
      role="region"
      aria-label="Chosen rows"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 1.25, sm: 2 },
        py: 1,
        // on a phone what is chosen stands in one line, and what can be done with it below
        '& > .MuiButton-text': { px: { xs: 0.75, sm: 1.5 }, fontSize: { xs: '0.8125rem', sm: '0.875rem' } },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: tintOf('primary-main', 9),
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', mr: { xs: 0.5, sm: 1 } }}>
        {chosen.kind === 'all' ? `All ${rows(count)} chosen` : `${rows(count)} chosen`}
      </Typography>
      {!isEverything && (
        <Button
          size="small"
          variant="text"
          aria-label={`Choose all ${rows(totalItems)}`}
          onClick={() => {
            // this button disappears, so the focus moves on
            none.current?.focus();
            chooseAll(totalItems);
          }}
        >
          Choose all {formatTotal(totalItems)}
        </Button>
      )}
      <Button ref={none} size="small" variant="text" onClick={clear}>
        Choose none
      </Button>
      <Box sx={{ flex: { xs: '1 1 100%', sm: 1 } }} />
      {chosen.kind === 'rows' && count > mostChosen ? (
        <Typography variant="body2">At most {rows(mostChosen)} can be chosen one by one, or all of them.</Typography>
      ) : (
        children
      )}
      {end}
    </Box>
  );
}
