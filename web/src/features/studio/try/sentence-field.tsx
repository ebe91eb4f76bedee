import type { Ref } from 'react';
import Box from '@mui/material/Box';
import { tintOf } from '../../../lib/styles';
import { longestIdea } from '../../../lib/idea';

interface SentenceFieldProps {
  ref: Ref<HTMLInputElement>;
  sentence: string;
  example: string;
  onChange: (sentence: string) => void;
  /** Called when a person is about to type. */
  onFocus: () => void;
}

/** The field of /try, with the letters that are left. */
export function SentenceField({ ref, sentence, example, onChange, onFocus }: SentenceFieldProps) {
  const left = longestIdea - sentence.length;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Box component="label" htmlFor="sentence" sx={{ display: 'block', fontWeight: 600, mb: 1 }}>
        What do you want to post?
      </Box>
      <Box
        component="input"
        ref={ref}
        id="sentence"
        type="text"
        value={sentence}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onFocus={onFocus}
        maxLength={longestIdea}
        autoComplete="off"
        placeholder={example}
        aria-describedby="sentence-note"
        sx={{
          width: '100%',
          px: 2.5,
          py: 1.75,
          borderRadius: '999px',
          border: '1.5px solid var(--mui-palette-thread-fieldLine)',
          backgroundColor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          fontSize: '1.0625rem',
          boxShadow: 'var(--soft-shadow)',
          outline: 'none',
          '&:focus-visible': {
            outline: 'none',
            borderColor: 'primary.main',
            boxShadow: `0 0 0 4px ${tintOf('primary-main', 18)}`,
          },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Box id="sentence-note" sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 1, px: 2.5 }}>
        {sentence.trim() === ''
          ? 'An example is shown until you type.'
          : `${left} ${left === 1 ? 'letter' : 'letters'} left`}
      </Box>
    </Box>
  );
}
