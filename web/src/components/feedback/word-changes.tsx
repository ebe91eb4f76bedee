import Box from '@mui/material/Box';
import { diffWordsWithSpace } from 'diff';
import { tintOf } from '../../lib/styles';

const marks = {
  '& del': { backgroundColor: tintOf('error-main', 14), textDecorationColor: 'var(--mui-palette-error-main)' },
  '& ins': {
    backgroundColor: tintOf('success-main', 16),
    textDecorationColor: 'var(--mui-palette-success-main)',
    textDecorationThickness: '2px',
  },
} as const;

/** One text with the words that were removed and added. */
export const WordChanges = ({ before, after }: { before: string; after: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...marks }}>
    {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) =>
      added ? <ins key={index}>{value}</ins> : removed ? <del key={index}>{value}</del> : value,
    )}
  </Box>
);
