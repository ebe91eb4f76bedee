import type { z } from 'zod';
import type { itemForm } from '../../../../../contract/catalog';
import type { ItemInput } from '../../../gql/schema';
import type { EditedItemFragment } from './admin-items.generated';

/** Stands for the id in the address of a new item. */
export const newItem = 'new';

export const saleLabels = { yes: 'On sale', no: 'Hidden' };

export type ItemValues = z.input<typeof itemForm>;

/** Returns the form's values of an item, or of a new one. */
export const valuesOf = (stored: EditedItemFragment | null): ItemValues => ({
  name: stored?.name ?? '',
  description: stored?.description ?? '',
  price: stored?.price ?? '',
  guidelines: stored?.guidelinesHtml ?? '',
  slug: stored?.slug ?? '',
  delivers: stored && !stored.file ? 'ADDRESS' : 'FILE',
  accessUrl: stored?.accessUrl ?? '',
  file: stored?.file ? { id: null, name: stored.file.name, bytes: stored.file.bytes } : null,
  imageUrl: stored?.imageUrl ?? '',
  sample: stored?.sample ?? '',
});

/** Returns the input that a form's values save. */
export const inputOf = ({ delivers, file, accessUrl, imageUrl, sample, ...values }: ItemValues): ItemInput => ({
  ...values,
  ...(delivers === 'FILE' ? { accessUrl: null, fileId: file?.id ?? null } : { accessUrl, fileId: null }),
  imageUrl: imageUrl || null,
  sample: sample || null,
});
