import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileText } from '../../../../lib/generated/icons';
import { invoiceSettings, numberWith } from '../../../../../../contract/shop-settings';
import { TextField } from '../../../../components/form/text-field';

/** Any serial, for examples of numbers. */
const someSerial = 123;

/** Number and VAT of invoices, and a specimen with what the form holds. */
export function InvoiceFields() {
  const { control } = useFormContext();
  const parsed = invoiceSettings.safeParse(useWatch({ control }));
  const prefix = parsed.data?.invoicePrefix;
  return (
    <>
      <TextField
        name="invoicePrefix"
        label="Invoice number prefix"
        maxLength={12}
        hint={`${prefix == null ? '' : `For example ${numberWith(prefix, someSerial)}. `}A change does not restart the numbers. Credit notes begin with CN-.`}
      />
      <TextField
        name="vatRate"
        label="VAT rate in percent"
        maxLength={7}
        inputMode="decimal"
        hint="Prices include VAT. New invoices show the net amount and the VAT; a credit note uses the rate of its invoice. Leave empty to show no VAT."
      />
      <Specimen values={parsed.data} />
    </>
  );
}

/** Opens a specimen of an invoice with the values of the form, saved or not. */
function Specimen({ values }: { values: Record<string, string | null | undefined> | undefined }) {
  const search = new URLSearchParams(
    Object.entries(values ?? {}).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  );
  return (
    <Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<FileText size={18} aria-hidden />}
        disabled={!values}
        {...(values && { href: `/invoices/preview?${search.toString()}`, target: '_blank', rel: 'noopener' })}
      >
        Preview invoice
      </Button>
      <FormHelperText>
        {values ? 'A sample PDF with the values in this form.' : 'Please correct the fields above to see a sample.'}
      </FormHelperText>
    </Box>
  );
}
