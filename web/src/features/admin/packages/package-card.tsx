import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ArrowRight, Check, Eye, EyeOff, GripVertical, Pencil, Trash2 } from '../../../lib/generated/icons';
import { tooManyPackages } from '../../../../../contract/limits';
import type { useDragOrder } from '../../../components/form/use-drag-order';
import { formatAmount, formatCount, formatNumber } from '../../../lib/format';
import type { ManagedPackageFragment } from './packages.generated';

type DragOrder = ReturnType<typeof useDragOrder>;

export interface CardMoves {
  /** Its place among the packages on sale, from 0. */
  place: number;
  /** The site shows packages by price, so that only equal ones can change places. */
  mayGo: { earlier: boolean; later: boolean };
  isOver: boolean;
  onMove: (place: number) => void;
  grip: ReturnType<DragOrder['gripOf']>;
  row: ReturnType<DragOrder['rowOf']>;
}

interface PackageCardProps {
  shown: ManagedPackageFragment;
  /** Left out for a hidden package. */
  moves?: CardMoves;
  /** Three packages are on sale. */
  isFull: boolean;
  onEdit: () => void;
  onShow: () => void;
  onHide: () => void;
  onDelete: () => void;
}

/** A package with its figures, and what can be done to it. */
export function PackageCard({ shown, moves, isFull, onEdit, onShow, onHide, onDelete }: PackageCardProps) {
  const { name, price, currency, credit, validityDays, features } = shown;
  const isMovable = moves && (moves.mayGo.earlier || moves.mayGo.later);
  return (
    <Card
      component="li"
      aria-label={name}
      {...moves?.row}
      sx={{
        p: 2.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        ...(moves?.isOver && { outline: '2px solid', outlineColor: 'primary.main' }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
        {isMovable && <Handle {...moves} />}
        <Typography variant="h4" component="h3" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isMovable && <MoveButtons name={name} {...moves} />}
      </Box>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {formatAmount(price, currency)}{' '}
        <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' }}>
          {currency}
        </Box>
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {`${formatNumber(credit)} Credit · ${formatCount(validityDays, 'day', 'days')}`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, fontSize: '0.9375rem' }}>
        {features.map((feature, line) => (
          // two lines may have the same text
          <Box component="li" key={`${line} ${feature}`} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
            <Box sx={{ color: 'success.main', flex: 'none', pt: '3px' }}>
              <Check size={16} aria-hidden />
            </Box>
            {feature}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 'auto', pt: 1 }}>
        <Button size="small" startIcon={<Pencil size={16} aria-hidden />} aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {moves ? (
          <Button
            size="small"
            variant="outlined"
            startIcon={<EyeOff size={16} aria-hidden />}
            aria-label={`Hide ${name}`}
            onClick={onHide}
          >
            Hide
          </Button>
        ) : (
          <Tooltip title={isFull ? tooManyPackages : ''} describeChild>
            <span>
              <Button
                size="small"
                variant="outlined"
                startIcon={<Eye size={16} aria-hidden />}
                aria-label={`Show ${name}`}
                disabled={isFull}
                onClick={onShow}
              >
                Show
              </Button>
            </span>
          </Tooltip>
        )}
        <Tooltip title="Delete" describeChild>
          <IconButton size="small" color="error" aria-label={`Delete ${name}`} onClick={onDelete} sx={{ ml: 'auto' }}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      </Box>
    </Card>
  );
}

/** What a mouse drags; the keyboard and touch use the buttons. */
const Handle = ({ grip }: CardMoves) => (
  <Box
    aria-hidden
    {...grip}
    sx={{
      color: 'text.secondary',
      cursor: 'grab',
      ml: -1,
      display: 'none',
      '@media (pointer: fine)': { display: 'grid' },
    }}
  >
    <GripVertical size={20} />
  </Box>
);

/** The cards stand below each other on a phone. */
const alongCards = { transform: { xs: 'rotate(90deg)', sm: 'none' } } as const;

const MoveButtons = ({ name, place, mayGo, onMove }: CardMoves & { name: string }) => (
  <>
    <IconButton
      size="small"
      data-move="earlier"
      aria-label={`Move ${name} forward`}
      disabled={!mayGo.earlier}
      onClick={() => onMove(place - 1)}
      sx={alongCards}
    >
      <ArrowLeft size={18} aria-hidden />
    </IconButton>
    <IconButton
      size="small"
      data-move="later"
      aria-label={`Move ${name} back`}
      disabled={!mayGo.later}
      onClick={() => onMove(place + 1)}
      sx={alongCards}
    >
      <ArrowRight size={18} aria-hidden />
    </IconButton>
  </>
);
