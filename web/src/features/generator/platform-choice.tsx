import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Platform } from '../../gql/schema';
import { tintOf } from '../../lib/colour';
import { platforms } from '../../entities/design/design-options';

/** Facebook or Instagram: determines the available post type. */
export function PlatformChoice({ value, onChange }: { value: Platform; onChange: (platform: Platform) => void }) {
  return (
    <FormControl sx={{ minWidth: 0 }}>
      <FormLabel
        id="platform-label"
        sx={{
          fontWeight: 600,
          mb: 1,
          fontSize: '0.9375rem',
          color: 'text.primary',
          '&.Mui-focused': { color: 'text.primary' },
        }}
      >
        Platform
      </FormLabel>
      <RadioGroup
        aria-labelledby="platform-label"
        name="platform"
        value={value}
        onChange={(_event, next) => onChange(next as Platform)}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: { xs: 1, sm: 1.5 } }}
      >
        {platforms.map((platform) => (
          <FormControlLabel
            key={platform.value}
            value={platform.value}
            label={platform.label}
            control={<Radio sx={{ p: { xs: 0.75, sm: 1.125 } }} />}
            sx={{
              m: 0,
              minHeight: 44,
              pr: { xs: 0.5, sm: 2 },
              '& .MuiFormControlLabel-label': { minWidth: 0, overflowWrap: 'anywhere' },
              border: 1,
              borderRadius: '12px',
              borderColor: value === platform.value ? 'primary.main' : 'divider',
              bgcolor: value === platform.value ? tintOf('primary-main', 8) : 'transparent',
              transition: 'border-color 160ms ease-out',
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
