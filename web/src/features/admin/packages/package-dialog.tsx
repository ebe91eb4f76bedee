import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { packageForm } from '../../../../../contract/catalog';
import { packageLimits } from '../../../../../contract/limits';
import { SectionLoader } from '../../../components/feedback/loaders';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { NumberField } from '../../../components/form/number-field';
import { SortableList } from '../../../components/form/sortable-list';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { useConflict } from '../../../components/form/use-conflict';
import { mayDropChanges, useLeaveGuard } from '../../../components/form/use-leave-guard';
import { serverMessage } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { useLostAnswer } from '../../../lib/use-lost-answer';
import { PackagePreview } from './package-preview';
import { inputOf, valuesOf } from './package-values';
import type { PackageValues } from './package-values';
import { AllPackagesDocument, usePackageForEditingQuery, useSavePackageMutation } from './packages.generated';
import type { ManagedPackageFragment } from './packages.generated';
import { forgetPricing } from './use-package-actions';

interface PackageDialogProps {
  /** Null adds a package. */
  id: string | null;
  currency: ManagedPackageFragment['currency'];
  onSale: readonly ManagedPackageFragment[];
  onClose: () => void;
}

/** The modals 'Add Package' and 'Edit Package' (specification, admin area, 'Pricing Packages'). */
export function PackageDialog(props: PackageDialogProps) {
  const { id, onClose } = props;
  const { data, error, refetch } = usePackageForEditingQuery(
    id ? { variables: { id }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } : { skip: true },
  );
  const stored = data?.packageForEditing;
  if (!id || stored)
    return (
      <Editing
        {...props}
        stored={stored ?? null}
        reload={async () => (await refetch()).data?.packageForEditing ?? null}
      />
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby="package-title" fullWidth maxWidth="md">
      <DialogTitle id="package-title">Edit Package</DialogTitle>
      <DialogContent>
        {error ? <Alert severity="error">{serverMessage(error, 'Failed to fetch package')}</Alert> : <SectionLoader />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface EditingProps extends PackageDialogProps {
  stored: ManagedPackageFragment | null;
  /** Loads the package again after another Admin has saved. */
  reload: () => Promise<ManagedPackageFragment | null>;
}

function Editing({ stored, currency, onSale, onClose, reload }: EditingProps) {
  const title = stored ? 'Edit Package' : 'Add Package';
  const form = useAppForm<PackageValues>({ schema: packageForm, defaultValues: valuesOf(stored) });
  const { version, isOvertaken, note } = useConflict({
    stored,
    reload,
    show: (current) => form.reset(valuesOf(current), { keepDirtyValues: false }),
  });
  const [savePackage] = useSavePackageMutation({
    update: forgetPricing,
    refetchQueries: [AllPackagesDocument],
    awaitRefetchQueries: true,
  });
  // a repeated click after a lost answer adds the same package; after a refusal a new id makes a new one
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { isDirty, isSubmitting } = form.formState;
  const hasChanges = isDirty && !isSubmitting;
  useLeaveGuard(hasChanges);
  const sent = useLostAnswer();

  const save = async (values: PackageValues) => {
    const failure = stored ? 'Failed to update package' : 'Failed to add package';
    const refused = (message: string) => [{ code: 'UNKNOWN', message, field: null }];
    try {
      const id = stored?.id ?? null;
      const input = inputOf(values);
      const variables = { id, input, version, requestId: id ? null : requestId };
      const answer = await sent(async () => (await savePackage({ variables })).data?.savePackage);
      if (answer && answer.errors.length > 0) setRequestId(crypto.randomUUID());
      if (isOvertaken(answer?.errors)) return undefined;
      if (!answer || answer.errors.length > 0) return answer?.errors ?? refused(failure);
    } catch (error) {
      return refused(serverMessage(error, failure));
    }
    notify.success(stored ? 'Package updated' : 'Package added');
    onClose();
    return undefined;
  };
  const close = async () => {
    if (!isSubmitting && (await mayDropChanges(hasChanges))) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} aria-labelledby="package-title" fullWidth maxWidth="md">
      <DialogTitle id="package-title">{title}</DialogTitle>
      <Form form={form} label={title} onSubmit={save}>
        <DialogContent
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            {note}
            <FormErrorBanner />
            <PackageFields currency={currency} />
          </Box>
          <PackagePreview
            id={stored?.id ?? null}
            currency={currency}
            onSale={onSale}
            isHidden={stored?.position === null}
          />
        </DialogContent>
        <DialogActions
          sx={{ position: 'sticky', bottom: 0, zIndex: 2, backgroundColor: 'background.paper', displayPrint: 'none' }}
        >
          <Button variant="outlined" disabled={isSubmitting} onClick={() => void close()}>
            Cancel
          </Button>
          <SubmitButton size="medium" busyText="Saving...">
            {stored ? 'Save' : 'Add Package'}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const PackageFields = ({ currency }: { currency: string }) => (
  <>
    <TextField name="name" label="Package name" required maxLength={packageLimits.name} />
    <TextField
      name="price"
      label="Price"
      required
      inputMode="decimal"
      autoComplete="off"
      endAdornment={currency}
      hint={`A number such as 5 or 5.00, in ${currency}, the currency set in Paypal Setup. Existing orders keep their price.`}
    />
    <NumberField name="credit" label="Credit" required unit="Credit" />
    <NumberField name="validityDays" label="Validity" required unit="days" hint="Days of premium membership." />
    <SortableList
      name="features"
      label="Features"
      entry="feature"
      blank={() => ({ text: '' })}
      most={packageLimits.features}
      isInline
    >
      {(prefix) => <TextField name={`${prefix}.text`} label="Feature" maxLength={packageLimits.feature} />}
    </SortableList>
    <TextField
      name="sellerEmail"
      label="Seller's email"
      type="email"
      autoComplete="off"
      maxLength={packageLimits.sellerEmail}
      hint="Shown to Admins only. Optional."
    />
  </>
);
