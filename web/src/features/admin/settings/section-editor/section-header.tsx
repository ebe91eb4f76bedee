import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Eye, EyeOff, RotateCcw } from '../../../../lib/generated/icons';
import { PersonName } from '../../../../entities/person/person-link';
import { formatAgo } from '../../../../lib/format';

interface SectionHeaderProps {
  title: string;
  section: { isActive: boolean; updatedAt: string | null; updatedBy: { id: string; name: string } | null };
  busy: boolean;
  onToggle: () => void;
  onReset: () => void;
}

/** Name and visibility of a section, with the actions that concern it as a whole. */
export function SectionHeader({
  title,
  section: { isActive, updatedAt, updatedBy },
  busy,
  onToggle,
  onReset,
}: SectionHeaderProps) {
  const Toggle = isActive ? EyeOff : Eye;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography
          variant="h4"
          component="h2"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}
        >
          {title}
          <Chip
            size="small"
            component="span"
            label={isActive ? 'Active' : 'Inactive'}
            color={isActive ? 'success' : 'default'}
          />
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.5 }}>
          {updatedAt ? `Last saved ${formatAgo(updatedAt)}` : 'The default text is shown. It has not been edited yet.'}
          {updatedAt && updatedBy && (
            <>
              {' by '}
              <PersonName person={updatedBy} />
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          disabled={busy}
          startIcon={<Toggle size={18} aria-hidden />}
          onClick={onToggle}
        >
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <Button
          variant="outlined"
          size="small"
          color="error"
          disabled={busy}
          startIcon={<RotateCcw size={18} aria-hidden />}
          onClick={onReset}
        >
          Reset
        </Button>
      </Box>
    </Box>
  );
}
