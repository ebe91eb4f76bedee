import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DesignCorrection } from '../../gql/schema';
import { Type, WandSparkles } from '../../lib/generated/icons';
import type { ShownDesignFragment } from './live-designs.generated';

/** Names of the corrections on buttons. */
export const correctionNames: Record<DesignCorrection, string> = {
  SET_WORDS: 'Set it right, free',
  PAINT_AGAIN: 'Paint again, free',
};

interface Words {
  title: string;
  text: string;
}

const words: Record<DesignCorrection | 'MISSPELLED', Words> = {
  MISSPELLED: {
    title: 'The AI may have misspelled your words',
    text: 'Postloom can set them on a new picture, letter for letter. This one stays in My Designs.',
  },
  SET_WORDS: {
    title: 'Are the words not as you wrote them?',
    text: 'Postloom can set them on a new picture, letter for letter, once for each design. This one stays in My Designs.',
  },
  PAINT_AGAIN: {
    title: 'The picture has lettering of its own',
    text: 'It can be painted once more for the same words. This one stays in My Designs.',
  },
};

/** A finished design, as far as its correction is concerned. */
export type CorrectedDesign = Pick<ShownDesignFragment, 'id' | 'misspelled'> &
  Partial<Pick<ShownDesignFragment, 'correction'>>;

interface CorrectionOfferProps {
  design: CorrectedDesign;
  /** Undefined where nothing can be sent now. */
  onCorrect: (() => void) | undefined;
}

/** Offers the free correction of a finished design; nothing where there is none. */
export function CorrectionOffer({ design: { correction, misspelled }, onCorrect }: CorrectionOfferProps) {
  if (!correction) return null;
  const isDoubtful = correction === 'SET_WORDS' && misspelled === true;
  const { title, text } = words[isDoubtful ? 'MISSPELLED' : correction];
  const isUrgent = isDoubtful || correction === 'PAINT_AGAIN';
  const Icon = correction === 'PAINT_AGAIN' ? WandSparkles : Type;
  return (
    <Box
      role={isUrgent ? 'status' : undefined}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        p: isUrgent ? 2 : 0,
        borderRadius: 2,
        border: isUrgent ? 1 : 0,
        borderColor: 'warning.main',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      <Button
        size="small"
        variant={isUrgent ? 'contained' : 'outlined'}
        startIcon={<Icon size={16} aria-hidden />}
        disabled={!onCorrect}
        onClick={onCorrect}
        sx={{ whiteSpace: 'nowrap', flex: 'none' }}
      >
        {correctionNames[correction]}
      </Button>
    </Box>
  );
}
