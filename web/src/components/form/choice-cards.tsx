import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { tintOf } from '../../lib/styles';

interface ChoiceCardsProps<Value extends string> {
  /** Name of the radio group, and start of the ids. */
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; text?: string }[];
  onChange: (value: Value) => void;
}

/** Two choices as radio buttons in boxes; choices with a text below their name stand below each other in little room. */
export function ChoiceCards<Value extends string>({ name, label, value, options, onChange }: ChoiceCardsProps<Value>) {
  const isTextual = options.some(({ text }) => text);
  return (
    <FormControl sx={{ minWidth: 0 }}>
      <FormLabel
        id={`${name}-label`}
        sx={{
          fontWeight: 600,
          mb: 1,
          fontSize: '0.9375rem',
          color: 'text.primary',
          '&.Mui-focused': { color: 'text.primary' },
        }}
      >
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${name}-label`}
        name={name}
        value={value}
        onChange={(_event, next) => onChange(next as Value)}
        sx={{
          display: 'grid',
          // in large text a name would break within itself beside another one
          gridTemplateColumns: isTextual ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
          gap: { xs: 1, sm: 1.5 },
          '@container options (min-width: 35rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={
              option.text ? <Described {...option} text={option.text} id={`${name}-${option.value}`} /> : option.label
            }
            control={
              <Radio
                sx={{ p: { xs: 0.75, sm: 1.125 } }}
                slotProps={{
                  input: option.text
                    ? {
                        'aria-labelledby': `${name}-${option.value}`,
                        'aria-describedby': `${name}-${option.value}-text`,
                      }
                    : {},
                }}
              />
            }
            sx={{
              m: 0,
              minHeight: 44,
              py: option.text ? 0.75 : { xs: 0.375, sm: 0 },
              pr: { xs: 0.5, sm: 2 },
              '& .MuiFormControlLabel-label': { minWidth: 0, overflowWrap: 'anywhere', pt: { xs: 0.75, sm: 1.125 } },
              border: 1,
              borderRadius: '12px',
              borderColor: value === option.value ? 'primary.main' : 'divider',
              bgcolor: value === option.value ? tintOf('primary-main', 8) : 'transparent',
              transition: 'border-color 160ms ease-out',
              // around the box: around the button, the ring covers the first letter of the name
              '& .MuiRadio-root.Mui-focusVisible': { outline: 'none' },
              '&:has(.Mui-focusVisible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const Described = ({ id, label, text }: { id: string; label: string; text: string }) => (
  <>
    <Box id={id} component="span" sx={{ display: 'block', lineHeight: 1.3 }}>
      {label}
    </Box>
    <Box
      id={`${id}-text`}
      component="span"
      sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.35 }}
    >
      {text}
    </Box>
  </>
);
