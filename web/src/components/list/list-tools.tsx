import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SlidersHorizontal } from '../../lib/generated/icons';
import { SearchField } from './search-field';
import type { ListFrame } from './use-list-state';

/** Width up to which lists of Admins are cards, and the tools of lists fold. */
export const phoneQuery = '(max-width: 47.5em)';

/** Width up to which the other lists are cards: a tablet cuts their tables at the right. */
export const tabletQuery = '(max-width: 63.9375em)';

interface Fold {
  isPhone: boolean;
  /** The tools besides the search are hidden. */
  isFolded: boolean;
  toggle: () => void;
}

/** Provides whether the tools of a list are folded: on a phone they are until the user asks for them. */
export function useFold(): Fold {
  const isPhone = useMediaQuery(phoneQuery);
  const [isOpen, setOpen] = useState(false);
  return { isPhone, isFolded: isPhone && !isOpen, toggle: () => setOpen(!isOpen) };
}

interface ListToolsProps {
  fold: Fold;
  list: Pick<ListFrame, 'search' | 'setSearch'> & { filters: object };
  /** Left out where the list can't be searched. */
  searchLabel?: string;
  /** Filters and what else folds. */
  children: ReactNode;
}

/**
 * The tools of a list: on a desktop as they are, with the search in the page's heading; on a phone one line of search
 * and a button, which unfolds the others, so that the rows begin near the top.
 */
export function ListTools({ fold, list, searchLabel, children }: ListToolsProps) {
  const id = useId();
  const active = Object.keys(list.filters).length;
  if (!fold.isPhone) return <>{children}</>;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, mb: 1.5, displayPrint: 'none' }}>
        {searchLabel && <SearchField list={list} label={searchLabel} />}
        <Button
          variant="outlined"
          onClick={fold.toggle}
          aria-expanded={!fold.isFolded}
          aria-controls={id}
          startIcon={<SlidersHorizontal size={18} aria-hidden />}
          sx={{ flex: 'none', px: 2, minHeight: 48 }}
        >
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      </Box>
      <Box id={id} hidden={fold.isFolded}>
        {children}
      </Box>
    </>
  );
}
