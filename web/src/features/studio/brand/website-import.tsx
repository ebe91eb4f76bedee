import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { errorMessage } from '../../../lib/errors';
import { Globe } from '../../../lib/generated/icons';
import { useReadWebsiteMutation } from './brand.generated';
import type { WebsitePartsFragment } from './brand.generated';
import { WebsiteChoice } from './website-choice';

/** Reads the customer's own website for suggestions, which they tick to put them into the form. */
export function WebsiteImport() {
  const [url, setUrl] = useState('');
  const [read, { loading }] = useReadWebsiteMutation();
  const [website, setWebsite] = useState<WebsitePartsFragment | null>(null);
  const [said, setSaid] = useState<{ severity: 'error' | 'success'; text: string } | null>(null);
  const start = async () => {
    if (loading || !url.trim()) return;
    setSaid(null);
    setWebsite(null);
    try {
      const { data } = await read({ variables: { url } });
      const refusal = data?.readWebsite.errors[0];
      setWebsite(data?.readWebsite.website ?? null);
      if (refusal) setSaid({ severity: 'error', text: `${refusal.message} You can fill in the form below yourself.` });
    } catch (error) {
      setSaid({ severity: 'error', text: errorMessage(error) });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // the surrounding form saves the brand
    event.preventDefault();
    void start();
  };
  return (
    <Card component="section" aria-label="From your website" sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <Typography variant="h5" component="h2" sx={{ mb: 0.5 }}>
        From your website
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Type its address, and correct what we find. Nothing is saved until you say so.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <TextField
          id="website-address"
          label="Address of your website"
          placeholder="yourshop.com"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          onKeyDown={onKeyDown}
          slotProps={{ htmlInput: { inputMode: 'url', maxLength: 500, autoComplete: 'url', spellCheck: false } }}
          sx={{ flex: '1 1 240px' }}
        />
        <Button
          variant="contained"
          startIcon={<Globe size={18} aria-hidden />}
          disabled={loading || !url.trim()}
          onClick={() => void start()}
          sx={{ minHeight: 48 }}
        >
          {loading ? 'Reading...' : 'Read'}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: loading ? 2 : 0 }}>
        {loading && (
          <>
            <LinearProgress aria-label="Reading your website" sx={{ borderRadius: '4px' }} />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              Reading the page, its styles and its pictures. This takes half a minute at most.
            </Typography>
          </>
        )}
      </Box>
      {said && (
        <Alert severity={said.severity} role={said.severity === 'error' ? 'alert' : 'status'} sx={{ mt: 2 }}>
          {said.text}
        </Alert>
      )}
      {website && (
        <WebsiteChoice
          website={website}
          onUsed={() => {
            setWebsite(null);
            setSaid({ severity: 'success', text: 'It is in the form below now. Correct it, then save.' });
          }}
        />
      )}
    </Card>
  );
}
