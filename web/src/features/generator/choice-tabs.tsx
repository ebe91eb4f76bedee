import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

interface ChoiceTabsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
}

/** A few choices side by side, one of them selected. */
export function ChoiceTabs<Value extends string>({ label, value, options, onChange }: ChoiceTabsProps<Value>) {
  const id = `tabs-${label.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} sx={{ fontWeight: 600, mb: 1, fontSize: '0.9375rem' }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={value}
        aria-labelledby={id}
        onChange={(_event, next: Value | null) => next && onChange(next)}
        sx={{ bgcolor: 'action.hover', borderRadius: '12px', p: 0.5 }}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            sx={{
              border: '0 !important',
              borderRadius: '9px !important',
              textTransform: 'none',
              fontWeight: 600,
              py: 1,
              px: 1,
              lineHeight: 1.25,
              color: 'text.secondary',
              '&.Mui-selected, &.Mui-selected:hover': {
                bgcolor: 'background.paper',
                color: 'text.primary',
                boxShadow: 'var(--soft-shadow)',
              },
            }}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
