import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { Check } from '../../../../lib/generated/icons';
import { accentRefusal, judgeAccent, ratio } from '../../../../../../contract/accent';
import type { AccentFigures } from '../../../../../../contract/accent';
import { hexColor } from '../../../../../../contract/appearance';
import { defaultAccent } from '../../../../../../contract/brand';
import { useFieldId } from '../../../../components/form/text-field';

/** A colour that is picked or typed, with the verdict on its contrast while it changes. */
export function AccentField({ name, label }: { name: string; label: string }) {
  const id = useFieldId(name);
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController<Record<string, string>>({ name });
  const typed = value ?? '';
  const color = hexColor.test(typed.trim()) ? typed.trim().toUpperCase() : null;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}>
        <MuiTextField
          id={id}
          inputRef={ref}
          label={label}
          value={typed}
          onChange={onChange}
          onBlur={onBlur}
          error={error !== undefined}
          slotProps={{
            htmlInput: {
              maxLength: 7,
              spellCheck: false,
              autoComplete: 'off',
              'aria-invalid': error !== undefined,
              'aria-describedby': `${id}-verdict`,
            },
          }}
          sx={{ maxWidth: 160, '& input': { fontVariantNumeric: 'tabular-nums' } }}
        />
        <Box
          component="input"
          type="color"
          aria-label={`Pick ${label.toLowerCase()}`}
          value={(color ?? defaultAccent).toLowerCase()}
          onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          sx={{
            width: 56,
            height: 48,
            p: 0.5,
            border: 1,
            borderColor: 'thread.fieldLine',
            borderRadius: '12px',
            backgroundColor: 'background.paper',
            cursor: 'pointer',
          }}
        />
        {color !== defaultAccent && (
          <Button variant="text" size="small" sx={{ minHeight: 48 }} onClick={() => onChange(defaultAccent)}>
            Use the default violet
          </Button>
        )}
      </Box>
      {error && !color && <FormHelperText error>{error.message}</FormHelperText>}
      <Box id={`${id}-verdict`} role="status" sx={{ mt: 1.5 }}>
        {color && <Verdict color={color} onUse={onChange} />}
      </Box>
    </Box>
  );
}

const schemes = { light: 'Light pages', dark: 'Dark pages' } as const;

function Verdict({ color, onUse }: { color: string; onUse: (color: string) => void }) {
  const verdict = judgeAccent(color);
  if (!verdict.isReadable)
    return (
      <Alert severity="error" sx={{ alignItems: 'start' }}>
        {accentRefusal(verdict)}
        <Button
          variant="outlined"
          size="small"
          sx={{ display: 'flex', mt: 1.5 }}
          onClick={() => onUse(verdict.nearest)}
          startIcon={
            <Box sx={{ width: 16, height: 16, borderRadius: '5px', backgroundColor: verdict.nearest }} aria-hidden />
          }
        >
          {`Use ${verdict.nearest}`}
        </Button>
      </Alert>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      {verdict.figures.map((figures) => (
        <Figures key={figures.scheme} chosen={color} {...figures} />
      ))}
    </Box>
  );
}

const Figures = ({ chosen, scheme, tones, onMain, asLink }: AccentFigures & { chosen: string }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
    <Box sx={{ color: 'success.main', pt: 0.25, flex: 'none' }}>
      <Check size={18} aria-hidden />
    </Box>
    <Typography variant="body2">
      {`${schemes[scheme]}: text on buttons ${ratio(onMain)}, links ${ratio(asLink)} (4.5:1 is needed).`}
      {tones.main !== chosen && ` They use ${tones.main}, so that text in this colour is readable.`}
    </Typography>
  </Box>
);
