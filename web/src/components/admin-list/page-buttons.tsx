import { createContext, use } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import { ChevronLeft, ChevronRight } from '../../lib/generated/icons';
import { pageNumbers } from '../list/page-numbers';

type PageButtonsProps = Pick<TablePaginationActionsProps, 'page' | 'count' | 'rowsPerPage' | 'onPageChange'>;

/** Buttons for the pages of a grid: back, up to five numbers with ellipses between, on. Pages count from 0 here. */
export function PageButtons({ page, count, rowsPerPage, onPageChange }: PageButtonsProps) {
  const pages = Math.max(1, Math.ceil(count / rowsPerPage));
  const go = (to: number) => onPageChange(null, to);
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', alignItems: 'center', gap: 0.25, ml: 2 }}>
      <IconButton size="small" aria-label="Go to previous page" disabled={page === 0} onClick={() => go(page - 1)}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      {pageNumbers(page + 1, pages).map((mark) =>
        typeof mark === 'number' ? (
          <Button
            key={mark}
            size="small"
            variant={mark === page + 1 ? 'contained' : 'text'}
            aria-label={`Page ${mark}`}
            aria-current={mark === page + 1 ? 'page' : undefined}
            onClick={() => go(mark - 1)}
            sx={{ minWidth: 34, px: 0.75, fontVariantNumeric: 'tabular-nums' }}
          >
            {mark.toLocaleString('en-US')}
          </Button>
        ) : (
          <Box key={mark} component="span" aria-hidden sx={{ px: 0.5, color: 'text.secondary' }}>
            …
          </Box>
        ),
      )}
      <IconButton size="small" aria-label="Go to next page" disabled={page >= pages - 1} onClick={() => go(page + 1)}>
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

/** Shows another page of a grid; pages count from 1. */
export const ShowPage = createContext<(page: number) => void>(() => undefined);

/**
 * The buttons of a grid. They do not ask the grid itself: it goes to its first page whenever its sort changes, also when
 * the browser goes back to an address with another sort and a later page.
 */
export function GridPageButtons(props: PageButtonsProps) {
  const showPage = use(ShowPage);
  return <PageButtons {...props} onPageChange={(_event, to) => showPage(to + 1)} />;
}
