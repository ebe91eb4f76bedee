import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Plus } from '../../../lib/generated/icons';
import { packageLimits, tooManyPackages } from '../../../../../contract/limits';
import { EmptyState } from '../../../components/feedback/empty-state';
import { lazyDialog } from '../../../components/feedback/lazy-dialog';
import { SectionLoader } from '../../../components/feedback/loaders';
import { serverMessage } from '../../../lib/errors';
import { PackageCards } from './package-cards';
import { hiddenOf, isTied, onSaleOf } from './package-order';
import { useAllPackagesQuery } from './packages.generated';
import { usePackageActions } from './use-package-actions';

// forms are a large chunk, which the cards do without
const PackageDialog = lazyDialog(() => import('./package-dialog').then(({ PackageDialog }) => PackageDialog));

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 3,
} as const;

/** The edited package: its id, null for a new one; undefined while none is open. */
type Opened = string | null | undefined;

/** The shop's packages: cards, order, and the modals that add and edit one (specification, admin area, section 2). */
export function PackagesManager() {
  const { data, error, refetch } = useAllPackagesQuery({ fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<Opened>(undefined);
  const actions = usePackageActions();
  if (error && !data)
    return (
      <Alert
        severity="error"
        action={
          <Button
            color="inherit"
            size="small"
            variant="text"
            sx={{ whiteSpace: 'nowrap' }}
            onClick={() => void refetch().catch(() => undefined)}
          >
            Try again
          </Button>
        }
      >
        {serverMessage(error, 'Failed to fetch packages')}
      </Alert>
    );
  if (!data) return <SectionLoader text="Loading packages..." />;
  const onSale = onSaleOf(data.allPackages);
  const hidden = hiddenOf(data.allPackages);
  const isFull = onSale.length >= packageLimits.onSale;
  const hasTies = onSale.some((_one, place) => isTied(onSale, place, place + 1));
  const shared = { isFull, actions, onEdit: setOpened };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={bar}>
        <Typography sx={{ color: 'text.secondary', flex: '1 1 260px', maxWidth: '64ch' }}>
          {`${onSale.length} of ${packageLimits.onSale} on sale, as visitors see them: the cheapest first.`}
          {hasTies && ' Packages with the same price can be reordered.'}
        </Typography>
        <AddButton isFull={isFull} onAdd={() => setOpened(null)} />
      </Box>
      {data.allPackages.length === 0 ? (
        <Card>
          <EmptyState title="No packages available. Add a new package to get started." />
        </Card>
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          {onSale.length > 0 && (
            <section aria-labelledby="packages-on-sale">
              <Typography id="packages-on-sale" variant="h5" component="h2" sx={{ mb: 2 }}>
                On sale
              </Typography>
              <PackageCards label="Packages on sale" packages={onSale} isOrdered {...shared} />
            </section>
          )}
          {hidden.length > 0 && (
            <section aria-labelledby="hidden-packages">
              <Typography id="hidden-packages" variant="h5" component="h2">
                Hidden
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
                Not on sale. Existing orders are unaffected.
              </Typography>
              <PackageCards label="Hidden packages" packages={hidden} {...shared} />
            </section>
          )}
        </Box>
      )}
      {opened !== undefined && (
        <PackageDialog
          id={opened}
          currency={data.settings.paypal.currency}
          onSale={onSale}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  );
}

const AddButton = ({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) => (
  <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { sm: 'end' } }}>
    <Tooltip title={isFull ? tooManyPackages : ''} describeChild>
      {/* a disabled button receives no pointer events */}
      <span>
        <Button data-field="addPackage" startIcon={<Plus size={18} aria-hidden />} disabled={isFull} onClick={onAdd}>
          Add Package
        </Button>
      </span>
    </Tooltip>
    {isFull && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {tooManyPackages}: hide one to add another.
      </Typography>
    )}
  </Box>
);
