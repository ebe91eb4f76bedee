import type { FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { WandSparkles } from '../../../lib/generated/icons';
import { tintOf } from '../../../lib/styles';
import { longestIdea } from '../../../lib/idea';

interface IdeaFieldProps {
  /** Address that the plain form leads to, without scripts. */
  action?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form for an idea for a design, as it looks. */
export function IdeaField({ action, onSubmit }: IdeaFieldProps) {
  return (
    <Box component="form" action={action} method="get" onSubmit={onSubmit} sx={{ mt: 4, maxWidth: 600 }}>
      <Box component="label" htmlFor="idea" sx={{ display: 'block', fontWeight: 600, mb: 1 }}>
        What do you want to post?
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 0.75,
          borderRadius: '999px',
          backgroundColor: 'background.paper',
          border: '1.5px solid var(--mui-palette-thread-fieldLine)',
          boxShadow: 'var(--soft-shadow)',
          '&:focus-within': { borderColor: 'primary.main', boxShadow: `0 0 0 4px ${tintOf('primary-main', 18)}` },
        }}
      >
        <Box
          component="input"
          id="idea"
          name="idea"
          type="text"
          maxLength={longestIdea}
          autoComplete="off"
          placeholder="Two loaves for one, this Saturday"
          sx={{
            flex: 1,
            minWidth: 0,
            pl: 2.25,
            py: 1.25,
            border: 0,
            outline: 'none',
            backgroundColor: 'transparent',
            color: 'text.primary',
            font: 'inherit',
            fontSize: '1.0625rem',
            '&:focus-visible': { outline: 'none' },
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        <Button
          type="submit"
          sx={{ flex: 'none', px: { xs: 2, sm: 2.75 }, gap: 1, '& svg': { display: { xs: 'none', sm: 'block' } } }}
        >
          <WandSparkles size={18} aria-hidden />
          Weave it
        </Button>
      </Box>
    </Box>
  );
}
