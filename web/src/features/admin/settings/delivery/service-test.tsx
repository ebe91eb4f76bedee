import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorMessage } from '../../../../lib/errors';
import type { PayloadError } from '../../../../lib/errors';

interface Answer {
  works: boolean;
  answer: string | null;
  tookMs: number | null;
  errors: readonly PayloadError[];
}

interface ServiceTestProps {
  button: string;
  /** Sentence for a service that works. */
  works: string;
  run: () => Promise<Answer | undefined>;
}

/** Calls a service once and says what it answered. */
export function ServiceTest({ button, works, run }: ServiceTestProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ isGood: boolean; text: string; detail: string } | null>(null);
  const test = async () => {
    setBusy(true);
    setResult(null);
    try {
      const answer = await run();
      const [error] = answer?.errors ?? [];
      const isGood = answer?.works === true;
      setResult({
        isGood,
        text: isGood ? works : (error?.message ?? 'It does not work.'),
        detail: answer?.answer ? `Answer after ${((answer.tookMs ?? 0) / 1000).toFixed(1)} s: ${answer.answer}` : '',
      });
    } catch (error) {
      setResult({ isGood: false, text: errorMessage(error), detail: '' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mt: 2 }}>
      <Button variant="outlined" loading={busy} onClick={() => void test()}>
        {button}
      </Button>
      <Box role="status" sx={{ justifySelf: 'stretch' }}>
        {result && (
          <Alert severity={result.isGood ? 'success' : 'error'}>
            {result.text}
            {result.detail && <Box sx={{ overflowWrap: 'anywhere' }}>{result.detail}</Box>}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
