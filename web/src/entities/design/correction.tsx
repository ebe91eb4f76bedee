import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { CorrectionOffer } from './correction-offer';
import type { CorrectedDesign } from './correction-offer';
import { useCorrection } from './use-correction';

interface CorrectionProps {
  design: CorrectedDesign;
  owner: string;
  /** Saves what is being edited first; false when that failed, and nothing is corrected then. */
  before?: () => Promise<boolean>;
}

/** The offer outside the generator, which then shows the correction being made. */
export function Correction({ design, owner, before }: CorrectionProps) {
  const correct = useCorrection();
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setProblem(null);
    const answer = before && !(await before()) ? null : await correct(owner, design.id);
    setSending(false);
    if (answer?.designId) await navigate(`${paths.user.generateImage.getHref()}?design=${answer.designId}`);
    else setProblem(answer?.problem ?? 'Your last change is not saved yet, so nothing was painted.');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CorrectionOffer design={design} onCorrect={sending ? undefined : () => void send()} />
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
