import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useController } from 'react-hook-form';
import { isImageAddress } from '../../../../contract/section-fields';
import { ContentIcon, iconNames } from '../sections/content-icon';
import { ImageField } from './image-field';

const wordsOf = (name: string) => name.replaceAll('-', ' ');

/** The icon of an entry: one from the set, or an uploaded image. */
export function IconField({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, value: given, onChange },
    fieldState,
  } = useController<Record<string, string>>({ name });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const value = given ?? '';
  const chosen = iconNames.includes(value) ? wordsOf(value) : isImageAddress(value) ? 'an image' : 'none';
  const take = (icon: string) => {
    onChange(icon);
    setAnchor(null);
  };
  return (
    <Box>
      <Button
        ref={ref}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${label}: ${chosen}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        startIcon={<ContentIcon icon={value} size={20} />}
        sx={{ minHeight: 48 }}
      >
        Icon
      </Button>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Box id={id} sx={{ px: 2, pt: 1.5, fontWeight: 600, fontSize: '0.875rem' }}>
          Choose an icon
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(6, 44px)', gap: 0.5, p: 1.5 }}>
          {iconNames.map((icon) => (
            <IconButton
              key={icon}
              autoFocus={icon === value}
              aria-label={wordsOf(icon)}
              aria-pressed={icon === value}
              onClick={() => take(icon)}
              sx={{
                width: 44,
                height: 44,
                borderRadius: '12px',
                color: icon === value ? 'primary.main' : 'text.primary',
                border: 1,
                borderColor: icon === value ? 'primary.main' : 'transparent',
              }}
            >
              <ContentIcon icon={icon} size={20} />
            </IconButton>
          ))}
        </Box>
        <Box sx={{ px: 2, pb: 2, maxWidth: 312 }}>
          <ImageField
            name={name}
            label="Or an image"
            hint="PNG, JPEG, WebP or GIF, at most 2 MB."
            instead={iconNames[0]}
            onUploaded={() => setAnchor(null)}
          />
        </Box>
      </Popover>
    </Box>
  );
}
