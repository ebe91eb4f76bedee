import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { SteadyButton } from '../../../components/form/steady-button';
import type { LogoPicture } from '../../../../../studio/posts/document';
import { errorMessage } from '../../../lib/errors';
import { Eraser, Undo2 } from '../../../lib/generated/icons';
import { useRemoveLogoBackgroundMutation } from './brand.generated';
import { logoGrounds } from './brand-look';

interface LogoBackgroundProps {
  logo: LogoPicture;
  label: string;
  onChange: (logo: LogoPicture) => void;
}

/** Offers to remove the background of a logo that covers its whole area, shows the result before it is taken, and undoes it. */
export function LogoBackground({ logo, label, onChange }: LogoBackgroundProps) {
  const [remove, { loading }] = useRemoveLogoBackgroundMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<{ of: string; logo: LogoPicture } | null>(null);
  /** What was replaced, and by which picture. */
  const [undone, setUndone] = useState<{ by: string; logo: LogoPicture } | null>(null);
  const start = async () => {
    setProblem(null);
    try {
      const { data } = await remove({ variables: { image: logo.image } });
      const made = data?.removeLogoBackground.logo;
      if (made) setResult({ of: logo.image, logo: { image: made.image, ratio: made.ratio, ink: made.ink ?? null } });
      else setProblem(data?.removeLogoBackground.errors[0]?.message ?? 'The background could not be removed.');
    } catch (failure) {
      setProblem(errorMessage(failure));
    }
  };
  if (undone?.by === logo.image)
    return (
      <Button
        variant="text"
        size="small"
        startIcon={<Undo2 size={18} aria-hidden />}
        onClick={() => {
          setUndone(null);
          onChange(undone.logo);
        }}
      >
        Put the background back
      </Button>
    );
  if (logo.ink !== null) return null;
  if (result?.of === logo.image)
    return (
      <Box sx={{ mt: 1.5 }}>
        <Typography variant="body2" sx={{ mb: 1 }}>
          Without its background:
        </Typography>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          {(['light', 'dark'] as const).map((ground) => (
            <Box key={ground} style={{ backgroundColor: logoGrounds[ground] }} sx={preview}>
              <Box
                component="img"
                src={result.logo.image}
                alt={`${label}, without its background, on ${ground} ground`}
                sx={{ maxWidth: '100%', maxHeight: 64, objectFit: 'contain' }}
              />
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            size="small"
            onClick={() => {
              setUndone({ by: result.logo.image, logo });
              setResult(null);
              onChange(result.logo);
            }}
          >
            Use it
          </Button>
          <Button size="small" variant="text" onClick={() => setResult(null)}>
            Leave it as it was
          </Button>
        </Box>
      </Box>
    );
  return (
    <>
      <SteadyButton
        variant="text"
        size="small"
        loading={loading}
        loadingPosition="start"
        startIcon={<Eraser size={18} aria-hidden />}
        onClick={() => void start()}
      >
        Remove the background
      </SteadyButton>
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
    </>
  );
}

const preview = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 88,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
} as const;
