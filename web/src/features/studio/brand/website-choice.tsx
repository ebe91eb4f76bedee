import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import type { Brand } from '../../../../../studio/posts/brand';
import { ColorStrip } from './brand-look';
import { UploadRefused, uploadLogo } from '../../../lib/upload-image';
import type { WebsitePartsFragment } from './brand.generated';
import { WebsiteLogos } from './website-logos';
import { fileOf, groundOf, suggestionsOf } from './website-suggestions';

/** What a website suggests, with where it was seen, to be ticked. */
export function WebsiteChoice({ website, onUsed }: { website: WebsitePartsFragment; onUsed: () => void }) {
  const { setValue } = useFormContext<Brand>();
  const suggestions = suggestionsOf(website);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [logo, setLogo] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const chosen = website.logos[logo];
      if (chosen) {
        const signal = new AbortController().signal;
        const stored = await uploadLogo(fileOf(chosen.image), { onProgress: () => undefined, signal });
        setValue(`logo.${groundOf(chosen)}`, stored, { shouldDirty: true });
      }
      for (const { key, values } of suggestions)
        if (!left.has(key)) setValue(key, values[key] as never, { shouldDirty: true, shouldValidate: true });
      onUsed();
    } catch (error) {
      setProblem(
        error instanceof UploadRefused
          ? `The logo could not be taken: ${error.message} Choose no logo, or upload it below.`
          : 'The logo could not be taken. Please try again.',
      );
    } finally {
      setBusy(false);
    }
  };
  const toggle = (key: string) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h6" component="h3" tabIndex={-1}>
        {`Found at ${new URL(website.address).hostname}`}
      </Typography>
      {website.note && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {website.note}
        </Alert>
      )}
      {website.logos.length > 0 && <WebsiteLogos logos={website.logos} chosen={logo} onChoose={setLogo} />}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, mt: 1.5, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {suggestions.map(({ key, label, text, seenAt, values }) => (
          <Box component="li" key={key} sx={row}>
            <FormControlLabel
              control={<Checkbox checked={!left.has(key)} onChange={() => toggle(key)} />}
              label={label}
              slotProps={{ typography: { sx: { fontWeight: 600 } } }}
              sx={{ m: 0 }}
            />
            <Box sx={{ minWidth: 0 }}>
              {values.colors ? (
                <>
                  <ColorStrip colors={values.colors} />
                  <Typography variant="body2" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
                    {Object.values(values.colors).join(' ')}
                  </Typography>
                </>
              ) : (
                <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
              )}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`Seen in ${seenAt}`}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      {problem && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Button variant="contained" disabled={isBusy} onClick={() => void take()} sx={{ mt: 2.5 }}>
        {isBusy ? 'Taking over...' : 'Use what is ticked'}
      </Button>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '190px minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'start',
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '& > label': { minHeight: 44 },
} as const;
