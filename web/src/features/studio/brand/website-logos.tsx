import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { WebsitePartsFragment } from './brand.generated';
import { logoGrounds } from './brand-look';
import { groundOf } from './website-suggestions';

interface WebsiteLogosProps {
  logos: WebsitePartsFragment['logos'];
  /** Its position in the list; -1 for none. */
  chosen: number;
  onChoose: (position: number) => void;
}

/** The pictures that may be the logo. */
export const WebsiteLogos = ({ logos, chosen, onChoose }: WebsiteLogosProps) => (
  <Box sx={{ mt: 2 }}>
    <FormLabel id="website-logo" sx={{ fontWeight: 600 }}>
      Logo
    </FormLabel>
    <RadioGroup
      aria-labelledby="website-logo"
      value={String(chosen)}
      onChange={(_event, value) => onChoose(Number(value))}
      sx={{ display: 'grid', gap: 1.5, mt: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))' }}
    >
      {logos.map((logo, position) => (
        <Box key={logo.image}>
          <Box
            component="img"
            src={logo.image}
            alt=""
            style={{ backgroundColor: logoGrounds[groundOf(logo)] }}
            sx={picture}
          />
          <FormControlLabel value={String(position)} control={<Radio />} label={`Logo ${position + 1}`} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`Seen in ${logo.seenAt}`}
          </Typography>
        </Box>
      ))}
      <FormControlLabel value="-1" control={<Radio />} label="None of them" sx={{ alignSelf: 'end' }} />
    </RadioGroup>
  </Box>
);

const picture = {
  display: 'block',
  width: '100%',
  height: 96,
  p: 1.5,
  objectFit: 'contain',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
} as const;
