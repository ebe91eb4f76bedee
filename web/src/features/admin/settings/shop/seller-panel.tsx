import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import { shopSettingsInput, defaultInvoicePrefix } from '../../../../../../contract/shop-settings';
import { timeZones } from '../../../../../../contract/time-zone';
import { useAppForm } from '../../../../components/form/form';
import { NumberField } from '../../../../components/form/number-field';
import { SelectField } from '../../../../components/form/select-field';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import type { OnUnsaved } from '../lazy-panel';
import { InvoiceFields } from './invoice-fields';
import { SetupForm } from './setup-form';
import { SetupState } from './setup-states';
import { useSaveSellerSetupMutation, useSellerSetupQuery } from './shop.generated';
import { withProof } from '../../../../entities/account/admin-proof';
import type { ShopSellerFragment } from './shop.generated';

type SellerValues = z.input<typeof shopSettingsInput>;

const sellerValues = ({
  returnDays,
  sellerName,
  sellerAddress,
  taxId,
  taxLine,
  refundProofAbove,
  timeZone,
  invoicePrefix,
  vatRate,
  brands,
  docs,
}: ShopSellerFragment['shop']): SellerValues => ({
  returnDays,
  sellerName,
  sellerAddress,
  taxId,
  taxLine,
  refundProofAbove: refundProofAbove ?? '',
  timeZone: timeZone ?? 'UTC',
  invoicePrefix: invoicePrefix ?? defaultInvoicePrefix,
  vatRate: vatRate ?? '',
  ...(brands && { brands: { free: brands.free, basic: brands.basic, premium: brands.premium } }),
  docs,
});

/** The time zones of this browser, and the stored one, which may have another name here. */
const zoneOptions = (stored: string) =>
  [...new Set([stored, ...timeZones()])].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** The seller, the text on invoices, the return period of packages in days, and what the figures need. */
export function SellerPanel({ onUnsaved }: { onUnsaved: OnUnsaved }) {
  const { data, error, refetch } = useSellerSetupQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  if (!data) return <SetupState error={error} failure="Failed to fetch the invoice settings" onRetry={refetch} />;
  const reload = async () => (await refetch()).data?.settings.shop ?? null;
  return <SellerSetup stored={data.settings.shop} reload={reload} onUnsaved={onUnsaved} />;
}

interface SellerSetupProps {
  stored: ShopSellerFragment['shop'];
  reload: () => Promise<ShopSellerFragment['shop'] | null>;
  onUnsaved: OnUnsaved;
}

function SellerSetup({ stored, reload, onUnsaved }: SellerSetupProps) {
  const form = useAppForm<SellerValues>({ schema: shopSettingsInput, defaultValues: sellerValues(stored) });
  const [saveSetup] = useSaveSellerSetupMutation();
  const save = async (values: SellerValues, version: number) => {
    const variables = { input: values, version };
    const answer = await withProof(async () => (await saveSetup({ variables })).data?.saveShopSettings);
    return answer && { stored: answer.settings?.shop ?? null, errors: answer.errors };
  };
  return (
    <SetupForm
      title="Invoices and Returns"
      text="Printed on every new invoice. Invoices already issued do not change."
      form={form}
      stored={stored}
      valuesOf={sellerValues}
      save={save}
      reload={reload}
      saved="Settings saved successfully!"
      failure="Failed to update the invoice settings"
      onUnsaved={onUnsaved}
    >
      <TextField name="sellerName" label="Seller" required maxLength={120} />
      <TextField
        name="sellerAddress"
        label="Address"
        rows={3}
        maxLength={400}
        hint="Each line here is a line on the invoice."
      />
      <TextField name="taxId" label="Tax id" maxLength={60} />
      <TextField
        name="taxLine"
        label="Tax note"
        maxLength={200}
        hint="For example, why no tax is shown. Leave empty to print none."
      />
      <InvoiceFields />
      <NumberField
        name="returnDays"
        label="Return period in days"
        unit="days"
        hint="For this many days after paying, customers can return an unused package themselves. 0 turns returns off. Orders keep the days they were paid with."
      />
      <TextField
        name="refundProofAbove"
        label="Confirm refunds above"
        maxLength={11}
        hint="For a larger refund an Admin must confirm who they are, unless they did in the last 15 minutes."
      />
      <Typography component="h3" variant="h6" sx={{ mt: 1 }}>
        Days
      </Typography>
      <SelectField
        name="timeZone"
        label="Shop time zone"
        options={zoneOptions(stored.timeZone ?? 'UTC')}
        hint="Figures, invoices, receipts and return periods count days in this zone. After a change, earlier figures are recalculated; invoices stay as they are."
      />
      {stored.brands && <BrandLimits />}
      <Typography component="h3" variant="h6" sx={{ mt: 1 }}>
        API documentation
      </Typography>
      <SwitchField
        name="docs"
        label="Show the API documentation"
        hint="The pages under /docs. The API works without them, too."
      />
    </SetupForm>
  );
}

/** How many brands an account may have. */
const BrandLimits = () => (
  <>
    <Typography component="h3" variant="h6" sx={{ mt: 1 }}>
      Brands per account
    </Typography>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))' }}>
      <NumberField name="brands.free" label="Free membership" unit="brands" />
      <NumberField name="brands.basic" label="Basic membership" unit="brands" />
      <NumberField name="brands.premium" label="Premium membership" unit="brands" />
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      A lower number removes no brand; such an account cannot add another.
    </Typography>
  </>
);
