import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { fewCredits } from '../../../../contract/limits';
import { ArrowDown, Coins } from '../../lib/generated/icons';
import { formatNumber } from '../../lib/format';
import { notify } from '../../lib/notify';
import { paths } from '../../lib/paths';
import { roomFor } from './preview';

interface GeneratorHeaderProps {
  credits: number;
  /** Moves to the preview where it is below the form. */
  onPreview: () => void;
}

/** Title and available credits. */
export function GeneratorHeader({ credits, onPreview }: GeneratorHeaderProps) {
  const navigate = useNavigate();
  const buyMore = () => {
    notify.message('Redirecting to payment page...');
    void navigate(paths.user.selectPackage.getHref());
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5, mb: 3 }}>
      <Typography variant="h3" component="h1" tabIndex={-1} sx={{ mr: 'auto' }}>
        Social Media Design Generator
      </Typography>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 999,
          bgcolor: 'background.paper',
          pl: 2,
          pr: credits < fewCredits ? 0.75 : 2,
          minHeight: 48,
        }}
      >
        <Coins size={18} aria-hidden />
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          Credits: <strong>{formatNumber(credits)}</strong>
        </Box>
        {credits < fewCredits && (
          <Button size="small" onClick={buyMore}>
            Buy More
          </Button>
        )}
      </Box>
      <Button
        variant="text"
        endIcon={<ArrowDown size={18} aria-hidden />}
        onClick={onPreview}
        sx={{ ml: 'auto', px: 1, [roomFor.twoPanes]: { display: 'none' } }}
      >
        Preview
      </Button>
    </Box>
  );
}
