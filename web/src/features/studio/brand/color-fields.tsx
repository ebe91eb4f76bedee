import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { adaptedInks, type Brand } from '../../../../../studio/posts/brand';
import { useFieldId } from '../../../components/form/text-field';

const roles = [
  ['ground', 'Paper'],
  ['main', 'Main colour'],
  ['second', 'Second colour'],
  ['accent', 'Accent'],
  ['deep', 'Ink'],
] as const satisfies readonly (readonly [keyof Brand['colors'], string])[];

const named: Record<string, string> = {
  ground: 'paper',
  main: 'your main colour',
  second: 'your second colour',
  accent: 'your accent',
};
const isHex = /^#[0-9a-f]{6}$/i;

/** The five colours, as exactly as they are printed, and where words can't have them. */
export function ColorFields({ adaptedOf }: { adaptedOf: Brand['colors'] }) {
  const adapted = adaptedInks(adaptedOf);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
        }}
      >
        {roles.map(([role, label]) => (
          <ColorField key={role} name={`colors.${role}`} label={label} />
        ))}
      </Box>
      <Box role="status">
        {adapted.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Words in these colours can be read everywhere.
          </Typography>
        ) : (
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            {adapted.map(({ on, wanted, used }) => (
              <Box component="li" key={on} sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
                <Box
                  aria-hidden
                  data-color
                  style={{ color: used, backgroundColor: on === 'soft' || on === 'deep' ? undefined : adaptedOf[on] }}
                  sx={sample}
                >
                  Aa
                </Box>
                <Typography variant="body2">
                  {`Words on ${named[on] ?? on} are set in ${used}, the nearest shade of ${wanted} that can be read there.`}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </>
  );
}

/** A colour that is picked or typed. */
function ColorField({ name, label }: { name: string; label: string }) {
  const id = useFieldId(name);
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController<Record<string, string>>({ name });
  const typed = value ?? '';
  const take = (text: string) => onChange(text.trim().toLowerCase());
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <Box
        component="input"
        type="color"
        aria-label={`Pick: ${label}`}
        value={isHex.test(typed) ? typed : '#000000'}
        onChange={({ currentTarget }) => take(currentTarget.value)}
        sx={picker}
      />
      <MuiTextField
        id={id}
        inputRef={ref}
        label={label}
        value={typed}
        onChange={({ target }) => take(target.value)}
        onBlur={onBlur}
        error={error !== undefined}
        helperText={error?.message}
        slotProps={{
          htmlInput: { maxLength: 7, spellCheck: false, autoComplete: 'off', 'aria-invalid': error !== undefined },
        }}
        sx={{ flex: 1, minWidth: 0, '& input': { fontVariantNumeric: 'tabular-nums' } }}
      />
    </Box>
  );
}

const sample = {
  flex: 'none',
  width: 40,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '8px',
  fontWeight: 700,
  border: 1,
  borderColor: 'divider',
} as const;

const picker = {
  flex: 'none',
  // beside the field, below its label
  mt: '26px',
  width: 52,
  height: 48,
  p: 0.5,
  border: 1,
  borderColor: 'thread.fieldLine',
  borderRadius: '12px',
  backgroundColor: 'background.paper',
  cursor: 'pointer',
  '&::-webkit-color-swatch': { border: 0, borderRadius: '8px' },
  '&::-webkit-color-swatch-wrapper': { p: 0 },
} as const;
