import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { mayDropChanges } from '../../../components/form/use-leave-guard';
import { ColorStrip } from './brand-look';
import type { BrandPartsFragment } from '../../../entities/brand/brands.generated';
import { tintOf } from '../../../lib/styles';
import { Plus } from '../../../lib/generated/icons';

interface BrandListProps {
  brands: readonly BrandPartsFragment[];
  /** Id of the brand in the form, or 'new'. */
  chosen: string;
  /** How many the membership allows. */
  most: number;
  isUnsaved: boolean;
  onChoose: (id: string) => void;
}

/** The brands of the account, to choose one from, and the way to a further one. */
export function BrandList({ brands, chosen, most, isUnsaved, onChoose }: BrandListProps) {
  const choose = async (id: string) => {
    if (id !== chosen && (await mayDropChanges(isUnsaved))) onChoose(id);
  };
  const isFull = brands.length >= most;
  return (
    <Box component="nav" aria-label="Your brands">
      <Box component="ul" sx={list}>
        {brands.map(({ id, name, colors, logo }) => {
          const mark = logo.light ?? logo.dark;
          return (
            <Box component="li" key={id} sx={{ minWidth: 0 }}>
              <Box
                component="button"
                type="button"
                aria-current={id === chosen}
                onClick={() => void choose(id)}
                sx={card}
              >
                <Box
                  component="span"
                  sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28, minWidth: 0 }}
                >
                  {mark && (
                    <Box
                      component="img"
                      src={mark.image}
                      alt=""
                      sx={{ height: 24, maxWidth: 72, objectFit: 'contain' }}
                      style={{ backgroundColor: logo.light ? colors.ground : colors.deep, borderRadius: 4 }}
                    />
                  )}
                  <Box
                    component="span"
                    sx={{ fontWeight: 700, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
                  >
                    {name}
                  </Box>
                </Box>
                <ColorStrip colors={colors} height={16} />
              </Box>
            </Box>
          );
        })}
        <Box component="li" sx={{ display: 'grid', alignContent: 'center', justifyItems: 'start' }}>
          <Button
            variant="outlined"
            startIcon={<Plus size={18} aria-hidden />}
            disabled={isFull || chosen === 'new'}
            onClick={() => void choose('new')}
          >
            New brand
          </Button>
        </Box>
      </Box>
      {isFull && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {`Your membership has ${most === 1 ? 'one brand' : `${most} brands`}. A higher one has more.`}
        </Typography>
      )}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 1.5,
} as const;

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  width: '100%',
  minWidth: 0,
  p: 1.5,
  textAlign: 'left',
  font: 'inherit',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  backgroundColor: 'background.paper',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: tintOf('text-primary', 4) },
  '&[aria-current=true]': {
    outline: '2px solid var(--mui-palette-primary-main)',
    backgroundColor: tintOf('primary-main', 6),
  },
  '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
} as const;
