import { useEffect } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { itemLimits, itemUpload, slugOf } from '../../../../../contract/catalog';
import { ImageField } from '../../../components/form/image-field';
import { RichTextField } from '../../../components/form/rich-text-field';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { paths } from '../../../lib/paths';
import type { EditedItemFragment } from './admin-items.generated';
import { FileField } from './file-field';
import type { ItemValues } from './item-values';

interface ItemFieldsProps {
  /** Null for a new item. */
  stored: EditedItemFragment | null;
  currency: string;
  onBusy: (busy: boolean) => void;
}

const delivery = [
  { value: 'FILE', label: 'A file that buyers download' },
  { value: 'ADDRESS', label: 'A link that buyers open' },
];

/** The fields of an item: the public ones, then what its buyers get. */
export function ItemFields({ stored, currency, onBusy }: ItemFieldsProps) {
  const delivers = useWatch<ItemValues, 'delivers'>({ name: 'delivers' });
  return (
    <>
      <Group title="Its page">
        <TextField name="name" label="Name" required maxLength={itemLimits.name} />
        <SlugField stored={stored} />
        <TextField name="description" label="Description" required rows={3} maxLength={itemLimits.description} />
        <TextField
          name="price"
          label="Price"
          required
          inputMode="decimal"
          autoComplete="off"
          endAdornment={currency}
          hint="A number such as 5 or 5.00. Existing orders keep their price."
        />
        <ImageField name="imageUrl" label="Picture" />
        <TextField
          name="sample"
          label="Sample"
          rows={3}
          maxLength={itemLimits.sample}
          hint="A short excerpt that everyone can read. Optional."
        />
      </Group>
      <Group title="What buyers get">
        <SelectField name="delivers" label="Delivers" options={delivery} />
        {delivers === 'FILE' ? (
          <FileField storedAt={stored?.file ? `${itemUpload.path}/${stored.id}` : null} onBusy={onBusy} />
        ) : (
          <TextField
            name="accessUrl"
            label="Access URL"
            type="url"
            required
            maxLength={itemLimits.accessUrl}
            hint="Shown to buyers only."
          />
        )}
        <RichTextField name="guidelines" label="Guidelines" hint="Instructions. Shown to buyers only." block />
      </Group>
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2.5 }}>
    <Typography variant="h5" component="h2">
      {title}
    </Typography>
    {children}
  </Box>
);

/** The slug follows the name of a new item until it is edited. */
function SlugField({ stored }: Pick<ItemFieldsProps, 'stored'>) {
  const { setValue, formState } = useFormContext<ItemValues>();
  const [name, slug] = useWatch<ItemValues, ['name', 'slug']>({ name: ['name', 'slug'] });
  const isOwn = stored !== null || formState.touchedFields.slug === true;
  useEffect(() => {
    if (!isOwn) setValue('slug', slugOf(name), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }, [name, isOwn, setValue, formState.isSubmitted]);
  // a new item gets its number when it is saved
  const address = paths.item.getHref(slug || '…', stored?.number ?? '…');
  const isMoved = stored !== null && slug !== stored.slug;
  return (
    <TextField
      name="slug"
      label="Slug"
      required
      autoComplete="off"
      maxLength={itemLimits.slug}
      hint={
        <>
          {`Address of its page: ${decodeURIComponent(address)}`}
          {isMoved && '. Links to the current address will redirect to the new one.'}
          {stored &&
            stored.earlierSlugs.length > 0 &&
            `${isMoved ? '' : '.'} Earlier addresses that redirect here: ${stored.earlierSlugs.join(', ')}.`}
        </>
      }
    />
  );
}
