import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SteadyButton } from '../../components/form/steady-button';
import { postsPerPicture } from '../../../../contract/months';
import { useViewer } from '../../entities/session/use-viewer';
import { formatCount, formatCredits } from '../../lib/format';
import { paths } from '../../lib/paths';

/** Says what so many pictures cost, and how many posts each serves. */
export function formatPrice(posts: number, pictures: number): string {
  const price = `${formatCount(pictures, 'picture', 'pictures')}: ${formatCredits(pictures)}.`;
  if (pictures >= posts) return `${price} Each post has a picture of its own.`;
  const most = postsPerPicture(posts, pictures);
  const each = posts % pictures === 0 ? `${most} posts` : `up to ${most} posts`;
  return `${price} ${pictures === 1 ? 'It' : 'Each'} serves ${each}, with another layout and crop every time.`;
}

interface BuyPicturesProps {
  posts: number;
  busy: boolean;
  onMake: (pictures: number) => void;
}

/** Says the price of a month before anything is paid. */
export function BuyPictures({ posts, busy, onMake }: BuyPicturesProps) {
  const { viewer } = useViewer();
  const [chosen, setChosen] = useState(posts);
  const label = useId();
  const pictures = Math.min(chosen, posts);
  const credits = viewer?.credits ?? 0;
  const isShort = credits < pictures;
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 3 }, mb: 3, display: 'grid', gap: 1.5 }}>
      <Typography variant="h5" component="h2" id={label}>
        How many pictures?
      </Typography>
      <Box sx={{ px: 1, maxWidth: 560 }}>
        <Slider
          aria-labelledby={label}
          value={pictures}
          min={1}
          max={posts}
          step={1}
          marks={[
            { value: 1, label: '1' },
            { value: posts, label: String(posts) },
          ]}
          valueLabelDisplay="auto"
          getAriaValueText={(value) => formatPrice(posts, value)}
          onChange={(_event, value) => setChosen(value)}
        />
      </Box>
      <Typography role="status">{formatPrice(posts, pictures)}</Typography>
      <Typography sx={{ color: isShort ? 'error.main' : 'text.secondary' }}>
        {`You have ${formatCredits(credits)}. `}
        {isShort ? (
          <MuiLink component={Link} to={paths.user.selectPackage.getHref()}>
            Buy credits
          </MuiLink>
        ) : (
          'A credit is taken when its picture is started, and given back if it fails.'
        )}
      </Typography>
      <Box>
        <SteadyButton size="large" loading={busy} disabled={isShort} onClick={() => onMake(pictures)}>
          {`Make the month for ${formatCredits(pictures)}`}
        </SteadyButton>
      </Box>
    </Card>
  );
}
