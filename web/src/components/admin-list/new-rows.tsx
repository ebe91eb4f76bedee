import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/**
 * Rows that are newer than the shown ones, from a subscription; the list counts them and loads them only on request.
 */
export interface NewerRows {
  count: number;
  /** Called when the Admin shows them: the count starts again. */
  onShow: () => void;
}

interface NewRowsProps {
  count: number;
  words: { one: string; many: string };
  onShow: () => void;
}

/** Announces new rows in the line above the list, so that no row moves before the Admin asks for them. */
export const NewRows = ({ count, words, onShow }: NewRowsProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: '0.875rem', mr: 'auto' }}>
    {/* mounted before it has text, so that screen readers announce it */}
    <Box component="span" role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {count > 0 && `${count.toLocaleString('en-US')} new ${count === 1 ? words.one : words.many}`}
    </Box>
    {count > 0 && (
      <>
        <span aria-hidden>·</span>
        <Button size="small" variant="text" onClick={onShow} sx={{ minWidth: 0, px: 1 }}>
          Show
        </Button>
      </>
    )}
  </Box>
);
