import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Coins } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../lib/notify';
import { paths } from '../../lib/paths';

/** Below this number of credits the link to buy more is shown. */
const fewCredits = 5;

/** Title and available credits. */
export function GeneratorHeader({ credits }: { credits: number }) {
  const navigate = useNavigate();
  const buyMore = () => {
    notify.message('Redirecting to payment page...');
    void navigate(paths.user.selectPackage.getHref());
  };
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 3 }}
    >
      <Typography variant="h3" component="h1" tabIndex={-1}>
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
          Credits: <strong>{credits}</strong>
        </Box>
        {credits < fewCredits && (
          <Button size="small" onClick={buyMore}>
            Buy More
          </Button>
        )}
      </Box>
    </Box>
  );
}
